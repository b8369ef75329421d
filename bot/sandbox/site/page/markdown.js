// Discord's markdown: headings, lists and quotes here, what stands inside a line in inline.js.

import { h } from "./dom.js";
import { inlineInto } from "./inline.js";

const HEADING = /^(#{1,3})[ \t]+(\S.*)$/;
const SUBTEXT = /^-#[ \t]+(\S.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.)[ \t]+(\S.*)$/;
const QUOTE = /^> ?(?!\S)|^> /;
const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s){1,60}$/v;
const DEEPEST = 11;

/** Discord's markdown as a fragment. With `inline`, on one line: no headings, lists, quotes or blocks. */
export function markdown(text, context, { inline = false } = {}) {
    const fragment = document.createDocumentFragment();
    const source = String(text ?? "").replaceAll("\r\n", "\n");
    if (inline) {
        inlineInto(fragment, source.replaceAll("\n", " "), context, { fences: false });
    } else if (ONLY_EMOJI.test(source) && source.trim()) {
        const large = h("span", { class: "md-jumbo" });
        inlineInto(large, source, context, {});
        fragment.append(large);
    } else {
        blocksInto(fragment, source, context, true);
    }
    return fragment;
}

// Blocks: line by line

function blocksInto(parent, text, context, quotes) {
    let at = 0;
    let plain = null; // where a run of plain lines began
    const flush = (end) => {
        if (plain !== null && end > plain) inlineInto(parent, text.slice(plain, end), context, {});
        plain = null;
    };
    while (at < text.length) {
        const line = text.slice(at, lineEnd(text, at));
        const block = blockAt(text, at, line, context, quotes);
        if (block) {
            flush(at);
            parent.append(block.element);
            at = block.end;
        } else {
            plain ??= at;
            at = pastFences(text, at);
        }
    }
    flush(text.length);
}

function blockAt(text, at, line, context, quotes) {
    if (quotes && line.startsWith(">>> ")) return wholeQuote(text, at, context);
    if (quotes && QUOTE.test(line)) return quote(text, at, context);
    const heading = HEADING.exec(line);
    if (heading) return lineBlock(text, at, `h${heading[1].length}`, heading[2], context);
    const small = SUBTEXT.exec(line);
    if (small) return lineBlock(text, at, "small", small[1], context);
    return ITEM.test(line) ? list(text, at, context) : null;
}

function lineBlock(text, at, tag, words, context) {
    const element = h(tag, { class: `md-${tag}` });
    inlineInto(element, words, context, { fences: false });
    return { element, end: lineEnd(text, at) + 1 };
}

function quote(text, at, context) {
    const lines = [];
    let end = at;
    while (end < text.length) {
        const line = text.slice(end, lineEnd(text, end));
        if (!QUOTE.test(line)) break;
        lines.push(line.replace(/^> ?/, ""));
        end += line.length + 1;
    }
    return { element: quoted(lines.join("\n"), context), end };
}

function wholeQuote(text, at, context) {
    return { element: quoted(text.slice(at + 4), context), end: text.length };
}

function quoted(words, context) {
    const inner = h("div", { class: "md-quoted" });
    blocksInto(inner, words, context, false);
    return h("blockquote", { class: "md-quote" }, inner);
}

function list(text, at, context) {
    const open = []; // the lists we are in, outermost first
    let end = at;
    while (end < text.length) {
        const line = text.slice(end, lineEnd(text, end));
        const found = ITEM.exec(line);
        if (!found) break;
        const [, { length: indent }, , number, words] = found;
        const tag = number === undefined ? "ul" : "ol";
        while (open.length > 1 && open.at(-1).indent > indent) open.pop();
        const inner = open.at(-1);
        if (inner && inner.indent >= indent && inner.tag !== tag) {
            if (open.length === 1) break; // another kind of list begins
            open.pop();
        }
        if (!open.length || indent > open.at(-1).indent) openList(open, { tag, indent, number });
        const item = h("li");
        inlineInto(item, words, context, { fences: false });
        open.at(-1).element.append(item);
        end += line.length + 1;
    }
    return { element: open[0].element, end };
}

/** Begin a list inside the last item of the one we are in; too deep, and it stays the same one. */
function openList(open, { tag, indent, number }) {
    if (open.length >= DEEPEST) return;
    const element = h(tag, { class: "md-list", start: number === undefined ? null : Number(number) });
    open.at(-1)?.element.lastElementChild.append(element);
    open.push({ element, indent, tag });
}

function lineEnd(text, at) {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
}

/** The start of the line after this one, where a code block that begins in it is passed over as a whole. */
function pastFences(text, at) {
    let end = lineEnd(text, at);
    let fence = text.indexOf("```", at);
    while (fence >= 0 && fence < end) {
        const close = text.indexOf("```", fence + 3);
        if (close < 0) break;
        end = lineEnd(text, close + 3);
        fence = text.indexOf("```", close + 3);
    }
    return end + 1;
}
