// Links, mentions, timestamps and custom emoji in running text.

import { h, outside } from "./dom.js";
import { inlineInto } from "./inline.js";
import { timestamp } from "./timestamps.js";

const TARGET = /\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:[ \t]+"[^"\n]*")?\)/iy;
const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d{1,20})\/(\d{1,20})(?:\/(\d{1,20}))?$/;
const BARE = /https?:\/\/[^\s<>`]+/iy;

/** A link with words of its own: `[words](address)`. */
export function masked(reader) {
    const close = reader.brackets.get(reader.at);
    if (close === undefined || reader.text[close + 1] !== "(") return false;
    TARGET.lastIndex = close + 1;
    const target = TARGET.exec(reader.text);
    const words = reader.text.slice(reader.at + 1, close);
    if (!target || !isWeb(target[1]) || !words.trim() || /https?:\/\//i.test(words)) return false;
    const link = place(target[1], reader.context) ?? outside(target[1], { class: "md-link", title: target[1] });
    inlineInto(link, words, reader.context, { fences: false, links: false });
    return reader.put(link, TARGET.lastIndex - reader.at);
}

/** An address in running text. */
export function bare(reader) {
    if (!reader.links || /[0-9A-Za-z]/.test(reader.text[reader.at - 1] ?? "")) return false;
    const found = reader.match(BARE);
    const url = found && trimmed(found[0]);
    return url && isWeb(url) ? reader.put(address(url, reader.context), url.length) : false;
}

/** An address as it is shown: one of Discord's own that leads to a channel here has the channel's name. */
function address(url, context) {
    const link = place(url, context);
    link?.append(channelName(context.channel(PLACE.exec(url)[1])));
    return link ?? outside(url, { class: "md-link" }, url);
}

/** A link that opens a channel in this page, or a message in it, if that is where the address leads. */
function place(url, context) {
    const [, id, message] = PLACE.exec(url) ?? [];
    return id && context.channel(id) ? opening(id, context, message) : null;
}

function opening(id, context, message = null) {
    const open = (event) => {
        event.preventDefault();
        context.open(id, message);
    };
    return h("a", { class: "md-mention is-channel", href: message ? `#${id}/${message}` : `#${id}`, on: { click: open } });
}

function channelName(channel) {
    return channel.kind === "dm" ? `@${channel.name}` : `#${channel.name}`;
}

/** An address in running text, without the marks and the punctuation that follow it. */
function trimmed(found) {
    const cut = found.search(/\*\*|\|\||~~|\]\(/);
    let end = cut < 0 ? found.length : cut;
    let surplus = count(found, ")", end) - count(found, "(", end);
    while (end > 0) {
        const last = found[end - 1];
        if (last === ")" && surplus > 0) surplus -= 1;
        else if (!".,:;\"']*_".includes(last)) break;
        end -= 1;
    }
    return found.slice(0, end);
}

function count(text, character, end) {
    return text.slice(0, end).split(character).length - 1;
}

function isWeb(url) {
    try {
        return ["http:", "https:"].includes(new URL(url).protocol);
    } catch {
        return false;
    }
}

// What stands in angle brackets

const ANGLES = [
    [/<@!?(\d{1,20})>/y, user],
    [/<@&(\d{1,20})>/y, ([, id], { context }) => mention(role(id, context))],
    [/<#(\d{1,20})>/y, channel],
    [/<\/([-_\p{L}\p{N}]{1,32}(?: [-_\p{L}\p{N}]{1,32}){0,2}):\d{1,20}>/uy, command],
    [/<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y, ([, seconds, style], { context }) => timestamp(Number(seconds), style, context.locale)],
    [/<a?:(\w{2,32}):\d{1,20}>/y, ([, name]) => h("span", { class: "md-emoji" }, `:${name}:`)],
    [/<(https?:\/\/[^\s<>]+)>/iy, ([, url], { links, context }) => (links && isWeb(url) ? address(url, context) : null)],
];

/** A mention, timestamp, emoji or address in angle brackets. */
export function angle(reader) {
    for (const [expression, make] of ANGLES) {
        const found = reader.match(expression);
        const element = found && make(found, reader);
        if (element) return reader.put(element, found[0].length);
    }
    return false;
}

function user([, id], { context }) {
    return mention(`@${context.user(id)?.name ?? context.t("page-unknown-user")}`);
}

function role(id, context) {
    return id === context.guild?.id ? "@everyone" : `@${context.t("page-unknown-role")}`;
}

function channel([, id], { context }) {
    const known = context.channel(id);
    if (!known) return mention(`#${context.t("page-unknown-channel")}`, "is-unknown");
    const link = opening(id, context);
    link.append(channelName(known));
    return link;
}

function command([, name], { context }) {
    const type = (event) => {
        event.preventDefault();
        context.type(`/${name}`);
    };
    return h("a", { class: "md-mention is-command", href: "#", role: "button", on: { click: type } }, `/${name}`);
}

/** `@everyone` and `@here`. */
export function everyone(reader) {
    const found = reader.match(/@(?:everyone|here)(?![0-9A-Za-z_])/y);
    return found ? reader.put(mention(found[0]), found[0].length) : false;
}

function mention(words, also = "") {
    return h("span", { class: `md-mention ${also}`.trim() }, words);
}
