// The list above the composer: commands, choices, people, channels, suggestions. Chosen with the keyboard or a finger.

import { h } from "./dom.js";

/** Whether a key belongs to an input method that is still putting a word together (Safari says so by the number alone). */
export function composing(event) {
    return event.isComposing || event.keyCode === 229;
}

/** A list to pick one of. Items are {label, hint, tail, ...}; `onPick` gets the item. */
export class Picker {
    constructor(id) {
        this.element = h("div", { class: "picker", id, role: "listbox", hidden: true });
        this.items = [];
        this.chosen = 0;
        this.onPick = () => {};
        this.field = null;
    }

    /** Which field the list is for: a screen reader is told there what is lit. */
    serve(field) {
        this.field?.removeAttribute("aria-activedescendant");
        this.field = field;
    }

    get open() {
        return !this.element.hidden;
    }

    /** Show these items, with the one that is `current` lit, else the first; without any the list is closed. */
    show(items, onPick, title = "", current = -1) {
        this.items = items;
        this.onPick = onPick;
        this.chosen = Math.max(0, current);
        this.element.setAttribute("aria-label", title);
        this.element.hidden = items.length === 0;
        const head = title ? [h("p", { class: "title", role: "presentation" }, title)] : [];
        this.element.replaceChildren(...head, ...items.map((item, n) => this.row(item, n)));
        this.light();
        this.bring();
    }

    close() {
        this.show([], () => {});
    }

    row(item, n) {
        const keepFocus = (event) => event.preventDefault(); // the text field stays in focus
        return h(
            "div",
            {
                class: "item",
                role: "option",
                id: `${this.element.id}-${n}`,
                on: { pointerdown: keepFocus, mousedown: keepFocus, click: () => this.pick(n), pointermove: () => this.light(n) },
            },
            h("span", { class: "label" }, item.label),
            item.tail ? h("span", { class: "tail" }, item.tail) : null,
            item.hint ? h("span", { class: "hint" }, item.hint) : null,
        );
    }

    pick(n = this.chosen) {
        const item = this.items[n];
        if (item) this.onPick(item);
    }

    light(n = this.chosen) {
        this.chosen = n;
        const rows = this.element.querySelectorAll(".item");
        rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === n)));
        if (this.field?.getAttribute("role") === "combobox") this.field.setAttribute("aria-expanded", String(this.open));
        if (this.open) this.field?.setAttribute("aria-activedescendant", rows[n].id);
        else this.field?.removeAttribute("aria-activedescendant");
    }

    /** Scroll to what is lit. */
    bring() {
        this.element.querySelectorAll(".item")[this.chosen]?.scrollIntoView({ block: "nearest" });
    }

    move(step) {
        this.light((this.chosen + step + this.items.length) % this.items.length);
        this.bring();
    }

    /** Take a key; true if it was for the list. */
    key(event) {
        if (!this.open || composing(event)) return false;
        const does = {
            ArrowDown: () => this.move(1),
            ArrowUp: () => this.move(-1),
            Enter: () => this.pick(),
            Tab: () => this.pick(),
            Escape: () => this.close(),
        }[event.key];
        if (!does || (event.key === "Tab" && event.shiftKey) || (event.key === "Enter" && event.shiftKey)) return false;
        event.preventDefault();
        event.stopPropagation();
        does();
        return true;
    }
}
