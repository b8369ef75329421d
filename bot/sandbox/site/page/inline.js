// Markdown inside a line: one pass over the characters with a stack of open marks, so that no input makes it slow.

import { h } from "./dom.js";
import { angle, bare, everyone, masked } from "./references.js";

const ELEMENTS = { "**": "strong", "*": "em", __: "u", _: "em", "~~": "s" };

/** Append the text with its marks and references; `fences`: code blocks too, `links`: links too. */
export function inlineInto(parent, text, context, options) {
    const reader = new Reader(text, context, options);
    reader.read();
    parent.append(...reader.nodes());
}

class Reader {
    constructor(text, context, { fences = true, links = true }) {
        this.text = text;
        this.context = context;
        this.fences = fences;
        this.links = links;
        this.at = 0;
        this.words = "";
        this.stack = [{ kind: null, nodes: [] }];
        this.unclosed = new Set(); // lengths of backtick runs that have no second one
        this.brackets = links ? matchingBrackets(text) : new Map();
    }

    read() {
        while (this.at < this.text.length) {
            const step = STEPS[this.text[this.at]];
            if (!step || !step(this)) {
                this.words += this.text[this.at];
                this.at += 1;
            }
        }
        this.flush();
        while (this.stack.length > 1) this.spill();
    }

    nodes() {
        return this.stack[0].nodes;
    }

    flush() {
        if (this.words) this.stack.at(-1).nodes.push(document.createTextNode(this.words));
        this.words = "";
    }

    /** Put in an element that stands for the next `length` characters. */
    put(element, length) {
        this.flush();
        this.stack.at(-1).nodes.push(element);
        this.at += length;
        return true;
    }

    /** Take the characters as what they are. */
    plain(words, length) {
        this.words += words;
        this.at += length;
        return true;
    }

    /** The match of a sticky expression right here. */
    match(expression) {
        expression.lastIndex = this.at;
        return expression.exec(this.text);
    }

    isOpen(kind) {
        return this.stack.some((level) => level.kind === kind);
    }

    open(kind) {
        this.flush();
        this.stack.push({ kind, nodes: [] });
        this.at += kind.length;
        return true;
    }

    /** Close the innermost mark of this kind; marks inside it that are still open are text after all. */
    close(kind) {
        this.flush();
        while (this.stack.at(-1).kind !== kind) this.spill();
        const { nodes } = this.stack.pop();
        this.stack.at(-1).nodes.push(marked(kind, nodes, this.context));
        this.at += kind.length;
        return true;
    }

    /** The innermost open mark is text after all. */
    spill() {
        const { kind, nodes } = this.stack.pop();
        const outer = this.stack.at(-1).nodes;
        outer.push(document.createTextNode(kind));
        for (const node of nodes) outer.push(node);
    }

    /** Whether something stands between the innermost mark of this kind and here. */
    holdsSomething(kind) {
        const level = this.stack.findLastIndex((open) => open.kind === kind);
        return this.words !== "" || level < this.stack.length - 1 || this.stack[level].nodes.length > 0;
    }
}

function marked(kind, nodes, context) {
    return kind === "||" ? spoiler(nodes, context) : h(ELEMENTS[kind], null, ...nodes);
}

function spoiler(nodes, context) {
    const inner = h("span", { class: "md-hidden", inert: true }, ...nodes);
    const shown = h("span", {
        class: "md-spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": context.t("page-spoiler"),
    }, inner);
    const reveal = (event) => {
        if (shown.classList.contains("is-shown") || (event.key && event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        shown.classList.add("is-shown");
        for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) shown.removeAttribute(name);
        inner.inert = false;
    };
    shown.addEventListener("click", reveal);
    shown.addEventListener("keydown", reveal);
    return shown;
}

/** Which `]` belongs to which `[`. */
function matchingBrackets(text) {
    const pairs = new Map();
    const open = [];
    for (let i = 0; i < text.length; i += 1) {
        if (text[i] === "\\") i += 1;
        else if (text[i] === "[") open.push(i);
        else if (text[i] === "]" && open.length) pairs.set(open.pop(), i);
    }
    return pairs;
}

// What may begin at a character

const STEPS = {
    "\\": escape,
    "`": backticks,
    "*": (reader) => mark(reader, "*"),
    _: (reader) => mark(reader, "_"),
    "~": (reader) => pair(reader, "~~"),
    "|": (reader) => pair(reader, "||"),
    "[": masked,
    "<": angle,
    "@": everyone,
    h: bare,
    H: bare,
};

function escape(reader) {
    const next = reader.text[reader.at + 1];
    return next !== undefined && /[^0-9A-Za-z\s]/.test(next) && reader.plain(next, 2);
}

function backticks(reader) {
    const { text, at } = reader;
    if (reader.fences && text.startsWith("```", at) && fence(reader)) return true;
    let size = 1;
    while (text[at + size] === "`") size += 1;
    const close = reader.unclosed.has(size) ? -1 : closingRun(text, at + size, size);
    if (close < 0) {
        reader.unclosed.add(size);
        return reader.plain("`".repeat(size), size);
    }
    const code = text.slice(at + size, close).replace(/^ (?=`)|(?<=`) $/g, "");
    return reader.put(h("code", { class: "md-code" }, code), close + size - at);
}

function closingRun(text, from, size) {
    let at = text.indexOf("`", from);
    while (at >= 0) {
        let end = at;
        while (text[end] === "`") end += 1;
        if (end - at === size) return at;
        at = text.indexOf("`", end);
    }
    return -1;
}

function fence(reader) {
    const { text, at } = reader;
    const close = text.indexOf("```", at + 3);
    const body = close < 0 ? "" : text.slice(at + 3, close);
    if (!body.trim()) return false;
    const language = /^([\w+\-.#]{1,30})\n(?=[^]*\S)/.exec(body);
    const code = body.slice(language ? language[0].length : 0).replace(/^\n+/, "").trimEnd();
    const after = text[close + 3] === "\n" ? 4 : 3; // the block ends its line itself
    const shown = h("code", { dataset: language ? { language: language[1] } : {} }, code);
    return reader.put(h("pre", { class: "md-block", tabindex: "0" }, shown), close + after - at);
}

/** Stars and underscores: one is italic, two are bold or underlined, a run of three is both. */
function mark(reader, character) {
    const double = character + character;
    const { text, at } = reader;
    let run = 1;
    while (run < 4 && text[at + run] === character) run += 1;
    const inner = reader.stack.findLast((level) => level.kind === character || level.kind === double)?.kind;
    if (inner === character && run !== 2 && closes(reader, character)) return reader.close(character);
    if (run >= 2 && reader.isOpen(double) && reader.holdsSomething(double)) return reader.close(double);
    if (run === 1 && reader.isOpen(character) && closes(reader, character)) return reader.close(character);
    const kind = run >= 2 ? double : character;
    if (reader.isOpen(kind) || !opens(reader, kind)) return reader.plain(kind, kind.length);
    return reader.open(kind);
}

function opens(reader, kind) {
    const next = reader.text[reader.at + kind.length];
    return next !== undefined && (kind !== "*" || /\S/.test(next));
}

function closes(reader, kind) {
    if (!reader.holdsSomething(kind)) return false;
    if (kind === "*") return /\S/.test(reader.text[reader.at - 1]);
    return !/[0-9A-Za-z]/.test(reader.text[reader.at + 1] ?? "");
}

function pair(reader, kind) {
    if (!reader.text.startsWith(kind, reader.at)) return false;
    if (reader.isOpen(kind)) {
        return reader.holdsSomething(kind) ? reader.close(kind) : reader.plain(kind, kind.length);
    }
    return reader.text.length > reader.at + kind.length && reader.open(kind);
}
