// What app.js gives the renderers, made of a few people and channels. Every call is written down in `calls`;
// a press or a submitted form waits until the test calls `answer(outcome)`.

import { markdown } from "/page/markdown.js";
import { openModal } from "/page/modal.js";
import { renderMessage, replaceMessage } from "/page/message.js";

const locale = new URLSearchParams(location.search).get("locale") ?? "en-GB";
const words = await (await fetch(`/words?locale=${locale}`)).json();
const people = [
    { id: "1000000000000000001", name: "Aki" },
    { id: "1000000000004194305", name: "Ben <b>x</b>" },
    { id: "1000000000008388609", name: "千夏" },
];
const bot = { id: "1000000000000000009", name: "Backroom", online: true };
const channels = [
    { id: "31", name: "tables", kind: "text" },
    { id: "32", name: "Lounge", kind: "voice" },
    { id: "33", name: "Table 7", kind: "thread" },
    { id: "34", name: "Backroom", kind: "dm" },
];
const pending = [];

function waits(name, ...args) {
    window.calls.push([name, ...args]);
    return new Promise((answered) => pending.push(answered));
}

const context = {
    me: people[0], people, bot, guild: { id: "30", name: "Club", locale: "en-GB" }, locale,
    t: (key, args = {}) => {
        if (!(key in words)) throw new Error(`no words for ${key}`);
        return words[key].replace(/\{(\w+)\}/g, (_, name) => args[name]);
    },
    user: (id) => people.find((person) => person.id === id) ?? (id === bot.id ? { ...bot, bot: true } : null),
    channel: (id) => channels.find((channel) => channel.id === id) ?? null,
    members: () => [...people, { ...bot, bot: true }],
    channels: () => channels,
    command: () => null,
    press: (message, customId, values) => waits("press", message.id, customId, values ?? null),
    submit: (id, values) => waits("submit", id, values),
    dismiss: (message) => window.calls.push(["dismiss", message.id]),
    open: (...place) => window.calls.push(["open", ...place.filter(Boolean)]),
    type: (text) => window.calls.push(["type", text]),
};

const chat = document.getElementById("chat");
Object.assign(window, {
    calls: [],
    answer: (outcome) => pending.shift()(outcome),
    show: (messages) => chat.replaceChildren(...messages.map(([message, options]) => renderMessage(message, context, options))),
    again: (message) => void replaceMessage(chat.querySelector(`[data-message="${message.id}"]`), message, context, {}),
    modal: (modal) => void openModal(modal, context).then(() => window.calls.push(["closed"])),
    simplified: (text, options) => {
        const box = document.createElement("div");
        box.append(markdown(text, context, options));
        return simple(box);
    },
    timed: (text) => {
        const start = performance.now();
        markdown(text, context);
        return performance.now() - start;
    },
});
document.body.dataset.ready = "yes";

/** An element's inside as text: <tag>, a dot and the last word of its class where it has one. */
function simple(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replaceAll("<", "‹");
    const inside = [...node.childNodes].map(simple).join("");
    if (node.id === "" && node.tagName === "DIV" && !node.className) return inside;
    const kind = node.className ? `.${node.className.split(" ").at(-1)}` : "";
    const href = node.getAttribute("href") ? ` ${node.getAttribute("href")}` : "";
    return `<${node.tagName.toLowerCase()}${kind}${href}>${inside}</>`;
}
