// The middle: the head of a channel and its messages, kept in place while they change.

import { h, icon } from "./dom.js";
import { renderMessage, replaceMessage } from "./message.js";
import { redraw } from "./redraw.js";
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
        this.firstNew = null; // the first message that was not read when it came on the screen
        this.atEnd = true;
        this.top = 0; // how far it was scrolled
        this.anchor = null; // the message at the upper edge, and where it stood
        this.sought = null; // the message that a link led to, as long as nobody scrolls and nothing comes
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
        this.firstNew = null;
        this.shown.clear();
        this.lines.clear();
        this.roll.replaceChildren();
        this.place.scrollTop = this.top = 0;
        this.atEnd = true;
        this.draw();
    }

    /** Bring a message before one's eyes and light it up for a moment. It stays there while pictures round it take their room. */
    find(id) {
        const element = this.shown.get(id)?.element;
        if (!element) return;
        this.sought = element;
        this.stay();
        element.classList.remove("is-found");
        void element.offsetWidth; // so that it lights up again where it still does
        element.classList.add("is-found");
        element.addEventListener("animationend", () => element.classList.remove("is-found"), { once: true });
    }

    /** Bring the screen up to date: what has not changed is not touched, so that open menus stay open. */
    draw() {
        this.sought = null;
        this.scrolled();
        this.place.setAttribute("aria-label", this.app.state.channel(this.channel)?.name ?? "");
        const messages = this.app.state.messagesOf(this.channel);
        this.findNew(messages);
        const wanted = [];
        let before = null;
        for (const message of messages) {
            wanted.push(...this.dividers(before, message), this.element(message, follows(before, message)));
            before = message;
        }
        const there = new Set(messages.map((message) => message.id));
        for (const id of [...this.shown.keys()]) {
            if (!there.has(id)) this.shown.delete(id);
        }
        if (!wanted.length) wanted.push(h("p", { class: "empty" }, this.app.t("page-nothing-yet")));
        arrange(this.roll, wanted);
        this.stay();
    }

    /** Where the line "New" goes: what came while nobody looked is new, what one sees coming is not. */
    findNew(messages) {
        const mine = this.app.state.me.id;
        const hidden = document.visibilityState !== "visible";
        if (hidden) this.readUntil = this.app.marks.of(mine)[this.channel] ?? null;
        if (this.readUntil && !later(this.firstNew, this.readUntil)) {
            const unread = (message) => later(message.id, this.readUntil) && message.author.id !== mine;
            this.firstNew = messages.find(unread)?.id ?? null;
        }
        if (!hidden) this.readUntil = null;
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
        if (!message.ephemeral) element.append(this.bin(message));
        this.shown.set(message.id, { message, follows, element });
        return element;
    }

    /** For the panel of troubles: let this message be deleted by somebody. */
    bin(message) {
        const away = () => this.app.panel.make("delete", { message: message.id });
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
        const isNew = (one) => one !== null && !later(this.firstNew, one.id);
        if (this.firstNew && isNew(message) && !isNew(before)) {
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

    /** Note where one reads. Only who scrolls up leaves the end: not who is left behind by a picture that takes its room. */
    scrolled() {
        const { place } = this;
        if (place.scrollTop !== this.top) this.sought = null;
        if (place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_THE_END) this.atEnd = true;
        else if (place.scrollTop < this.top) this.atEnd = false;
        this.top = place.scrollTop;
        const edge = place.getBoundingClientRect().top;
        const reading = this.atEnd ? null : [...this.roll.children].find((child) => child.getBoundingClientRect().bottom > edge && child.dataset.message);
        this.anchor = reading ? { id: reading.dataset.message, at: reading.getBoundingClientRect().top } : null;
    }

    /** Whoever reads the newest stays with the newest; whoever reads further up stays there, and who was led to a message with it. */
    stay() {
        const { place } = this;
        if (this.sought) return this.centre(this.sought);
        const element = this.anchor && this.shown.get(this.anchor.id)?.element;
        if (this.atEnd) place.scrollTop = place.scrollHeight;
        else if (element) place.scrollTop += element.getBoundingClientRect().top - this.anchor.at;
        this.top = place.scrollTop;
    }

    /** Scroll a message to the middle; of one that is too tall for that its beginning is seen. */
    centre(element) {
        const { place } = this;
        const box = element.getBoundingClientRect();
        place.scrollTop += box.top - place.getBoundingClientRect().top - Math.max(0, (place.clientHeight - box.height) / 2);
        this.top = place.scrollTop;
        this.atEnd = false; // unless this is the end
        this.scrolled();
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
    const calls = app.marks.calls(state);
    const parent = channel?.parent ? state.channel(channel.parent) : null;
    redraw(
        place,
        placesButton(app, calls),
        ...(parent ? [parentLink(app, parent)] : []),
        ...(channel ? [sign(app, channel), h("h2", { title: channel.name }, channel.name)] : []),
        h("span", { class: "room" }),
        h("span", { class: "as" }, t("page-as", { name: state.me.name })),
        panelButton(app),
    );
    document.title = `${calls ? `(${calls}) ` : ""}${channel ? channel.name : ""} · ${state.me.name} · Backroom`;
}

function placesButton({ t }, calls) {
    const open = () => {
        document.body.classList.add("places-open");
        document.querySelector("#sidebar [aria-current=page]")?.focus();
    };
    const label = [t("page-places"), calls && t("page-calls", { count: calls })].filter(Boolean).join(", ");
    return h(
        "button",
        { class: "plain only-phone places-button", dataset: { key: "places" }, "aria-label": label, on: { click: open } },
        "☰",
        calls ? h("span", { class: "calls" }, String(calls)) : null,
    );
}

function parentLink(app, parent) {
    const up = { class: "plain parent", dataset: { key: `parent-${parent.id}` }, on: { click: () => app.show(parent.id) } };
    return h("button", up, `# ${parent.name} ›`);
}

function panelButton(app) {
    const label = app.t("page-trouble");
    const shown = { title: label, "aria-label": label, "aria-expanded": String(app.panel.open), "aria-controls": "panel" };
    return h("button", { class: "plain", dataset: { key: "panel" }, ...shown, on: { click: () => app.panel.toggle() } }, "⚡");
}
