// The line where one writes: plain words, or a slash command that is filled in option by option.

import { CommandLine } from "./command-line.js";
import { fitting, named, sendable, typedOut } from "./commands.js";
import { h } from "./dom.js";
import { composing, Picker } from "./picker.js";

const TALLEST = 180;

/** The composer of the open channel. */
export class Composer {
    constructor(place, app) {
        this.app = app;
        this.picker = new Picker("picker");
        this.command = null;
        this.place = null; // whose line this is, and where
        this.drafts = new Map();
        this.text = h("textarea", {
            rows: 1, autocomplete: "off", "aria-controls": "picker", "aria-autocomplete": "list", enterkeyhint: "send",
        });
        this.line = h("div", { class: "words" }, this.text);
        this.button = h("button", { class: "send", type: "submit" }, "➤");
        this.slash = h("button", { class: "slash", type: "button", on: { click: () => this.type("/") } }, "/");
        this.form = h("form", { class: "typing" }, this.slash, this.line, this.button);
        this.about = h("p", { class: "about" });
        this.wrong = h("p", { class: "wrong", role: "alert" });
        place.replaceChildren(this.picker.element, this.about, this.form, this.wrong);
        this.text.addEventListener("input", () => this.typed());
        this.text.addEventListener("keydown", (event) => this.key(event));
        this.text.addEventListener("blur", () => this.picker.close());
        this.text.addEventListener("focus", () => this.offer());
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.send();
        });
    }

    /** Bring labels up to date; what is being written is left alone. */
    draw() {
        const { app } = this;
        const channel = app.state.channel(app.open);
        const closed = !channel || channel.kind === "forum" || (channel.locked && !app.state.me.admin);
        if (closed) this.leaveCommand();
        this.text.placeholder = app.t(closed ? "page-closed" : "page-write", { channel: channel?.name ?? "" });
        this.text.setAttribute("aria-label", this.text.placeholder);
        this.text.disabled = this.button.disabled = this.slash.disabled = closed;
        this.slash.setAttribute("aria-label", app.t("page-commands"));
        this.slash.title = app.t("page-commands");
        this.button.setAttribute("aria-label", app.t("page-send"));
        this.button.title = app.t("page-send");
    }

    /** Go on with what was being written in another place, or by another person; what was written here is kept. */
    move(place) {
        if (this.place !== null) this.drafts.set(this.place, this.text.value);
        this.place = place;
        this.reset();
        this.text.value = this.drafts.get(place) ?? "";
        this.grow();
    }

    /** Forget what was being written. */
    reset() {
        this.leaveCommand();
        this.text.value = "";
        this.wrong.textContent = "";
        this.grow();
    }

    /** Write something as if it were typed. */
    type(text) {
        this.leaveCommand();
        this.text.value = text;
        this.text.focus();
        this.typed();
    }

    typed() {
        this.wrong.textContent = "";
        this.grow();
        this.offer();
    }

    /** List the commands that fit; a slash of the Japanese keyboard is one too. */
    offer() {
        const { app } = this;
        this.picker.serve(this.text);
        const text = this.text.value.normalize("NFKC");
        if (!text.startsWith("/") || !app.open) return this.picker.close();
        const commands = sendable(app.state.commandsIn(app.open), app.locale);
        const whole = typedOut(commands, this.text.value.trimStart(), app.locale);
        const found = whole ? [whole.command] : fitting(commands, text.slice(1));
        const items = found.map((command) => ({ ...command, tail: command.options.map((one) => named(one, app.locale)).join("  ") }));
        return this.picker.show(items, (command) => this.enterCommand(command, whole?.given), app.state.bot.name);
    }

    grow() {
        this.text.style.height = "auto";
        this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
    }

    key(event) {
        if (composing(event) || this.picker.key(event)) return;
        if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            this.send();
        }
    }

    enterCommand(command, given) {
        this.picker.close();
        this.command = new CommandLine(command, this, given);
        this.line.replaceChildren(this.command.element);
        this.about.textContent = command.hint;
        this.command.begin();
    }

    leaveCommand() {
        if (!this.command) return;
        this.command = null;
        this.about.textContent = "";
        this.picker.close();
        this.line.replaceChildren(this.text);
    }

    async send() {
        if (this.command) return this.sendCommand();
        const text = this.text.value.trim();
        const { place } = this;
        if (!text || this.text.disabled) return;
        this.reset();
        const answer = await this.app.act("say", { channel: this.app.open, text });
        if (answer.failed && place !== this.place) {
            this.drafts.set(place, text);
        } else if (answer.failed) {
            if (!this.command && !this.text.value) this.text.value = text;
            this.grow();
            this.complain(answer.error ?? this.app.t("page-not-sent"));
        }
    }

    async sendCommand() {
        const filled = this.command.filled();
        if (!filled) return;
        const channel = this.app.open;
        const body = { channel, command: this.command.command.id, path: this.command.command.path };
        this.reset();
        this.text.focus({ preventScroll: true });
        this.form.classList.add("waiting");
        const outcome = await this.app.interact("command", { ...body, options: filled });
        this.form.classList.remove("waiting");
        if (outcome.failed && channel === this.app.open) this.complain(outcome.error ?? this.app.t("page-no-answer"));
    }

    complain(words) {
        this.wrong.textContent = words;
    }
}
