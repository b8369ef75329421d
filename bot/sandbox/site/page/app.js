// The page: who one is, which channel is open, and what is drawn when.

import { act, trouble } from "./api.js";
import { Chat, drawHead } from "./chat.js";
import { Composer } from "./composer.js";
import { follow } from "./feed.js";
import { openModal } from "./modal.js";
import { Panel } from "./panel.js";
import { drawSidebar } from "./sidebar.js";
import { ReadMarks, State } from "./state.js";
import { wordsIn } from "./words.js";

const $ = (id) => document.getElementById(id);

/** One tab. */
class App {
    constructor() {
        this.state = new State();
        this.marks = new ReadMarks();
        this.slug = new URLSearchParams(location.search).get("as") ?? "";
        this.open = null;
        this.parent = null; // the channel that the open thread hangs on
        this.linked = true;
        this.locale = null;
        this.t = (key) => key;
        this.chat = new Chat($("messages"), this);
        this.composer = new Composer($("composer"), this);
        this.panel = new Panel($("panel"), this);
        this.context = this.makeContext();
        this.frames = Promise.resolve();
        this.end = null;
    }

    start() {
        addEventListener("hashchange", () => this.showHash());
        addEventListener("keydown", (event) => this.key(event));
        document.addEventListener("visibilitychange", () => this.drawRound());
        addEventListener("storage", () => this.drawRound()); // read in another tab
        this.follow();
    }

    follow() {
        this.end?.();
        let ended = false;
        const end = follow(this.slug, (frame) => this.take(frame, () => ended), (linked) => this.link(linked));
        this.end = () => {
            ended = true;
            end();
        };
    }

    /** Frames are taken one after another, also while words of another language are fetched; none of somebody whom one no longer is. */
    take(frame, ended) {
        this.frames = this.frames.then(() => (ended() ? undefined : this.merge(frame, ended))).catch((error) => console.error(error));
    }

    async merge(frame, ended) {
        const names = this.state.names();
        const touched = this.state.merge(frame);
        const anew = await this.speak();
        if (ended()) return;
        if (frame.reset) this.slug = this.state.me.slug;
        if (!this.state.channel(this.open)) this.showHash();
        else if (anew || names !== this.state.names()) this.chat.redraw();
        else if (frame.reset || touched.has(this.open)) this.chat.draw();
        this.drawRound();
    }

    /** The words of whoever one is; tells whether they are others than before. Where they cannot be had, the next frame asks again. */
    async speak() {
        const { locale } = this.state.me;
        if (this.locale === locale) return false;
        const words = await wordsIn(locale).catch(() => null);
        if (!words) return false;
        this.t = words;
        this.locale = locale;
        document.documentElement.lang = locale;
        return true;
    }

    link(linked) {
        this.linked = linked;
        if (this.state.me) this.drawNotice();
    }

    /** Escape closes the places on a phone. */
    key(event) {
        if (event.key !== "Escape" || event.defaultPrevented || !document.body.classList.contains("places-open")) return;
        document.body.classList.remove("places-open");
        document.querySelector(".places-button").focus();
    }

    /** Everything round the messages. */
    drawRound() {
        if (!this.state.me) return;
        this.markRead();
        drawSidebar($("sidebar"), this);
        drawHead($("head"), this);
        this.drawNotice();
        this.composer.draw();
        this.panel.draw();
    }

    drawNotice() {
        const notice = !this.linked ? "page-no-sandbox" : !this.state.bot.online ? "page-no-bot" : null;
        $("notice").textContent = notice ? this.t(notice) : "";
    }

    markRead() {
        const channel = this.state.channel(this.open);
        if (channel?.last && document.visibilityState === "visible") {
            this.marks.mark(this.state.me.id, channel.id, channel.last);
        }
        if (!this.marks.calls(this.state)) this.marks.settle(this.state.me);
    }

    /** Open the channel that the address names, at its message if it names one; if it is gone, the one that it hung on, else the first. */
    showHash() {
        const [id, message] = location.hash.slice(1).split("/");
        const named = this.state.channel(id) ?? this.state.channel(this.parent);
        this.show((named ?? this.state.channels[0]).id, message);
    }

    /** Open a channel, at a message if one is named and still there. */
    show(id, message = null) {
        document.body.classList.remove("places-open");
        if (!this.state.channel(id)) return;
        if (id !== this.open) this.enter(id);
        if (message) this.chat.find(message);
    }

    enter(id) {
        const readUntil = this.marks.of(this.state.me.id)[id];
        this.open = id;
        this.parent = this.state.channel(id).parent;
        history.replaceState(null, "", `?as=${this.slug}#${id}`);
        this.composer.move(`${this.state.me.id} ${id}`);
        this.chat.open(id, readUntil);
        this.drawRound();
    }

    /** Be somebody else in this tab. */
    become(slug) {
        if (slug === this.slug) return;
        this.slug = slug;
        history.replaceState(null, "", `?as=${slug}#${this.open ?? ""}`);
        this.open = null;
        document.body.classList.remove("places-open");
        this.follow();
    }

    act(verb, body) {
        return act(this.slug, verb, body);
    }

    trouble(verb, body) {
        return trouble(this.slug, verb, body);
    }

    /** Do something that the bot answers; a form that comes of it is opened. */
    async interact(verb, body) {
        const { slug } = this;
        const outcome = await this.act(verb, body);
        if (outcome.modal && slug === this.slug) openModal(outcome.modal, this.context);
        return outcome;
    }

    /** Who can be picked here: in a direct conversation only the two who talk. */
    membersHere() {
        const { me, people, bot } = this.state;
        return [...(this.inConversation() ? [me] : people), { ...bot, bot: true }];
    }

    /** Which channels can be picked here: in a direct conversation none. */
    channelsHere() {
        return this.inConversation() ? [] : this.state.channels.filter((channel) => channel.kind !== "dm");
    }

    inConversation() {
        return this.state.channel(this.open)?.kind === "dm";
    }

    /** What messages and forms need of the page. */
    makeContext() {
        const app = this;
        return {
            get me() { return app.state.me; },
            get people() { return app.state.people; },
            get bot() { return app.state.bot; },
            get guild() { return app.state.guild; },
            get locale() { return app.locale ?? app.state.me.locale; },
            t: (key, args) => app.t(key, args),
            user: (id) => app.state.user(id),
            channel: (id) => app.state.channel(id),
            members: () => app.membersHere(),
            channels: () => app.channelsHere(),
            press: (message, customId, values) =>
                app.interact("press", { message: message.id, custom_id: customId, ...(values ? { values } : {}) }),
            submit: (modal, values) => app.interact("submit", { modal, values }),
            dismiss: (message) => app.act("dismiss", { message: message.id }),
            open: (id, message) => app.show(id, message),
            type: (text) => app.composer.type(text),
        };
    }
}

new App().start();
