// The left side: channels with their threads, direct messages, and who one is.

import { h, icon } from "./dom.js";
import { languageSwitch } from "./languages.js";
import { avatar } from "./message.js";
import { redraw } from "./redraw.js";

/** Bring the left side up to date. */
export function drawSidebar(place, app) {
    const { state, t } = app;
    place.setAttribute("aria-label", t("page-places"));
    redraw(
        place,
        h("header", { class: "server" }, h("h1", {}, state.guild.name), closeButton(app)),
        h("div", { class: "places" }, ...channelList(app), ...conversationList(app)),
        whoAmI(app),
    );
}

function closeButton({ t }) {
    const close = () => document.body.classList.remove("places-open");
    const label = t("page-close");
    return h("button", { class: "plain only-phone", dataset: { key: "close" }, "aria-label": label, on: { click: close } }, icon("close"));
}

function channelList(app) {
    const { state, t } = app;
    const rooms = state.channels.filter((channel) => channel.kind !== "dm" && !channel.parent);
    const calling = (thread) => app.marks.unread(state, thread).calls > 0;
    const listed = (thread) => !thread.archived || thread.id === app.open || calling(thread);
    const threads = state.channels.filter((channel) => channel.parent && listed(channel));
    const rows = rooms.flatMap((room) => [
        placeRow(app, room),
        ...threads.filter((thread) => thread.parent === room.id).map((thread) => placeRow(app, thread)),
    ]);
    return [h("h2", {}, t("page-channels")), h("ul", {}, ...rows)];
}

function conversationList(app) {
    const conversations = app.state.channels.filter((channel) => channel.kind === "dm");
    return [h("h2", {}, app.t("page-dms")), h("ul", {}, ...conversations.map((channel) => placeRow(app, channel)))];
}

function placeRow(app, channel) {
    const { fresh, calls } = app.marks.unread(app.state, channel);
    const here = channel.id === app.open;
    const kind = `place ${channel.kind}${here ? " here" : ""}${fresh && !here ? " fresh" : ""}`;
    const show = (event) => {
        if (elsewhere(event)) return;
        event.preventDefault();
        app.show(channel.id);
    };
    const label = [channel.name, calls && app.t("page-calls", { count: calls }), fresh && !calls && app.t("page-unread")];
    return h(
        "li",
        { dataset: { key: channel.id } },
        h(
            "a",
            {
                class: kind,
                href: `#${channel.id}`,
                "aria-current": here ? "page" : null,
                "aria-label": label.filter(Boolean).join(", "),
                dataset: { channel: channel.id, key: channel.id },
                on: { click: show },
            },
            sign(app, channel),
            h("span", { class: "name" }, channel.name),
            calls && !here ? h("span", { class: "calls" }, String(calls)) : null,
        ),
    );
}

/** Whether a click asks for a tab of its own. */
function elsewhere(event) {
    return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** What stands before a channel's name. */
export function sign(app, channel) {
    if (channel.kind === "dm") {
        return h(
            "span",
            { class: "sign" },
            avatar(app.state.bot, app.context),
            h("i", { class: app.state.bot.online ? "online" : "offline" }),
        );
    }
    const signs = { thread: "thread", voice: "voice" };
    return h("span", { class: "sign" }, icon(signs[channel.kind] ?? "hash"));
}

function whoAmI(app) {
    const { state, t } = app;
    const people = state.people.map((person) => personLink(app, person));
    return h(
        "footer",
        { class: "me" },
        h("p", { id: "you-are" }, t("page-you-are", { name: state.me.name })),
        h("div", { class: "people", role: "group", "aria-labelledby": "you-are" }, ...people),
        everythingIn(app),
    );
}

function personLink(app, person) {
    const mine = person.id === app.state.me.id;
    const news = !mine && app.marks.hasNews(person);
    const become = (event) => {
        if (elsewhere(event)) return;
        event.preventDefault();
        app.become(person.slug);
    };
    const label = app.t(news ? "page-be-called" : "page-be", { name: person.name });
    return h(
        "a",
        {
            class: `person${mine ? " mine" : ""}`,
            dataset: { key: person.slug },
            href: `${location.pathname}?as=${person.slug}`,
            title: label,
            "aria-label": label,
            "aria-current": mine ? "true" : null,
            on: { click: become },
        },
        avatar(person, app.context),
        h("span", { class: "name" }, person.name),
        news ? h("i", { class: "news" }) : null,
    );
}

/** One switch for everything: the server, and everybody in it; the panel has one for each. */
function everythingIn(app) {
    const { guild, people } = app.state;
    const now = [guild.locale, ...people.map((person) => person.locale)];
    return languageSwitch("all", app.t("page-language-of-all"), now, (locale) => app.trouble("language", { locale }));
}
