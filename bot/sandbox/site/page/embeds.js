// Embeds: the framed cards of classic messages.

import { add, h, outside, restyle } from "./dom.js";
import { markdown } from "./markdown.js";
import { localPath, picture } from "./media.js";
import { sentAt, worded } from "./timestamps.js";

/** One embed of a message. */
export function embed(data, context) {
    const card = h("div", { class: "embed" });
    if (data.color) restyle(card, { "--accent": colour(data.color) });
    const main = h("div", { class: "embed-main" }, author(data, context), title(data, context));
    if (data.description) main.append(text("embed-text", data.description, context));
    if (data.fields?.length) main.append(fields(data.fields, context));
    card.append(h("div", { class: "embed-top" }, main, thumbnail(data, context)));
    if (data.image?.url) card.append(h("div", { class: "embed-image" }, picture(data.image, context, { alt: data.image.description })));
    return add(card, [footer(data, context)]);
}

/** A colour number as CSS writes it. */
export function colour(number) {
    return `#${(Number(number) & 0xffffff).toString(16).padStart(6, "0")}`;
}

/** The addresses of the files that embeds show, so that they are not shown twice. */
export function shownInEmbeds(embeds) {
    const urls = embeds.flatMap((data) => [data.image?.url, data.thumbnail?.url]);
    return new Set(urls.filter(Boolean).map((url) => localPath(url) ?? url));
}

function author(data, context) {
    if (!data.author?.name) return null;
    return h("div", { class: "embed-author" }, outside(data.author.url, null, data.author.name));
}

function title(data, context) {
    if (!data.title) return null;
    const words = markdown(data.title, context, { inline: true });
    return h("div", { class: "embed-title" }, data.url ? outside(data.url, { class: "md-link" }, words) : words);
}

function thumbnail(data, context) {
    return data.thumbnail?.url ? h("div", { class: "embed-thumbnail" }, picture(data.thumbnail, context, { small: true })) : null;
}

function fields(list, context) {
    return h("div", { class: "embed-fields" }, ...list.map((field) =>
        h("div", { class: field.inline ? "embed-field is-inline" : "embed-field" },
            h("div", { class: "embed-field-name" }, markdown(field.name, context, { inline: true })),
            text("embed-field-value", field.value, context),
        )));
}

function footer(data, context) {
    const date = data.timestamp ? new Date(data.timestamp) : null;
    const time = date && !Number.isNaN(date.getTime())
        ? h("time", { datetime: date.toISOString(), title: worded(date, "F", context.locale) }, sentAt(date, context))
        : null;
    if (!data.footer?.text && !time) return null;
    return h("div", { class: "embed-footer" }, data.footer?.text, data.footer?.text && time ? " • " : null, time);
}

function text(name, words, context) {
    return h("div", { class: `${name} markdown` }, markdown(words, context));
}
