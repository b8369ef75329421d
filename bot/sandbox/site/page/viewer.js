// A picture over the whole window: at full size, to be scrolled and zoomed, its description behind a switch.

import { h, icon, newId, restyle } from "./dom.js";

const STEP = 1.25;
const LARGEST = 4; // times its own size
const STILL = 5; // pixels that a hand may tremble in a click
const SAME = 0.01;

/** Show a picture; `at`: which part of it was pressed, as shares of its width and height, is brought to the middle. */
export function view(path, alt, context, at = [0.5, 0.5]) {
    new Viewer(path, alt, context, at).open();
}

class Viewer {
    constructor(path, alt, context, at) {
        Object.assign(this, { context, at, scale: 1, fitted: false });
        this.image = h("img", { src: path, alt: alt ?? "", draggable: "false" });
        this.stage = h("div", { class: "viewer-stage", tabindex: "0", role: "group", "aria-label": alt || context.t("page-picture") }, this.image);
        this.words = alt ? h("p", { class: "viewer-alt", id: newId("alt"), hidden: true, tabindex: "0" }, alt) : null;
        this.dialog = h("dialog", { class: "viewer", "aria-label": context.t("page-picture") }, this.stage, this.bar(path), this.words);
    }

    bar(path) {
        const { t } = this.context;
        const button = (kind, label, inside, does) =>
            h("button", { type: "button", class: `viewer-button ${kind}`, title: label, "aria-label": label, on: { click: does } }, inside);
        this.switch = this.words && button("viewer-switch", t("page-alt-show"), "ALT", () => this.describe());
        this.switch?.setAttribute("aria-expanded", "false");
        this.switch?.setAttribute("aria-controls", this.words.id);
        this.smaller = button("viewer-smaller", t("page-zoom-out"), "−", () => this.zoom(this.scale / STEP));
        this.larger = button("viewer-larger", t("page-zoom-in"), "+", () => this.zoom(this.scale * STEP));
        const label = t("page-open-in-browser");
        const link = h("a", {
            href: path, target: "_blank", rel: "noopener noreferrer", class: "viewer-button viewer-link", title: label, "aria-label": label,
        }, icon("link"));
        const close = button("viewer-close", t("page-close"), icon("close"), () => this.dialog.close());
        return h("div", { class: "viewer-bar" }, this.switch, this.smaller, this.larger, link, close);
    }

    open() {
        const { stage, dialog } = this;
        this.stop = new AbortController();
        const { signal } = this.stop;
        dialog.addEventListener("close", () => this.closed());
        dialog.addEventListener("keydown", (event) => this.key(event));
        stage.addEventListener("click", (event) => this.click(event));
        stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
        stage.addEventListener("pointerdown", (event) => this.grab(event));
        stage.addEventListener("touchstart", (event) => this.pinch(event), { passive: false });
        window.addEventListener("resize", () => this.fitted && this.zoom(0), { signal });
        document.body.append(dialog);
        dialog.showModal();
        stage.focus();
        if (this.image.complete && this.image.naturalWidth) this.begin();
        else this.image.addEventListener("load", () => this.begin());
    }

    closed() {
        this.stop.abort();
        this.dialog.remove();
    }

    /** At full size, with what was pressed in the middle. */
    begin() {
        const { stage, image, at } = this;
        this.paint(1);
        const box = image.getBoundingClientRect();
        stage.scrollLeft += box.left + at[0] * box.width - stage.clientWidth / 2;
        stage.scrollTop += box.top + at[1] * box.height - stage.clientHeight / 2;
    }

    /** The scale at which all of it is seen; a picture smaller than the window stays as it is. */
    whole() {
        const { naturalWidth, naturalHeight } = this.image;
        const { width, height } = this.dialog.getBoundingClientRect();
        return Math.min(1, width / naturalWidth, height / naturalHeight);
    }

    paint(scale) {
        const { image } = this;
        const whole = this.whole();
        this.scale = Math.min(LARGEST, Math.max(whole, scale));
        this.fitted = this.scale - whole < SAME;
        restyle(image, { width: `${image.naturalWidth * this.scale}px`, height: `${image.naturalHeight * this.scale}px` });
        image.classList.toggle("is-large", !this.fitted);
        this.smaller.setAttribute("aria-disabled", String(this.fitted));
        this.larger.setAttribute("aria-disabled", String(this.scale >= LARGEST));
    }

    /** Another scale; what is at this point of the window, or in its middle, stays there. */
    zoom(scale, x = this.stage.clientWidth / 2, y = this.stage.clientHeight / 2) {
        const { stage, image } = this;
        if (!image.naturalWidth) return;
        const before = image.getBoundingClientRect();
        const [right, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
        this.paint(scale);
        const after = image.getBoundingClientRect();
        stage.scrollLeft += after.left + right * after.width - x;
        stage.scrollTop += after.top + down * after.height - y;
    }

    /** All of it, or in full; one that is seen in full already becomes twice as large. */
    toggle(x, y) {
        const full = this.whole() > 1 - SAME ? 2 : 1;
        this.zoom(this.fitted ? full : 0, x, y);
    }

    /** A click on the picture zooms, one beside it closes; the second of a double click is part of the first. */
    click(event) {
        if (event.detail > 1 || this.moved) return;
        if (event.target === this.image) this.toggle(event.clientX, event.clientY);
        else this.dialog.close();
    }

    key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const onStage = event.target === this.stage;
        const does = {
            "+": () => this.zoom(this.scale * STEP),
            "=": () => this.zoom(this.scale * STEP),
            "-": () => this.zoom(this.scale / STEP),
            0: () => this.zoom(0),
            1: () => this.zoom(1),
            ...(onStage ? { Enter: () => this.toggle(), " ": () => this.toggle() } : {}),
        }[event.key];
        if (!does) return;
        event.preventDefault();
        does();
    }

    /** With Ctrl (or two fingers on a touchpad) the wheel zooms; alone it scrolls. */
    wheel(event) {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.zoom(this.scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    }

    /** A mouse drags the picture; fingers scroll by themselves. */
    grab(event) {
        this.moved = false;
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        const { stage } = this;
        const from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop };
        const until = new AbortController();
        const signal = AbortSignal.any([until.signal, this.stop.signal]);
        const drag = ({ clientX, clientY }) => {
            this.moved ||= Math.hypot(clientX - from.x, clientY - from.y) > STILL;
            if (this.moved) stage.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY);
        };
        window.addEventListener("pointermove", drag, { signal });
        window.addEventListener("pointerup", () => until.abort(), { signal });
    }

    /** Two fingers zoom. */
    pinch(event) {
        if (event.touches.length !== 2) return;
        event.preventDefault();
        const [scale, apart] = [this.scale, span(event.touches)];
        const until = new AbortController();
        const signal = AbortSignal.any([until.signal, this.stop.signal]);
        const spread = (move) => {
            if (move.touches.length !== 2) return;
            move.preventDefault();
            const [one, other] = move.touches;
            this.zoom((scale * span(move.touches)) / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        };
        this.stage.addEventListener("touchmove", spread, { signal, passive: false });
        for (const end of ["touchend", "touchcancel"]) this.stage.addEventListener(end, () => until.abort(), { signal });
    }

    describe() {
        this.words.hidden = !this.words.hidden;
        const label = this.context.t(this.words.hidden ? "page-alt-show" : "page-alt-hide");
        this.switch.setAttribute("aria-expanded", String(!this.words.hidden));
        this.switch.setAttribute("aria-label", label);
        this.switch.title = label;
    }
}

function span([one, other]) {
    return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
