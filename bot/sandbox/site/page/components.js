// The components of a message: what can be pressed, and what it is laid out with.

import { emoji, h, icon, outside, restyle } from "./dom.js";
import { colour } from "./embeds.js";
import { markdown } from "./markdown.js";
import { covered, fileCard, grid, picture } from "./media.js";
import { selectMenu } from "./menus.js";
import { Presses } from "./presses.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const KINDS = {
    1: row,
    2: button,
    3: menu,
    5: menu,
    6: menu,
    7: menu,
    8: menu,
    9: section,
    10: text,
    11: thumbnail,
    12: gallery,
    13: file,
    14: separator,
    17: container,
};

/** The components of a message as elements; kinds that we do not know are skipped. */
export function components(message, context) {
    const presses = Presses.of(message, context);
    return all(message.components, { message, context, presses });
}

function all(parts, place) {
    return (parts ?? []).map((part) => one(part, place)).filter(Boolean);
}

function one(part, place) {
    return part && Object.hasOwn(KINDS, part.type) ? KINDS[part.type](part, place) : null;
}

function row(part, place) {
    return h("div", { class: "row" }, ...all(part.components, place));
}

function button(part, { presses }) {
    const style = BUTTON_STYLES[part.style];
    if (!style) return null;
    const label = [emoji(part.emoji), part.label ? h("span", { class: "label" }, part.label) : null];
    const named = part.label ? null : part.emoji?.name;
    if (style === "link") return linkButton(part, label, named);
    const made = h("button", {
        type: "button", class: `button is-${style}`, disabled: Boolean(part.disabled), "aria-label": named,
        dataset: { control: part.custom_id },
        on: { click: () => presses.press(part.custom_id) },
    }, h("span", { class: "button-inside" }, ...label), dots());
    return made;
}

function linkButton(part, label, named) {
    const inside = h("span", { class: "button-inside" }, ...label, icon("link"));
    if (part.disabled) return h("button", { type: "button", class: "button is-link", disabled: true, "aria-label": named }, inside);
    return outside(part.url, { class: "button is-link", "aria-label": named }, inside);
}

/** Three dots that move while something is under way. */
export function dots() {
    return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function menu(part, { context, presses }) {
    return selectMenu(part, context, {
        chosen: presses.chosen(part.custom_id),
        choose: (values) => presses.press(part.custom_id, values),
        waiting: () => presses.waiting,
    });
}

function section(part, place) {
    return h("div", { class: "section" },
        h("div", { class: "section-text" }, ...all(part.components, place)),
        h("div", { class: "section-accessory" }, one(part.accessory, place)),
    );
}

function text(part, { context }) {
    return h("div", { class: "text-display markdown" }, markdown(part.content, context));
}

function thumbnail(part, { context }) {
    if (!part.media?.url) return null;
    return picture(part.media, context, { alt: part.description, spoiler: part.spoiler, small: true });
}

function gallery(part, { context }) {
    const items = (part.items ?? []).filter((item) => item?.media?.url);
    const shown = (item) => picture(item.media, context, { alt: item.description, spoiler: item.spoiler });
    return items.length ? grid(items.map(shown)) : null;
}

function file(part, { message, context }) {
    if (!part.file?.url) return null;
    const sent = (message.attachments ?? []).find((one) => one.url === part.file.url);
    return fileCard({ filename: part.name, size: part.size, ...part.file, ...sent }, context, part.spoiler);
}

function separator(part) {
    const line = part.divider === false ? "separator" : "separator has-line";
    return h("div", { class: part.spacing === 2 ? `${line} is-wide` : line, role: part.divider === false ? null : "separator" });
}

function container(part, place) {
    const box = h("div", { class: "container" }, ...all(part.components, place));
    if (part.accent_color !== null && part.accent_color !== undefined) {
        box.classList.add("has-accent");
        restyle(box, { "--accent": colour(part.accent_color) });
    }
    return part.spoiler ? covered(box, place.context) : box;
}
