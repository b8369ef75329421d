// The list that a select menu opens: beside it on a desktop, a sheet from below on a phone.

import { h, icon, narrow, newId } from "./dom.js";
import { mark } from "./menus.js";

const EDGE = 8; // pixels that stay free at the window's edges
const TALLEST = 340;
const FORGET = 700; // milliseconds after which typing begins a new word

/** Open a list; gives back {close}. Calls `changed(values)` at each pick of several, `closed(values or null)` at the end. */
export function openList(given) {
    const list = new List(given);
    list.open();
    return { close: () => list.close() };
}

class List {
    constructor(given) {
        Object.assign(this, given);
        this.several = this.most > 1;
        this.values = [...this.chosen];
        this.active = -1;
        this.typed = "";
        this.typedAt = 0;
        this.sheet = narrow();
        this.build();
    }

    build() {
        const { context } = this;
        this.box = h("div", {
            class: "list-options", role: "listbox", id: newId("list"), tabindex: "0", "aria-label": this.title,
            "aria-multiselectable": this.several ? "true" : null,
            on: { keydown: (event) => this.key(event), click: (event) => this.click(event), pointermove: (event) => this.hover(event) },
        });
        this.input = this.search ? this.searchField() : null;
        const head = h("div", { class: "list-head" }, h("span", { class: "list-title" }, this.title),
            h("button", { type: "button", class: "list-done", on: { click: () => this.close() } },
                this.several ? context.t("page-done") : icon("close")));
        if (!this.several) head.lastElementChild.setAttribute("aria-label", context.t("page-close"));
        const search = this.input ? h("div", { class: "list-search" }, icon("search"), this.input) : null;
        const panel = h("div", { class: "list-panel" }, this.sheet ? head : null, search, this.box);
        this.root = h("div", { class: this.sheet ? "list is-sheet" : "list", popover: "manual" }, panel);
        this.fill();
    }

    searchField() {
        return h("input", {
            type: "text", class: "list-input", role: "combobox", placeholder: this.context.t("page-search"), autocomplete: "off",
            "aria-label": this.context.t("page-search"), "aria-expanded": "true", "aria-controls": this.box.id, "aria-autocomplete": "list",
            on: { input: () => this.fill(), keydown: (event) => this.key(event) },
        });
    }

    /** The options that fit what is typed. */
    fill() {
        const typed = folded(this.input?.value ?? "");
        this.found = this.options.filter((option) => folded(`${option.label} ${option.description ?? ""}`).includes(typed));
        this.rows = this.found.map((option) => this.row(option));
        const none = h("div", { class: "list-none" }, this.context.t("page-no-results"));
        this.box.replaceChildren(...(this.rows.length ? this.rows : [none]));
        const first = this.found.findIndex((option) => this.values.includes(option.value));
        this.paint();
        this.move(this.rows.length ? Math.max(0, first) : -1);
    }

    row(option) {
        const words = h("span", { class: "list-words" }, h("span", { class: "list-label" }, option.label));
        if (option.description) words.append(h("span", { class: "list-description" }, option.description));
        const tick = this.several ? h("span", { class: "check" }, icon("check")) : h("span", { class: "list-tick" }, icon("check"));
        return h("div", { class: "list-option", role: "option", id: newId("option"), dataset: { value: option.value } }, mark(option), words, tick);
    }

    paint() {
        const full = this.several && this.values.length >= this.most;
        this.rows.forEach((row, n) => {
            const picked = this.values.includes(this.found[n].value);
            row.setAttribute("aria-selected", String(picked));
            row.setAttribute("aria-disabled", String(full && !picked));
        });
    }

    open() {
        (this.anchor.closest("dialog") ?? document.body).append(this.root);
        this.root.showPopover();
        this.stop = new AbortController();
        const { signal } = this.stop;
        document.addEventListener("pointerdown", (event) => this.outside(event), { capture: true, signal });
        window.addEventListener("resize", () => this.place(), { signal });
        window.addEventListener("scroll", (event) => this.scrolled(event), { capture: true, signal });
        window.visualViewport?.addEventListener("resize", () => this.place(), { signal });
        this.watch = new MutationObserver(() => this.anchor.isConnected || this.close(false));
        this.watch.observe(document.body, { childList: true, subtree: true });
        this.place();
        this.holder().focus({ preventScroll: true });
        this.move(this.active);
    }

    /** Who has the keyboard: the search field, or on a phone the list, so that no keyboard covers it. */
    holder() {
        return this.input && !this.sheet ? this.input : this.box;
    }

    /** Close; `counts` is false where the menu itself is gone, so that nothing was chosen. */
    close(counts = true) {
        if (!this.root.isConnected) return;
        this.stop.abort();
        this.watch.disconnect();
        const focused = this.root.contains(document.activeElement);
        this.root.remove();
        if (focused && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
        this.closed(counts ? this.values : null);
    }

    place() {
        const { style } = this.root;
        if (this.sheet) {
            const view = window.visualViewport;
            style.setProperty("top", `${view?.offsetTop ?? 0}px`);
            style.setProperty("height", `${view?.height ?? window.innerHeight}px`);
            return;
        }
        const rect = this.anchor.getBoundingClientRect();
        const width = Math.min(Math.max(rect.width, 220), window.innerWidth - 2 * EDGE);
        const below = window.innerHeight - rect.bottom - 4 - EDGE;
        const above = rect.top - 4 - EDGE;
        const wanted = Math.min(TALLEST, this.box.scrollHeight + (this.input ? 60 : 16));
        const down = below >= wanted || below >= above;
        const height = Math.max(120, Math.min(TALLEST, down ? below : above));
        const top = down ? rect.bottom + 4 : rect.top - 4 - Math.min(height, wanted);
        style.setProperty("width", `${width}px`);
        style.setProperty("left", `${clamp(rect.left, EDGE, window.innerWidth - EDGE - width)}px`);
        style.setProperty("top", `${clamp(top, EDGE, window.innerHeight - EDGE - Math.min(height, wanted))}px`);
        style.setProperty("max-height", `${height}px`);
    }

    scrolled(event) {
        if (!(event.target instanceof Node && this.root.contains(event.target))) this.place();
    }

    outside(event) {
        const inside = this.root.contains(event.target) && event.target !== this.root;
        if (!inside && !this.anchor.contains(event.target)) this.close();
    }

    click(event) {
        const n = this.rows.indexOf(event.target.closest("[role=option]"));
        if (n >= 0) this.pick(n);
    }

    hover(event) {
        const n = this.rows.indexOf(event.target.closest("[role=option]"));
        if (n >= 0 && n !== this.active && event.pointerType === "mouse") this.move(n, false);
    }

    pick(n) {
        const { value } = this.found[n];
        const had = this.values.includes(value);
        this.move(n, false);
        if (!this.several) {
            this.values = had && this.least === 0 ? [] : [value];
            this.close();
            return;
        }
        if (!had && this.values.length >= this.most) return;
        const now = new Set(this.values);
        if (had) now.delete(value);
        else now.add(value);
        this.values = this.options.map((option) => option.value).filter((one) => now.has(one));
        this.paint();
        this.changed(this.values);
        this.place();
    }

    move(n, scroll = true) {
        this.rows[this.active]?.classList.remove("is-active");
        this.active = n;
        const row = this.rows[n];
        row?.classList.add("is-active");
        if (scroll) row?.scrollIntoView({ block: "nearest" });
        for (const holder of [this.input, this.box]) {
            if (row) holder?.setAttribute("aria-activedescendant", row.id);
            else holder?.removeAttribute("aria-activedescendant");
        }
    }

    key(event) {
        if (event.isComposing) return;
        const last = this.rows.length - 1;
        const typing = event.currentTarget === this.input;
        const steps = {
            ArrowDown: () => this.move(this.active >= last ? 0 : this.active + 1),
            ArrowUp: () => this.move(this.active <= 0 ? last : this.active - 1),
            PageDown: () => this.move(Math.min(last, this.active + 6)),
            PageUp: () => this.move(Math.max(0, this.active - 6)),
            Enter: () => this.active >= 0 && this.pick(this.active),
            Escape: () => this.close(),
            Tab: () => this.close(),
            ...(typing ? {} : {
                Home: () => this.move(0), End: () => this.move(last), " ": () => this.active >= 0 && this.pick(this.active),
            }),
        };
        if (Object.hasOwn(steps, event.key)) {
            event.preventDefault();
            event.stopPropagation();
            if (last >= 0 || event.key === "Escape" || event.key === "Tab") steps[event.key]();
        } else if (!typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
            this.typeAhead(event);
        }
    }

    /** Go to the next option that begins with what is typed. */
    typeAhead(event) {
        event.preventDefault();
        this.typed = event.timeStamp - this.typedAt > FORGET ? event.key : this.typed + event.key;
        this.typedAt = event.timeStamp;
        const wanted = folded(this.typed);
        const from = this.typed.length === 1 ? this.active + 1 : this.active;
        const order = this.found.map((_, n) => (from + n) % this.found.length);
        const hit = order.find((n) => folded(this.found[n].label).startsWith(wanted));
        if (hit !== undefined) this.move(hit);
    }
}

function folded(words) {
    return words.normalize("NFKC").toLowerCase().trim();
}

function clamp(value, low, high) {
    return Math.max(low, Math.min(value, high));
}
