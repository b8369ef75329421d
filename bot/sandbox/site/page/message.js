// One message, as Discord shows it.

import { add, h, icon } from "./dom.js";
import { components, dots } from "./components.js";
import { embed, shownInEmbeds } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachments, localPath } from "./media.js";
import { paint, Presses } from "./presses.js";
import { sentAt, worded } from "./timestamps.js";

const SUPPRESS_EMBEDS = 1 << 2;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const COLOURS = 6;

/** A message as `<article class="message" data-message="ID">`; with `follows` without avatar and name. */
export function renderMessage(message, context, { follows = false } = {}) {
    const ephemeral = message.ephemeral ?? Boolean(message.flags & EPHEMERAL);
    const above = origin(message, context);
    const headed = !follows || above !== null;
    const names = ["message", headed ? "has-head" : "follows", message.pinged && "is-pinged", ephemeral && "is-ephemeral"];
    const article = h("article", {
        class: names.filter(Boolean).join(" "), dataset: { message: message.id }, "aria-label": nameOf(message.author, context),
    });
    add(article, [above, gutter(message, context, headed)]);
    const body = h("div", { class: "message-body" }, headed ? head(message, context) : null, ...inside(message, context));
    add(body, [
        h("div", { class: "interaction-failed", role: "alert", hidden: true }),
        message.thread ? threadCard(message.thread, context) : null,
        ephemeral ? ephemeralFoot(message, context) : null,
    ]);
    article.append(body);
    paint(article, Presses.of(message, context));
    return article;
}

/** Draw a message anew in place of its old element, and leave the keyboard where it was. */
export function replaceMessage(old, message, context, options) {
    const made = renderMessage(message, context, options);
    const control = old.contains(document.activeElement) ? document.activeElement.dataset.control : null;
    old.replaceWith(made);
    if (control) made.querySelector(`[data-control="${CSS.escape(control)}"]`)?.focus({ preventScroll: true });
    return made;
}

/** The round picture of somebody: a disc with their initial, or the bot's own. */
export function avatar(user, context, small = false) {
    const size = small ? "avatar is-small" : "avatar";
    if (isBot(user, context)) return h("span", { class: `${size} is-bot`, "aria-hidden": "true" }, icon("keyhole"));
    const name = nameOf(user, context);
    return h("span", { class: `${size} disc-${discOf(user.id, context)}`, "aria-hidden": "true" }, [...name.trim()][0]?.toUpperCase() ?? "?");
}

/** What somebody is called here. */
function nameOf(user, context) {
    return context.user(user.id)?.name ?? user.global_name ?? user.username ?? context.t("page-unknown-user");
}

/** The sign that says that this is a bot. */
function appTag(context) {
    return h("span", { class: "app-tag" }, context.t("page-app"));
}

/** A colour for everybody: people of this place have different ones, as long as there are enough. */
function discOf(id, context) {
    const place = context.people?.findIndex((person) => person.id === id) ?? -1;
    return place < 0 ? id.length % COLOURS : place % COLOURS;
}

function isBot(user, context) {
    return Boolean(user.bot || (context.bot && user.id === context.bot.id));
}

// Above and beside it

/** The line above a message that says what it answers, or null. */
function origin(message, context) {
    if (message.message_reference && "referenced_message" in message) return replyLine(message.referenced_message, context);
    const used = message.interaction ?? message.interaction_metadata;
    if (!used?.name || !used.user) return null;
    const { user, name } = used;
    const pill = h("button", { type: "button", class: "md-mention is-command", on: { click: () => context.type(`/${name}`) } }, `/${name}`);
    const who = h("span", { class: "origin-name" }, nameOf(user, context));
    const words = context.t("page-used", { person: "\u0001", command: "\u0002" });
    return h("div", { class: "origin" }, avatar(user, context, true), h("span", { class: "origin-words" }, ...filled(words, who, pill)));
}

/** A sentence with elements in the places of two signs. */
function filled(words, one, two) {
    return words.split(/([\u0001\u0002])/).map((part) => (part === "\u0001" ? one : part === "\u0002" ? two : part));
}

function replyLine(there, context) {
    if (!there) return h("div", { class: "origin is-reply" }, icon("reply"), h("em", null, context.t("page-reply-gone")));
    const words = there.content ? markdown(there.content, context, { inline: true }) : h("em", null, context.t("page-reply-open"));
    return h("div", { class: "origin is-reply" },
        avatar(there.author, context, true),
        isBot(there.author, context) ? appTag(context) : null,
        h("span", { class: "origin-name" }, nameOf(there.author, context)),
        h("span", { class: "origin-text", on: { click: () => context.open(there.channel_id, there.id) } }, words),
    );
}

function gutter(message, context, headed) {
    if (headed) return h("div", { class: "gutter" }, avatar(message.author, context));
    const date = new Date(message.timestamp);
    return h("div", { class: "gutter" }, h("time", { class: "gutter-time", title: worded(date, "F", context.locale) }, worded(date, "t", context.locale)));
}

function head(message, context) {
    const date = new Date(message.timestamp);
    const time = h("time", { class: "sent-at", datetime: message.timestamp, title: worded(date, "F", context.locale) }, sentAt(date, context));
    return h("header", { class: "message-head" },
        h("span", { class: "author" }, nameOf(message.author, context)),
        isBot(message.author, context) ? appTag(context) : null,
        time,
    );
}

// What it says

function inside(message, context) {
    if (message.loading ?? Boolean(message.flags & LOADING)) return [thinking(message, context)];
    if (message.flags & COMPONENTS_V2) return [...components(message, context), editedMark(message, context, "div")];
    return [content(message, context), ...cards(message, context), ...components(message, context)];
}

function thinking(message, context) {
    const words = context.t("page-thinking", { name: nameOf(message.author, context) });
    return h("div", { class: "thinking", role: "status" }, dots(), h("span", null, words));
}

function content(message, context) {
    const edited = editedMark(message, context, "span");
    if (!message.content && !edited) return null;
    return h("div", { class: "content markdown" }, markdown(message.content, context), edited);
}

function editedMark(message, context, tag) {
    if (!message.edited_timestamp) return null;
    const title = worded(new Date(message.edited_timestamp), "F", context.locale);
    return h(tag, { class: "edited" }, h("time", { datetime: message.edited_timestamp, title }, context.t("page-edited")));
}

function cards(message, context) {
    const embeds = message.flags & SUPPRESS_EMBEDS ? [] : message.embeds ?? [];
    const shown = shownInEmbeds(embeds);
    const files = (message.attachments ?? []).filter((file) => !shown.has(localPath(file.url) ?? file.url));
    return [...attachments(files, context), ...embeds.map((data) => embed(data, context))];
}

// Below it

function threadCard(thread, context) {
    return h("button", { type: "button", class: "thread-card", on: { click: () => context.open(thread.id) } },
        icon("thread"),
        h("span", { class: "thread-name" }, context.channel(thread.id)?.name ?? thread.name),
        h("span", { class: "thread-see" }, context.t("page-see-thread")),
    );
}

function ephemeralFoot(message, context) {
    return h("div", { class: "ephemeral-foot" },
        icon("eye"),
        h("span", null, context.t("page-only-you")),
        h("span", { "aria-hidden": "true" }, "·"),
        h("button", { type: "button", class: "plain-link", on: { click: () => context.dismiss(message) } }, context.t("page-dismiss")),
    );
}
