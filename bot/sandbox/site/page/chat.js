// The middle: the head of a channel and its messages, kept in place while they change.

import { h, icon } from "./dom.js";
import { renderMessage, replaceMessage } from "./message.js";
import { sign } from "./sidebar.js";
import { later } from "./state.js";

const SAME_BREATH = 7 * 60 * 1000; // messages of one author within this time stand under one head
const NEAR_THE_END = 120;

/** The messages of the open channel on the screen. */
export class Chat {
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.shown = new Map(); // message id -> { message, follows, element }
        this.lines = new Map(); // "day-…" or "new" -> element
        this.channel = null;
        this.readUntil = null;
        this.atEnd = true;
        this.top = 0;
        this.roll = h("div", { class: "roll" });
        place.replaceChildren(this.roll);
        place.addEventListener("scroll", () => this.scrolled());
        const size = new ResizeObserver(() => this.stay()); // a picture comes and takes its room, a keyboard takes some
        size.observe(place);
        size.observe(this.roll);
    }

    /** Show a channel; `readUntil` is the last message this person had seen there. */
    open(channel, readUntil) {
        this.channel = channel;
        this.readUntil = readUntil;
        this.shown.clear();
        this.lines.clear();
        this.roll.replaceChildren();
        this.atEnd = true;
        this.draw();
    }

    /** Bring the screen up to date: what has not changed is not touched, so that open menus stay open. */
    draw() {
        const messages = this.app.state.messagesOf(this.channel);
        const wanted = [];
        let before = null;
        for (const message of messages) {
            wanted.push(...this.dividers(before, message), this.element(message, follows(before, message)));
            before = message;
        }
        for (const id of [...this.shown.keys()]) {
            if (!messages.some((message) => message.id === id)) this.shown.delete(id);
        }
        if (!wanted.length) wanted.push(h("p", { class: "empty" }, this.app.t("page-nothing-yet")));
        arrange(this.roll, wanted);
        this.stay();
    }

    /** Draw everything anew: the language or somebody's name has changed. */
    redraw() {
        this.shown.clear();
        this.lines.clear();
        this.draw();
    }

    element(message, follows) {
        const known = this.shown.get(message.id);
        if (known && known.message === message && known.follows === follows) return known.element;
        const element = known
            ? replaceMessage(known.element, message, this.app.context, { follows })
            : renderMessage(message, this.app.context, { follows });
        element.append(this.bin(message));
        this.shown.set(message.id, { message, follows, element });
        return element;
    }

    /** For the panel of troubles: let this message be deleted by somebody. */
    bin(message) {
        const away = () => this.app.trouble("delete", { message: message.id });
        const label = this.app.t("page-delete-message");
        return h("button", { class: "bin", title: label, "aria-label": label, on: { click: away } }, icon("close"));
    }

    /** The lines between two messages: a new day, and where one had stopped reading. */
    dividers(before, message) {
        const lines = [];
        const day = (one) => new Date(one.timestamp).toDateString();
        if (!before || day(before) !== day(message)) {
            const date = new Intl.DateTimeFormat(this.app.state.me.locale, { dateStyle: "long" });
            lines.push(this.line(`day-${day(message)}`, "day", date.format(new Date(message.timestamp))));
        }
        if (before && this.readUntil && later(message.id, this.readUntil) && !later(before.id, this.readUntil)) {
            lines.push(this.line("new", "new", this.app.t("page-new")));
        }
        return lines;
    }

    line(key, kind, words) {
        if (!this.lines.has(key)) {
            this.lines.set(key, h("div", { class: `line ${kind}`, role: "separator" }, h("span", {}, words)));
        }
        return this.lines.get(key);
    }

    /** Only somebody who goes up leaves the end: what grows below is none of their doing. */
    scrolled() {
        const { scrollHeight, scrollTop, clientHeight } = this.place;
        if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END) this.atEnd = true;
        else if (scrollTop < this.top) this.atEnd = false;
        this.top = scrollTop;
    }

    /** Whoever reads the newest stays with the newest. */
    stay() {
        if (this.atEnd) this.place.scrollTop = this.place.scrollHeight;
    }
}

function follows(before, message) {
    return (
        before !== null &&
        before.author.id === message.author.id &&
        !message.referenced_message &&
        !message.interaction &&
        !message.interaction_metadata &&
        before.ephemeral === message.ephemeral &&
        Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH
    );
}

/** Make these the children, in this order, moving as little as possible. */
function arrange(place, wanted) {
    const keep = new Set(wanted);
    for (const child of [...place.children]) {
        if (!keep.has(child)) child.remove();
    }
    wanted.forEach((element, n) => {
        if (place.children[n] !== element) place.insertBefore(element, place.children[n] ?? null);
    });
}

/** Draw the head of a channel anew. */
export function drawHead(place, app) {
    const { state, t } = app;
    const channel = state.channel(app.open);
    const elsewhere = state.channels.filter((other) => other.id !== app.open);
    const calls = elsewhere.reduce((sum, other) => sum + app.marks.unread(state, other).calls, 0);
    const parent = channel?.parent ? state.channel(channel.parent) : null;
    place.replaceChildren(
        placesButton(app, calls),
        ...(parent ? [parentLink(app, parent)] : []),
        ...(channel ? [sign(app, channel), h("h2", {}, channel.name)] : []),
        h("span", { class: "room" }),
        h("span", { class: "as" }, t("page-as", { name: state.me.name })),
        panelButton(app),
    );
    document.title = `${calls ? `(${calls}) ` : ""}${channel ? channel.name : ""} · ${state.me.name} · Backroom`;
}

function placesButton({ t }, calls) {
    const open = () => document.body.classList.add("places-open");
    return h(
        "button",
        { class: "plain only-phone places-button", "aria-label": t("page-places"), on: { click: open } },
        "☰",
        calls ? h("span", { class: "calls" }, String(calls)) : null,
    );
}

function parentLink(app, parent) {
    return h("button", { class: "plain parent", on: { click: () => app.show(parent.id) } }, `# ${parent.name} ›`);
}

function panelButton(app) {
    const label = app.t("page-trouble");
    const toggle = () => app.panel.toggle();
    return h("button", { class: "plain", title: label, "aria-label": label, on: { click: toggle } }, "⚡");
}
