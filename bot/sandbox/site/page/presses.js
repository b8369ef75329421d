// What is under way on a message: one press at a time, what was chosen, and whether the last press failed.
// It is kept by person and message, not by element, because a message may be drawn anew at any time.

const known = new Map();

/** The presses of one message in the form it has now; a message that has changed begins afresh. */
export class Presses {
    static of(message, context) {
        const version = `${message.edited_timestamp} ${JSON.stringify(message.components)}`;
        const key = `${context.me?.id} ${message.id}`;
        const before = known.get(key);
        if (before?.version === version) {
            Object.assign(before, { context, message });
            return before;
        }
        const presses = new Presses(message, context, version, key);
        if (before?.failed) presses.failed = before.failed;
        known.set(key, presses);
        return presses;
    }

    constructor(message, context, version, key) {
        this.key = key; // who presses what
        this.message = message;
        this.context = context;
        this.version = version;
        this.waiting = null; // the custom_id whose answer we wait for
        this.failed = null; // a sentence
        this.choices = new Map();
    }

    /** What was chosen in a menu since the message last changed, or null. */
    chosen(customId) {
        return this.choices.get(customId) ?? null;
    }

    /** Press a control, and say so on the message until the bot has answered. */
    async press(customId, values) {
        if (this.waiting !== null) return;
        this.waiting = customId;
        this.failed = null;
        if (values) this.choices.set(customId, values);
        this.repaint();
        const outcome = await this.context.press(this.message, customId, values);
        this.waiting = null;
        const now = known.get(this.key) ?? this;
        if (outcome?.failed) {
            now.failed = outcome.error ?? this.context.t("page-interaction-failed");
            this.choices.delete(customId);
        }
        this.repaint();
        if (now !== this) now.repaint();
    }

    repaint() {
        if (`${this.context.me?.id} ${this.message.id}` !== this.key) return; // somebody else looks at it now
        for (const article of document.querySelectorAll(`[data-message="${CSS.escape(this.message.id)}"]`)) {
            if (known.get(this.key) === this) paint(article, this);
        }
    }
}

/** Show on a message's element what is under way. */
export function paint(article, presses) {
    article.classList.toggle("is-waiting", presses.waiting !== null);
    article.setAttribute("aria-busy", String(presses.waiting !== null));
    for (const control of article.querySelectorAll("[data-control]")) {
        const pressed = control.dataset.control === presses.waiting;
        control.classList.toggle("is-pressed", pressed);
        if (presses.waiting === null) control.removeAttribute("aria-disabled");
        else control.setAttribute("aria-disabled", "true");
        control.dispatchEvent(new CustomEvent("chosen", { detail: presses.chosen(control.dataset.control) }));
    }
    const failure = article.querySelector(".interaction-failed");
    if (failure) {
        failure.textContent = presses.failed ?? "";
        failure.hidden = presses.failed === null;
    }
}
