// The list above the composer: commands, choices, people, channels, suggestions. Chosen with the keyboard or a finger.

import { h } from "./dom.js";

/** A list to pick one of. Items are {label, hint, group, ...}; `onPick` gets the item. */
export class Picker {
    constructor(id) {
        this.element = h("div", { class: "picker", id, role: "listbox", hidden: true });
        this.items = [];
        this.chosen = 0;
        this.onPick = () => {};
    }

    get open() {
        return !this.element.hidden;
    }

    /** Show these items; without any the list is closed. */
    show(items, onPick, title) {
        this.items = items;
        this.onPick = onPick;
        this.chosen = 0;
        this.element.hidden = items.length === 0;
        const head = title ? [h("p", { class: "title", role: "presentation" }, title)] : [];
        this.element.replaceChildren(...head, ...items.map((item, n) => this.row(item, n)));
        this.light();
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
                on: { pointerdown: keepFocus, click: () => this.pick(n), pointermove: () => this.light(n) },
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
    }

    move(step) {
        this.light((this.chosen + step + this.items.length) % this.items.length);
        this.element.querySelectorAll(".item")[this.chosen].scrollIntoView({ block: "nearest" });
    }

    /** Take a key; true if it was for the list. */
    key(event) {
        if (!this.open || event.isComposing) return false;
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
