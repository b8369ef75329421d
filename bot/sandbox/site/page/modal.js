// A form that the bot opens.

import { add, h, icon, newId } from "./dom.js";
import { dots } from "./components.js";
import { field } from "./fields.js";
import { markdown } from "./markdown.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Show a form; fulfilled when it is closed, however that came about. */
export function openModal(modal, context) {
    return new Form(modal, context).open();
}

class Form {
    constructor(modal, context) {
        Object.assign(this, { modal, context, fields: [], sending: false });
        this.failure = h("p", { class: "modal-failure", role: "alert", hidden: true });
        this.send = h("button", { type: "submit", class: "button is-primary modal-send" },
            h("span", { class: "button-inside" }, context.t("page-submit")), dots());
        this.dialog = this.build();
    }

    build() {
        const { modal, context } = this;
        const title = h("h2", { class: "modal-title", id: newId("modal") }, modal.title);
        const close = () => this.dialog.close();
        const parts = (modal.components ?? []).map((part) => this.part(part)).filter(Boolean);
        const form = h("form", { class: "modal-form", novalidate: true, method: "dialog", on: { submit: (event) => this.submit(event) } },
            h("header", { class: "modal-head" },
                h("span", { class: "avatar is-bot", "aria-hidden": "true" }, icon("keyhole")),
                h("div", { class: "modal-titles" }, title, h("p", { class: "modal-app" }, context.t("page-modal-by", { name: context.bot?.name ?? "" }))),
                h("button", { type: "button", class: "modal-close", "aria-label": context.t("page-close"), on: { click: close } }, icon("close")),
            ),
            h("div", { class: "modal-fields" }, ...parts, this.failure),
            h("footer", { class: "modal-foot" },
                h("button", { type: "button", class: "button is-plain modal-cancel", on: { click: close } }, context.t("page-cancel")),
                this.send,
            ),
        );
        return h("dialog", { class: "modal", "aria-labelledby": title.id }, form);
    }

    part(part) {
        if (part.type === TEXT) return h("div", { class: "text-display markdown" }, markdown(part.content, this.context));
        if (part.type === ROW) {
            const inner = part.components?.[0];
            return inner ? this.labelled(inner, inner.label ?? "", null) : null;
        }
        return part.type === LABEL && part.component ? this.labelled(part.component, part.label, part.description) : null;
    }

    labelled(part, label, description) {
        const ids = { label: newId("label"), help: newId("help"), flaw: newId("flaw") };
        const made = field(part, this.context, ids);
        if (!made) return null;
        this.fields.push(made);
        made.flaw = h("p", { class: "field-flaw", id: ids.flaw, role: "alert", hidden: true });
        const star = made.required ? h("span", { class: "field-star", "aria-hidden": "true" }, "*") : null;
        const tag = made.control.id ? "label" : "span";
        const head = h(tag, { class: "field-label", id: ids.label, for: made.control.id || null }, label, star);
        const help = description ? h("p", { class: "field-help", id: ids.help }, description) : null;
        return add(h("div", { class: "field" }), [head, help, made.element, made.flaw]);
    }

    open() {
        document.body.append(this.dialog);
        this.dialog.showModal();
        this.dialog.querySelector(".modal-fields :is(input, textarea, button)")?.focus();
        return new Promise((closed) => {
            this.dialog.addEventListener("close", () => {
                this.dialog.remove();
                closed();
            });
        });
    }

    async submit(event) {
        event.preventDefault();
        if (this.sending || !this.check()) return;
        this.busy(true);
        const outcome = await this.context.submit(this.modal.id, this.values());
        this.busy(false);
        if (!outcome?.failed) {
            this.dialog.close();
            return;
        }
        this.failure.textContent = outcome.error ?? this.context.t("page-modal-failed");
        this.failure.hidden = false;
        this.failure.scrollIntoView({ block: "nearest" });
    }

    busy(sending) {
        this.sending = sending;
        this.failure.hidden = true;
        this.send.classList.toggle("is-pressed", sending);
        this.send.setAttribute("aria-disabled", String(sending));
    }

    /** Say at each field what is wrong with it; whether nothing is. */
    check() {
        const wrong = this.fields.filter((one) => {
            const sentence = one.wrong();
            one.flaw.textContent = sentence ?? "";
            one.flaw.hidden = sentence === null;
            one.control.setAttribute("aria-invalid", String(sentence !== null));
            return sentence !== null;
        });
        wrong[0]?.focus();
        return wrong.length === 0;
    }

    values() {
        return Object.fromEntries(this.fields.map((one) => [one.customId, one.value()]).filter(([, value]) => value !== undefined));
    }
}
