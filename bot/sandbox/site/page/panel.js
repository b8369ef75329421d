// The panel of troubles: what goes wrong on Discord now and then, to order.

import { h, icon } from "./dom.js";

const PERMISSIONS = [
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
];
const KINDS = ["fail", "delay", "drop", "lose_reply", "rate_limit"];

/** The panel on the right. */
export class Panel {
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.drawn = "";
    }

    toggle() {
        this.place.hidden = !this.place.hidden;
        document.body.classList.toggle("troubled", !this.place.hidden);
        this.drawn = "";
        this.draw();
    }

    /** Draw it anew if something in it has changed: not while somebody fills in its form for nothing. */
    draw() {
        if (this.place.hidden) return;
        const { state, open, locale } = this.app;
        const now = JSON.stringify([state.trouble, state.people, state.guild, state.channel(open), state.channels, locale]);
        if (now === this.drawn) return;
        this.drawn = now;
        const label = this.app.t("page-trouble");
        this.place.setAttribute("aria-label", label);
        this.place.replaceChildren(
            h("header", {}, h("h2", {}, label), this.button("page-close", () => this.toggle(), "plain", icon("close"))),
            h("p", { class: "hint" }, this.app.t("page-trouble-hint")),
            ...this.botPart(),
            ...this.requestPart(),
            ...this.peoplePart(),
            ...this.channelPart(),
            ...this.serverPart(),
        );
    }

    button(key, click, kind = "", sign = null) {
        const words = this.app.t(key);
        return h("button", { type: "button", class: kind, "aria-label": sign ? words : null, on: { click } }, sign ?? words);
    }

    head(key) {
        return h("h3", {}, this.app.t(key));
    }

    does(verb, body) {
        return () => this.app.trouble(verb, body);
    }

    botPart() {
        const { trouble } = this.app.state;
        const line = ["cut", "reconnect", "forget"].map((how) => this.button(`page-gateway-${how}`, this.does("gateway", { how })));
        const running = trouble.bot === "running";
        const process = (running ? ["restart", "stop", "kill"] : ["start"]).map((how) =>
            this.button(`page-bot-${how}`, this.does("bot", { how })),
        );
        return [
            this.head("page-the-bot"),
            ...(trouble.keeper ? [h("div", { class: "buttons" }, ...process)] : []),
            h("div", { class: "buttons" }, ...line),
        ];
    }

    requestPart() {
        const { t } = this.app;
        const kind = h("select", { name: "kind" }, ...KINDS.map((one) => h("option", { value: one }, t(`page-fault-${one.replace("_", "-")}`))));
        const where = h("select", { name: "where" }, h("option", { value: "" }, t("page-everywhere")), h("option", { value: "here" }, t("page-in-this-channel")));
        const times = h("input", { name: "times", type: "number", min: 1, max: 99, value: 1, required: true });
        const seconds = h("input", { name: "seconds", type: "number", min: 0, max: 60, step: "any", value: 2, required: true });
        const set = (event) => {
            event.preventDefault();
            const channel = where.value ? { channel: this.app.open } : {};
            this.app.trouble("requests", { kind: kind.value, times: Number(times.value), seconds: Number(seconds.value), ...channel });
        };
        const field = (key, input) => h("label", {}, h("span", {}, t(key)), input);
        const form = h(
            "form",
            { on: { submit: set } },
            field("page-fault", kind),
            field("page-where", where),
            field("page-times", times),
            field("page-seconds", seconds),
            h("button", {}, t("page-set-fault")),
        );
        return [this.head("page-requests"), form, ...this.setFaults()];
    }

    setFaults() {
        const { trouble } = this.app.state;
        if (!trouble.set.length) return [];
        const rows = trouble.set.map((fault) =>
            h(
                "li",
                {},
                h("span", {}, `${this.faultName(fault)} · ${fault.hits}/${fault.times}`),
                this.button("page-lift", this.does("lift", { id: fault.id }), "plain", icon("close")),
            ),
        );
        return [h("ul", { class: "faults" }, ...rows), h("div", { class: "buttons" }, this.button("page-clear", this.does("clear", {})))];
    }

    faultName(fault) {
        const kind = fault.kind === "fail" && fault.status === 429 ? "rate_limit" : fault.kind;
        return this.app.t(`page-fault-${kind.replace("_", "-")}`);
    }

    peoplePart() {
        const rows = this.app.state.people.map((person) =>
            this.toggleRow(this.app.t("page-dms-of", { name: person.name }), person.dms_open, (open) =>
                this.app.trouble("dms", { person: person.slug, open }),
            ),
        );
        return [this.head("page-dms"), ...rows];
    }

    toggleRow(words, on, change) {
        const box = h("input", { type: "checkbox", checked: on, on: { change: () => change(box.checked) } });
        return h("label", { class: "toggle" }, box, h("span", {}, words));
    }

    channelPart() {
        const { state, open, t } = this.app;
        const channel = state.channel(open);
        if (!channel || channel.kind === "dm") return [];
        const owner = channel.parent ?? channel.id;
        const denied = state.trouble.denied[owner] ?? [];
        const permissions = PERMISSIONS.map((name) =>
            this.toggleRow(t(`page-may-${name.replaceAll("_", "-")}`), !denied.includes(name), (allowed) =>
                this.app.trouble("permission", { channel: owner, name, allowed }),
            ),
        );
        const thread = channel.parent
            ? [
                  this.button("page-archive", this.does("archive", { channel: open, locked: false })),
                  this.button("page-lock", this.does("archive", { channel: open, locked: true })),
                  this.button("page-delete-thread", this.does("delete", { channel: open })),
              ]
            : [];
        return [h("h3", {}, t("page-bot-may")), ...permissions, h("div", { class: "buttons" }, ...thread)];
    }

    serverPart() {
        const { state } = this.app;
        const say = (locale, name) =>
            h("button", { type: "button", lang: locale, "aria-pressed": String(state.guild.locale === locale), on: { click: this.does("guild", { locale }) } }, name);
        return [this.head("page-server-language"), h("div", { class: "languages" }, say("en-US", "English"), say("ja", "日本語"))];
    }
}
