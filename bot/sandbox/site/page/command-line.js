// A slash command while it is filled in: its name, and a small field for every option that is given.

import { described, isCalled, named, pickable, read } from "./commands.js";
import { h } from "./dom.js";
import { composing } from "./picker.js";

const BREATH = 120; // milliseconds without a key before suggestions are asked for

/** One command in the composer. */
export class CommandLine {
    constructor(command, composer, given = new Map()) {
        this.command = command;
        this.composer = composer;
        this.app = composer.app;
        this.pills = [];
        this.name = h("span", { class: "command", tabindex: -1 }, command.label);
        this.rest = h("span", { class: "rest" });
        this.element = h("div", { class: "command-line" }, this.name, this.rest);
        this.element.addEventListener("keydown", (event) => this.key(event));
        for (const option of command.options.filter((one) => one.required || given.has(one))) {
            this.add(option).fill(given.get(option) ?? "");
        }
        this.drawRest();
    }

    /** Put the cursor where something is to be filled in. */
    begin() {
        const open = this.pills.find((pill) => pill.value === undefined) ?? this.pills[0];
        (open?.input ?? this.name).focus();
    }

    add(option) {
        const pill = new Pill(option, this);
        this.pills.push(pill);
        this.element.insertBefore(pill.element, this.rest);
        return pill;
    }

    remove(pill) {
        this.pills = this.pills.filter((other) => other !== pill);
        pill.element.remove();
        this.drawRest();
        this.begin();
    }

    /** The options that could still be given. */
    drawRest() {
        const given = new Set(this.pills.map((pill) => pill.option));
        const left = this.command.options.filter((option) => !given.has(option));
        const buttons = left.map((option) => {
            const give = () => {
                const pill = this.add(option);
                this.drawRest();
                pill.input.focus();
            };
            const title = described(option, this.app.locale);
            return h("button", { type: "button", class: "more", title, on: { click: give } }, `+ ${named(option, this.app.locale)}`);
        });
        this.rest.replaceChildren(...buttons);
    }

    key(event) {
        if (composing(event)) return;
        const leave = event.key === "Escape" || (event.key === "Backspace" && event.target === this.name);
        if (leave) {
            event.preventDefault();
            const text = this.command.label;
            this.composer.leaveCommand();
            if (event.key === "Backspace") this.composer.type(text);
            else this.composer.reset();
            this.composer.text.focus();
        } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
            event.preventDefault();
            this.composer.send();
        }
    }

    /** The options as they are sent; null, with the fault shown, if something is missing or wrong. */
    filled() {
        const wrong = this.pills.find((pill) => pill.value === undefined && (pill.option.required || pill.input.value));
        for (const pill of this.pills) pill.element.classList.toggle("bad", pill === wrong);
        if (wrong) {
            const key = wrong.input.value ? "page-does-not-fit" : "page-required";
            this.composer.complain(this.app.t(key, { option: named(wrong.option, this.app.locale) }));
            wrong.input.focus();
            return null;
        }
        const given = this.pills.filter((pill) => pill.value !== undefined);
        return Object.fromEntries(given.map((pill) => [pill.option.name, pill.value]));
    }
}

/** One option of the command. */
class Pill {
    constructor(option, line) {
        this.option = option;
        this.line = line;
        this.value = undefined;
        this.asked = 0;
        const locale = line.app.locale;
        this.input = h("input", {
            type: "text",
            autocomplete: "off",
            size: 6,
            inputmode: [4, 10].includes(option.type) ? "decimal" : "text",
            "aria-label": `${named(option, locale)}: ${described(option, locale)}`,
            role: "combobox",
            "aria-controls": "picker",
            "aria-autocomplete": "list",
            "aria-expanded": "false",
            placeholder: " ",
        });
        this.element = h("label", { class: "pill" }, h("span", {}, named(option, locale)), this.input);
        this.input.addEventListener("input", () => this.typed());
        this.input.addEventListener("focus", () => this.offer(true));
        this.input.addEventListener("blur", () => line.composer.picker.close());
        this.input.addEventListener("keydown", (event) => this.key(event));
    }

    typed() {
        this.line.composer.complain("");
        this.element.classList.remove("bad");
        this.fill(this.input.value);
        this.offer(false);
    }

    /** What stands in the field, and what it means. */
    fill(text) {
        this.input.value = text;
        this.input.size = Math.max(6, Math.min(40, text.length + 1));
        this.value = this.meant();
    }

    /** What is typed as a value: one of those to pick from by its whole name, else as it stands. */
    meant() {
        const items = pickable(this.option, this.line.app);
        if (!items) return read(this.option, this.input.value);
        return items.find((item) => isCalled(item, this.input.value, true))?.value;
    }

    key(event) {
        if (composing(event) || this.line.composer.picker.key(event)) return;
        if (event.key === "Backspace" && !this.input.value) {
            event.preventDefault();
            event.stopPropagation();
            if (this.option.required) this.line.name.focus();
            else this.line.remove(this);
        }
    }

    /** List what can be picked: all of it when the field is entered, what fits when something is typed. */
    offer(all) {
        if (this.option.autocomplete) return void this.suggest();
        const items = pickable(this.option, this.line.app);
        return this.list((items ?? []).filter((item) => all || isCalled(item, this.input.value, false)));
    }

    list(items) {
        const hint = described(this.option, this.line.app.locale);
        const current = items.findIndex((item) => item.value === this.value);
        this.line.composer.picker.serve(this.input);
        this.line.composer.picker.show(items, (item) => this.take(item), hint, current);
    }

    /** Ask the bot what it suggests; an answer to something typed earlier is not shown. */
    async suggest() {
        const mine = ++this.asked;
        await new Promise((done) => setTimeout(done, BREATH));
        if (mine !== this.asked) return;
        const { app, command } = this.line;
        const given = this.line.pills.filter((pill) => pill !== this && pill.value !== undefined);
        const answer = await app.act("suggest", {
            channel: app.open,
            command: command.id,
            path: command.path,
            options: Object.fromEntries(given.map((pill) => [pill.option.name, pill.value])),
            option: this.option.name,
            typed: this.input.value,
        });
        if (mine !== this.asked || document.activeElement !== this.input) return;
        const choices = answer.choices ?? [];
        this.list(choices.map((choice) => ({ label: named(choice, app.locale), value: choice.value })));
    }

    take(item) {
        this.asked++;
        this.value = item.value;
        this.input.value = item.label;
        this.input.size = Math.max(6, Math.min(40, item.label.length + 1));
        this.element.classList.remove("bad");
        this.line.composer.picker.close();
        const next = this.line.pills.find((pill) => pill.value === undefined);
        next?.input.focus();
    }
}
