// The panel of troubles: what goes wrong on Discord now and then, to order.

import { h, icon } from "./dom.js";
import { languageSwitch } from "./languages.js";
import { redraw } from "./redraw.js";

const PERMISSIONS = [
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
];
const SETTLED = 1000; // milliseconds after which the feed has told what came of a click
const KINDS = ["fail", "delay", "drop", "lose_reply", "rate_limit"];

/** The panel on the right. */
export class Panel {
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.wrong = "";
        this.making = 0; // how much trouble is on its way
        this.settling = 0;
    }

    get open() {
        return !this.place.hidden;
    }

    toggle() {
        const inside = this.place.contains(document.activeElement);
        this.place.hidden = !this.place.hidden;
        this.wrong = "";
        document.body.classList.toggle("troubled", this.open);
        this.app.drawRound();
        if (inside) document.querySelector("[aria-controls=panel]").focus();
    }

    /** Bring it up to date; what is filled in stays. */
    draw() {
        if (!this.open) return;
        const label = this.app.t("page-trouble");
        this.place.setAttribute("aria-label", label);
        redraw(
            this.place,
            h("header", {}, h("h2", {}, label), this.button("page-close", () => this.toggle(), "", "plain", icon("close"))),
            h("p", { class: "hint" }, this.app.t("page-trouble-hint")),
            h("p", { class: "wrong", role: "alert" }, this.wrong),
            ...this.botPart(),
            ...this.requestPart(),
            ...this.peoplePart(),
            ...this.channelPart(),
            ...this.languagePart(),
        );
    }

    /** A button; `what` says to what it does it, where that is not always the same. */
    button(key, click, what = "", kind = "", sign = null) {
        const words = this.app.t(key);
        const label = sign ? { "aria-label": words, title: words } : {};
        return h("button", { type: "button", class: kind, dataset: { key: `${key} ${what}` }, ...label, on: { click } }, sign ?? words);
    }

    head(key) {
        return h("h3", {}, this.app.t(key));
    }

    does(verb, body) {
        return () => this.make(verb, body);
    }

    /** Make trouble; where it cannot be made, say so. */
    async make(verb, body) {
        clearTimeout(this.settling);
        this.making += 1;
        const answer = await this.app.trouble(verb, body);
        this.making -= 1;
        clearTimeout(this.settling);
        this.settling = setTimeout(() => this.agree(), SETTLED);
        this.wrong = answer.failed ? answer.error ?? this.app.t("page-not-done") : "";
        if (answer.failed) this.place.replaceChildren(); // what was clicked is as it was
        this.draw();
    }

    /** A box that was clicked says what is so, also where the feed had nothing to tell, because it was undone at once. */
    agree() {
        if (this.making) return;
        for (const box of this.place.querySelectorAll(".toggle input")) box.checked = box.hasAttribute("checked");
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
        const times = h("input", { name: "times", dataset: { key: "times" }, type: "number", min: 1, max: 99, value: 1, required: true });
        const seconds = h("input", { name: "seconds", dataset: { key: "seconds" }, type: "number", min: 0, max: 60, step: "any", value: 2, required: true });
        const set = (event) => {
            event.preventDefault();
            const channel = where.value ? { channel: this.app.open } : {};
            this.make("requests", { kind: kind.value, times: Number(times.value), seconds: Number(seconds.value), ...channel });
        };
        const field = (key, input) => h("label", {}, h("span", {}, t(key)), input);
        const form = h(
            "form",
            { on: { submit: set } },
            field("page-fault", kind),
            field("page-where", where),
            field("page-times", times),
            field("page-seconds", seconds),
            h("button", { dataset: { key: "set" } }, t("page-set-fault")),
        );
        return [this.head("page-requests"), form, ...this.setFaults()];
    }

    setFaults() {
        const { trouble } = this.app.state;
        if (!trouble.set.length) return [];
        const rows = trouble.set.map((fault) =>
            h(
                "li",
                { dataset: { key: fault.id } },
                h("span", {}, `${this.app.t(`page-fault-${fault.kind.replace("_", "-")}`)} · ${fault.hits}/${fault.times}`),
                this.button("page-lift", this.does("lift", { id: fault.id }), fault.id, "plain", icon("close")),
            ),
        );
        return [h("ul", { class: "faults" }, ...rows), h("div", { class: "buttons" }, this.button("page-clear", this.does("clear", {})))];
    }

    peoplePart() {
        const rows = this.app.state.people.map((person) =>
            this.toggleRow(person.slug, this.app.t("page-dms-of", { name: person.name }), person.dms_open, (open) =>
                this.make("dms", { person: person.slug, open }),
            ),
        );
        return [this.head("page-dms"), ...rows];
    }

    toggleRow(key, words, on, change) {
        const box = h("input", { type: "checkbox", dataset: { key }, checked: on, on: { change: () => change(box.checked) } });
        return h("label", { class: "toggle", dataset: { key } }, box, h("span", {}, words));
    }

    channelPart() {
        const { state, open, t } = this.app;
        const channel = state.channel(open);
        if (!channel || channel.kind === "dm") return [];
        const owner = channel.parent ?? channel.id;
        const denied = state.trouble.denied[owner] ?? [];
        const permissions = PERMISSIONS.map((name) =>
            this.toggleRow(`${name} ${owner}`, t(`page-may-${name.replaceAll("_", "-")}`), !denied.includes(name), (allowed) =>
                this.make("permission", { channel: owner, name, allowed }),
            ),
        );
        const thread = channel.parent
            ? [
                  this.button("page-archive", this.does("archive", { channel: open, locked: false }), open),
                  this.button("page-lock", this.does("archive", { channel: open, locked: true }), open),
                  this.button("page-delete-thread", this.does("delete", { channel: open }), open),
              ]
            : [];
        return [h("h3", {}, t("page-bot-may")), ...permissions, h("div", { class: "buttons" }, ...thread)];
    }

    /** The languages one by one, for a server and people who do not speak the same. */
    languagePart() {
        const { me, guild } = this.app.state;
        const [own, servers] = [this.app.t("page-language"), this.app.t("page-server-language")];
        return [
            h("h3", {}, own),
            languageSwitch("own", own, [me.locale], (locale) => this.app.act("be", { locale })),
            h("h3", {}, servers),
            languageSwitch("server", servers, [guild.locale], (locale) => this.make("guild", { locale })),
        ];
    }
}
