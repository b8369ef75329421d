// Switches between the two languages that Backroom speaks.

import { h } from "./dom.js";

const LANGUAGES = [
    { locale: "en-US", name: "English" },
    { locale: "ja", name: "日本語" },
];

/** A switch for `whose` language; `now`: the locales of all whom it is for; `speak(locale)` is called with what was chosen. */
export function languageSwitch(whose, label, now, speak) {
    const buttons = LANGUAGES.map(({ locale, name }) => {
        const pressed = now.every((spoken) => (spoken === "ja") === (locale === "ja"));
        return h("button", {
            type: "button", lang: locale, dataset: { key: `${whose} ${locale}` }, "aria-pressed": String(pressed), on: { click: () => speak(locale) },
        }, name);
    });
    return h("div", { class: "languages", dataset: { key: `languages ${whose}` }, role: "group", "aria-label": label }, ...buttons);
}
