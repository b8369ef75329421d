// Select menus of all kinds: what stands in the message, and what is sent when something is chosen.

import { isOneOf } from "./commands.js";
import { emoji, h, icon } from "./dom.js";
import { openList } from "./lists.js";

const STRING = 3;
const CHANNEL = 8;
const SEARCHED = 10; // a menu of words with more options than this has a search field
const PLACEHOLDERS = {
    3: "page-select-option", 5: "page-select-user", 6: "page-select-role", 7: "page-select-mentionable", 8: "page-select-channel",
};

/**
 * A select menu. `chosen`: values to show instead of the defaults, or null; `choose(values)`: something was chosen;
 * `waiting()`: whether it must not be opened now; `labelledBy`: the id of its label in a form.
 */
export function selectMenu(part, context, given) {
    const menu = new SelectMenu(part, context, given);
    return menu.element;
}

/** How few and how many may be chosen; in a form, nothing at all where the field may be left empty. */
export function bounds(part) {
    return { least: part.required === false ? 0 : part.min_values ?? 1, most: part.max_values ?? 1 };
}

/** What a menu of words has chosen from the start, or whom a menu of people or channels has. */
export function defaults(part) {
    if (part.type !== STRING) return (part.default_values ?? []).map((value) => String(value.id));
    return (part.options ?? []).filter((option) => option.default).map((option) => String(option.value));
}

class SelectMenu {
    constructor(part, context, { chosen = null, choose, waiting = () => false, labelledBy = null }) {
        Object.assign(this, { part, context, choose, waiting, ...bounds(part) });
        this.values = chosen ?? defaults(part);
        this.list = null;
        this.shown = h("span", { class: "select-shown" });
        this.trigger = h("button", {
            type: "button", class: "select-trigger", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-labelledby": labelledBy,
            disabled: Boolean(part.disabled), dataset: { control: part.custom_id },
            on: {
                click: () => this.toggle(),
                keydown: (event) => this.key(event),
                chosen: (event) => this.show(event.detail ?? defaults(part)),
            },
        }, this.shown, icon("down"));
        this.element = h("div", { class: "select" }, this.trigger);
        this.show(this.values);
    }

    get placeholder() {
        return this.part.placeholder || this.context.t(PLACEHOLDERS[this.part.type]);
    }

    show(values) {
        this.values = [...values];
        const options = optionsOf(this.part, this.context);
        const picked = this.values.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
        this.shown.replaceChildren(...(picked.length ? picked.map((option) => this.chip(option)) : [this.empty()]));
    }

    chip(option) {
        return h("span", { class: this.most > 1 ? "select-chip" : "select-one" }, mark(option), h("span", null, option.label));
    }

    empty() {
        return h("span", { class: "select-placeholder" }, this.placeholder);
    }

    key(event) {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (!this.list) this.toggle();
    }

    toggle() {
        if (this.list) {
            this.list.close();
            return;
        }
        if (this.waiting()) return;
        const before = [...this.values];
        const options = optionsOf(this.part, this.context);
        this.trigger.setAttribute("aria-expanded", "true");
        this.list = openList({
            anchor: this.trigger,
            options,
            chosen: before,
            least: this.least,
            most: this.most,
            search: this.part.type !== STRING || options.length > SEARCHED,
            title: this.placeholder,
            context: this.context,
            changed: (values) => this.show(values),
            closed: (values) => this.settle(before, values),
        });
    }

    /** The list is closed: what was chosen counts if it is something else than before and as many as it takes. */
    settle(before, values) {
        this.list = null;
        this.trigger.setAttribute("aria-expanded", "false");
        const fits = values !== null && values.length >= this.least && values.length <= this.most;
        if (!fits || same(before, values)) {
            this.show(before);
            return;
        }
        this.show(values);
        this.choose([...values]);
    }
}

/** What stands in front of an option: its emoji, a disc for a person, a sign for a channel. */
export function mark(option) {
    if (option.icon) return icon(option.icon);
    if (option.disc) return option.disc();
    return emoji(option.emoji);
}

function optionsOf(part, context) {
    if (part.type === STRING) return (part.options ?? []).map((option) => ({ ...option, value: String(option.value) }));
    if (part.type === CHANNEL) return channelOptions(part, context);
    return part.type === 6 ? [] : context.members().map(memberOption);
}

function memberOption(member) {
    const disc = () => h("span", { class: "mini-disc", "aria-hidden": "true" }, [...member.name][0] ?? "?");
    return { value: String(member.id), label: member.name, disc };
}

function channelOptions(part, context) {
    return context.channels()
        .filter((channel) => isOneOf(channel, part.channel_types))
        .map((channel) => ({ value: String(channel.id), label: channel.name, icon: channelIcon(channel.kind) }));
}

function channelIcon(kind) {
    return kind === "voice" ? "voice" : kind === "thread" ? "thread" : "hash";
}

function same(one, other) {
    return one.length === other.length && one.every((value) => other.includes(value));
}
