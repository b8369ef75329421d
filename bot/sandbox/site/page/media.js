// Pictures and files of messages. Only what the sandbox itself serves is ever loaded.

import { add, h, icon, outside, restyle } from "./dom.js";
import { view } from "./viewer.js";

const PICTURES = /\.(?:png|jpe?g|gif|webp)$/i;
const UNITS = ["B", "KB", "MB", "GB"];

const sizes = new Map(); // how large a picture was, by path and by file name, so that it has its room before it is there

/** The path of a file that the sandbox serves, or null for an address anywhere else. */
export function localPath(url) {
    try {
        const { protocol, hostname, pathname } = new URL(url, location.href);
        const ours = protocol === "http:" && ["127.0.0.1", "localhost", location.hostname].includes(hostname);
        return ours && pathname.startsWith("/cdn/") ? pathname : null;
    } catch {
        return null;
    }
}

/** Whether a file is one that can be shown as a picture. */
function isPicture(file) {
    if (file.content_type) return /^image\/(?:png|jpeg|gif|webp)/.test(file.content_type);
    return PICTURES.test(file.filename ?? localPath(file.url) ?? "");
}

/** A picture that opens large when pressed; one from elsewhere is a link. */
export function picture(media, context, { alt = null, spoiler = false, small = false } = {}) {
    const path = localPath(media.url);
    if (path === null) return h("div", { class: "media is-outside" }, outside(media.url, { class: "md-link" }, media.url));
    const image = h("img", { src: path, alt: alt ?? "", decoding: "async", draggable: "false" });
    const opener = h("button", {
        type: "button", class: "media-open", "aria-label": alt ? null : context.t("page-open-picture"),
        on: { click: (event) => view(path, alt, context, pressed(event)) },
    }, image);
    const frame = h("div", { class: small ? "media is-small" : "media" }, opener);
    const shown = spoiler ? covered(frame, context) : frame;
    reserve(shown, frame, image, path, media);
    if (alt && !small) frame.append(altBadge(alt, context));
    if (small && alt) image.title = alt;
    return shown;
}

/** Which part of a picture was pressed, as shares of its width and height; by keyboard the middle of its top. */
function pressed(event) {
    const box = event.currentTarget.getBoundingClientRect();
    return event.detail ? [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height] : [0.5, 0];
}

/** Give a picture its room before it has come: as large as it says, or as it (or one of its name) was before. */
function reserve(shown, frame, image, path, media) {
    const name = path.split("/").at(-1);
    const known = media.width && media.height ? [media.width, media.height] : sizes.get(path) ?? sizes.get(name);
    if (known) fit(shown, image, known);
    else frame.classList.add("is-loading");
    image.addEventListener("load", () => {
        const size = [image.naturalWidth, image.naturalHeight];
        sizes.set(path, size);
        sizes.set(name, size);
        fit(shown, image, size);
        frame.classList.remove("is-loading");
    });
    image.addEventListener("error", () => {
        frame.classList.remove("is-loading");
        frame.classList.add("is-broken");
    });
}

/** Say how large it is; the box that it is scaled into is the stylesheet's. */
function fit(shown, image, [width, height]) {
    restyle(shown, { "--natural": `${width}px`, "--ratio": String(width / height) });
    restyle(image, { "aspect-ratio": `${width} / ${height}` });
}

function altBadge(alt, context) {
    const words = h("div", { class: "alt-words", hidden: true }, h("strong", null, context.t("page-alt-title")), alt);
    const badge = h("button", {
        type: "button", class: "alt-badge", title: alt, "aria-expanded": "false", "aria-label": context.t("page-alt-show"),
        on: {
            click: () => {
                words.hidden = !words.hidden;
                badge.setAttribute("aria-expanded", String(!words.hidden));
            },
        },
    }, "ALT");
    return add(document.createDocumentFragment(), [words, badge]);
}

/** Anything under a cover that goes at the first press. */
export function covered(element, context) {
    element.inert = true;
    const cover = h("button", {
        type: "button", class: "cover", "aria-label": context.t("page-spoiler"),
        on: {
            click: () => {
                element.inert = false;
                frame.classList.remove("is-covered");
                cover.remove();
            },
        },
    }, h("span", null, context.t("page-spoiler-short")));
    const frame = h("div", { class: "covered is-covered" }, element, cover);
    return frame;
}

/** A file as a card with its size and a link to get it. */
export function fileCard(file, context, spoiler = false) {
    const path = localPath(file.url);
    const name = file.filename ?? file.name ?? decodeURIComponent(path?.split("/").at(-1) ?? "") ?? "";
    const link = path === null
        ? outside(file.url, { class: "md-link file-name" }, name || file.url)
        : h("a", { href: path, download: name, class: "md-link file-name" }, name);
    const size = Number.isFinite(file.size) ? h("div", { class: "file-size" }, sized(file.size)) : null;
    const card = h("div", { class: "file-card" }, icon("file"), h("div", { class: "file-about" }, link, size));
    if (path !== null) {
        card.append(h("a", {
            href: path, download: name, class: "file-get", "aria-label": context.t("page-download", { name }),
        }, icon("download")));
    }
    return spoiler ? covered(card, context) : card;
}

function sized(bytes) {
    const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    const number = bytes / 1024 ** step;
    return `${step ? number.toFixed(2) : number} ${UNITS[step]}`;
}

/** The files that stand below a message's text: pictures in a grid, others as cards. */
export function attachments(files, context) {
    const shown = (file) => picture(file, context, { alt: file.description, spoiler: isSpoiler(file) });
    const pictures = files.filter(isPicture).map(shown);
    const others = files.filter((file) => !isPicture(file)).map((file) => fileCard(file, context, isSpoiler(file)));
    return [pictures.length ? grid(pictures) : null, ...others];
}

/** One to ten pictures, arranged as Discord arranges them. */
export function grid(pictures) {
    return h("div", { class: `gallery gallery-${Math.min(10, pictures.length)}` }, ...pictures.slice(0, 10));
}

function isSpoiler(file) {
    return (file.filename ?? "").startsWith("SPOILER_");
}
