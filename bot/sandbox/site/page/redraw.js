// Drawing something again without disturbing it: what stays keeps the keyboard, its scroll, what is filled in, and a press that has begun.

import { h } from "./dom.js";

const PRESSED = new Set(["A", "BUTTON", "INPUT"]);

/** Make these the children of a place. What has a listener needs a `data-key` that says what it does: it is kept as long as one of this key is wanted. */
export function redraw(place, ...wanted) {
    settle(place, [...h("div", {}, ...wanted).childNodes]);
}

function settle(place, wanted) {
    const left = [...place.childNodes];
    const children = wanted.map((made) => {
        const at = left.findIndex((old) => alike(old, made));
        if (at < 0) return made;
        const [old] = left.splice(at, 1);
        update(old, made);
        return old;
    });
    for (const old of left) old.remove();
    children.forEach((child, n) => {
        if (place.childNodes[n] !== child) place.insertBefore(child, place.childNodes[n] ?? null);
    });
}

function alike(old, made) {
    if (old.nodeName !== made.nodeName || old.dataset?.key !== made.dataset?.key) return false;
    return !PRESSED.has(old.nodeName) || made.dataset.key !== undefined;
}

function update(old, made) {
    if (old.nodeType === Node.TEXT_NODE) {
        if (old.data !== made.data) old.data = made.data;
        return;
    }
    if (made.hasAttribute("checked") !== old.hasAttribute("checked")) old.checked = made.checked; // else a click is under way
    for (const { name } of [...old.attributes]) {
        if (!made.hasAttribute(name)) old.removeAttribute(name);
    }
    for (const { name, value } of made.attributes) {
        if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    settle(old, [...made.childNodes]);
}
