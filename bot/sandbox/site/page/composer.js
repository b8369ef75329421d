// The line where one writes: plain words, or a slash command that is filled in option by option.

import { CommandLine } from "./command-line.js";
import { fitting, sendable } from "./commands.js";
import { h } from "./dom.js";
import { Picker } from "./picker.js";

const TALLEST = 180;

/** The composer of the open channel. */
export class Composer {
    constructor(place, app) {
        this.app = app;
        this.picker = new Picker("picker");
        this.command = null;
        this.text = h("textarea", { rows: 1, autocomplete: "off", "aria-controls": "picker", enterkeyhint: "send" });
        this.line = h("div", { class: "words" }, this.text);
        this.button = h("button", { class: "send", type: "submit" }, "➤");
        this.form = h("form", { class: "typing" }, this.line, this.button);
        this.about = h("p", { class: "about" });
        this.wrong = h("p", { class: "wrong", role: "alert" });
        place.replaceChildren(this.picker.element, this.about, this.form, this.wrong);
        this.text.addEventListener("input", () => this.typed());
        this.text.addEventListener("keydown", (event) => this.key(event));
        this.text.addEventListener("blur", () => this.picker.close());
        this.text.addEventListener("focus", () => this.typed());
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.send();
        });
    }

    /** Bring labels up to date; what is being written is left alone. */
    draw() {
        const { app } = this;
        const channel = app.state.channel(app.open);
        const closed = !channel || channel.locked;
        this.text.placeholder = app.t(closed ? "page-closed" : "page-write", { channel: channel?.name ?? "" });
        this.text.setAttribute("aria-label", this.text.placeholder);
        this.text.disabled = closed;
        this.button.setAttribute("aria-label", app.t("page-send"));
        this.button.title = app.t("page-send");
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
        const { app } = this;
        const text = this.text.value;
        if (!text.startsWith("/") || !app.open) return this.picker.close();
        const commands = sendable(app.state.commandsIn(app.open), app.locale);
        const found = fitting(commands, text.slice(1));
        const items = found.map((command) => ({ ...command, tail: command.options.map((one) => one.name).join("  ") }));
        return this.picker.show(items, (command) => this.enterCommand(command), app.state.bot.name);
    }

    grow() {
        this.text.style.height = "auto";
        this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
    }

    key(event) {
        if (this.picker.key(event) || event.isComposing) return;
        if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            this.send();
        }
    }

    enterCommand(command) {
        this.picker.close();
        this.command = new CommandLine(command, this);
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
        if (!text) return undefined;
        const answer = await this.app.act("say", { channel: this.app.open, text });
        if (answer.failed) this.complain(answer.error ?? this.app.t("page-not-sent"));
        else this.reset();
        return answer;
    }

    async sendCommand() {
        const filled = this.command.filled();
        if (!filled) return;
        const body = { channel: this.app.open, command: this.command.command.id, path: this.command.command.path };
        this.reset();
        this.text.focus({ preventScroll: true });
        this.form.classList.add("waiting");
        const outcome = await this.app.interact("command", { ...body, options: filled });
        this.form.classList.remove("waiting");
        if (outcome.failed) this.complain(outcome.error ?? this.app.t("page-no-answer"));
    }

    complain(words) {
        this.wrong.textContent = words;
    }
}
