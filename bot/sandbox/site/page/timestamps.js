// Times as Discord words them, in the person's own language.

import { h } from "./dom.js";

const STYLES = {
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" },
    F: { dateStyle: "full", timeStyle: "short" },
    s: { dateStyle: "short", timeStyle: "short" },
    S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [ // how many seconds one is, and how many of them are said before the next unit is
    ["second", 1, 60],
    ["minute", 60, 60],
    ["hour", 3_600, 24],
    ["day", 86_400, 30],
    ["month", 2_629_746, 12],
    ["year", 31_556_952, Infinity],
];
const EVERY = 5_000;
const LAST = 8.64e12;

let ticking = false;

/** The element for `<t:seconds:style>`, or null where there is no such moment. */
export function timestamp(seconds, style, locale) {
    if (!Number.isFinite(seconds) || Math.abs(seconds) > LAST) return null;
    const date = new Date(seconds * 1000);
    const attributes = { class: "timestamp", datetime: date.toISOString(), title: worded(date, "F", locale) };
    if (style !== "R") return h("time", attributes, worded(date, style || "f", locale));
    keepTicking();
    return h("time", { ...attributes, dataset: { relative: seconds, locale } }, relative(seconds, locale));
}

/** When a message was sent: the time today, "yesterday at", or the day with the time. */
export function sentAt(date, context) {
    const time = worded(date, "t", context.locale);
    const today = new Date();
    if (sameDay(date, today)) return time;
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
    if (sameDay(date, yesterday)) return context.t("page-yesterday", { time });
    return worded(date, "s", context.locale);
}

/** A moment in one of Discord's styles. */
export function worded(date, style, locale) {
    return formatter(Intl.DateTimeFormat, locale, STYLES[style] ?? STYLES.f).format(date);
}

/** How long ago, or how long until. */
function relative(seconds, locale, now = Date.now()) {
    const left = seconds - now / 1000;
    const [unit, size] = UNITS.find(([, one, most]) => Math.round(Math.abs(left) / one) < most);
    return formatter(Intl.RelativeTimeFormat, locale, { numeric: "always" }).format(Math.round(left / size), unit);
}

function keepTicking() {
    if (ticking) return;
    ticking = true;
    setInterval(() => {
        for (const time of document.querySelectorAll("time[data-relative]")) {
            const words = relative(Number(time.dataset.relative), time.dataset.locale);
            if (time.textContent !== words) time.textContent = words;
        }
    }, EVERY);
}

function sameDay(one, other) {
    return one.toDateString() === other.toDateString();
}

const made = new Map();

function formatter(Kind, locale, options) {
    const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
    if (!made.has(key)) made.set(key, construct(Kind, locale, options));
    return made.get(key);
}

function construct(Kind, locale, options) {
    try {
        return new Kind(locale, options);
    } catch {
        return new Kind("en", options);
    }
}
