// Elements are made here and nowhere else: text goes in as text, never as HTML.

const SVG = "http://www.w3.org/2000/svg";
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|#)/i;

const ICONS = {
    close: "M18.4 4 20 5.6 13.6 12l6.4 6.4-1.6 1.6-6.4-6.4L5.6 20 4 18.4l6.4-6.4L4 5.6 5.6 4l6.4 6.4z",
    down: "M5.3 8.3 12 15l6.7-6.7 1.4 1.4L12 17.8 3.9 9.7z",
    link: "M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.6 5H14zM5 5h6v2H5v12h12v-6h2v8H3V5z",
    eye: "M12 5c5 0 9 4.4 10 7-1 2.6-5 7-10 7S3 14.6 2 12c1-2.6 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    reply: "M10 8.300V4l-8 7 8 7v-4.400c5 0 9 1.6 12 5.4-1-6-4.6-10-12-10.700z",
    file: "M6 2h8l6 6v14H6zm7 2v5h5z",
    download: "M11 3h2v9.600l3.3-3.3 1.4 1.400L12 16.400l-5.7-5.7 1.4-1.4 3.3 3.300zM4 18h16v3H4z",
    thread: "M4 4h16v11h-8l-5 5v-5H4zm3 3v2h10V7zm0 3.500v2h7v-2z",
    search: "M10 3a7 7 0 0 1 5.6 11.200l5 5-1.4 1.4-5-5A7 7 0 1 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
    check: "M9.5 18.2 3.3 12l1.6-1.6 4.6 4.6 9.6-9.600L20.7 7z",
    hash: "M9.7 3h2l-.8 5h4l.8-5h2l-.8 5H21v2h-4.400l-.6 4H20v2h-4.300l-.8 5h-2l.8-5h-4l-.8 5h-2l.8-5H3v-2h5l.600-4H4V8h4.900zm.9 7-.6 4h4l.6-4z",
    voice: "M11 4v16l-5-5H2V9h4zm3 3a5.5 5.5 0 0 1 0 10v-2.200a3.5 3.5 0 0 0 0-5.600zm0-4a9.5 9.5 0 0 1 0 18v-2.100a7.5 7.5 0 0 0 0-13.800z",
    keyhole: "M12 5.200a4 4 0 0 1 2.2 7.350l1.3 6.250h-7l1.3-6.250A4 4 0 0 1 12 5.200z",
};

/**
 * Make an element: `class`, `dataset`, `on` (listeners), `style` (properties), the rest are attributes.
 * True is an empty attribute; null, undefined and false are none. Strings among the children become text nodes.
 */
export function h(tag, props = null, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(props ?? {})) {
        if (value === null || value === undefined || value === false) continue;
        if (name === "dataset") Object.assign(element.dataset, value);
        else if (name === "on") listen(element, value);
        else if (name === "style") restyle(element, value);
        else if (isAddress(name) && !ADDRESS.test(value)) continue;
        else element.setAttribute(name, value === true ? "" : String(value));
    }
    return add(element, children);
}

/** Append children (nested lists too) to an element or fragment; null, undefined and booleans are skipped. */
export function add(parent, children) {
    for (const child of children) {
        if (Array.isArray(child)) add(parent, child);
        else if (child !== null && child !== undefined && typeof child !== "boolean") {
            parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
        }
    }
    return parent;
}

/** A small picture drawn with the colour of the text round it; screen readers do not see it. */
export function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", ICONS[name]);
    path.setAttribute("fill", "currentColor");
    path.setAttribute("fill-rule", "evenodd");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", `icon icon-${name}`);
    svg.append(path);
    return svg;
}

/** An emoji in front of a label. */
export function emoji(data) {
    if (!data?.name) return null;
    return h("span", { class: "emoji", "aria-hidden": "true" }, data.id ? `:${data.name}:` : data.name);
}

/** Set style properties one by one, which our content security policy allows (a style attribute it does not). */
export function restyle(element, styles) {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}

/** A link that opens in a tab of its own; what is no web address becomes plain text. */
export function outside(url, props, ...children) {
    if (!/^https?:\/\//i.test(url ?? "")) return h("span", props, ...children);
    return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", ...props }, ...children);
}

let numbers = 0;

/** An id that no other element of this page has. */
export function newId(word) {
    numbers += 1;
    return `${word}-${numbers}`;
}

/** Whether the window is as narrow as a phone's. */
export function narrow() {
    return window.matchMedia("(max-width: 600px)").matches;
}

function listen(element, listeners) {
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
}

function isAddress(name) {
    return name === "href" || name === "src";
}
