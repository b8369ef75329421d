// The fields of a form: each can show itself, say its value, and say what is wrong with it.

import { h, newId } from "./dom.js";
import { bounds, defaults, selectMenu } from "./menus.js";

const LONGEST = 4000;
const KINDS = { 3: menu, 4: textInput, 5: menu, 6: menu, 7: menu, 8: menu, 21: radioGroup, 22: checkboxGroup, 23: checkbox };

/** A field as {customId, element, control, required, focus(), value(), wrong()}; null for a kind that we do not know. */
export function field(part, context, ids) {
    if (!Object.hasOwn(KINDS, part.type)) return null;
    const made = KINDS[part.type](part, context, ids);
    const describedBy = `${ids.help} ${ids.flaw}`;
    made.control.setAttribute("aria-describedby", describedBy);
    return { customId: part.custom_id, focus: () => made.control.focus(), ...made };
}

function textInput(part, context) {
    const least = part.min_length ?? 0;
    const most = part.max_length ?? LONGEST;
    const required = part.required !== false;
    const attributes = {
        id: newId("field"), class: "field-text", placeholder: part.placeholder, "aria-required": String(required), autocomplete: "off",
    };
    const control = part.style === 2 ? h("textarea", { ...attributes, rows: 4 }) : h("input", { ...attributes, type: "text" });
    control.value = part.value ?? "";
    const counter = h("span", { class: "field-count", "aria-hidden": "true" });
    const count = () => {
        const size = length(control.value);
        counter.textContent = part.max_length || size > most - 200 ? `${size}/${most}` : "";
        counter.classList.toggle("is-over", size > most);
    };
    control.addEventListener("input", count);
    count();
    const wrong = () => {
        const size = length(control.value);
        if (!size) return required ? context.t("page-field-required") : null;
        if (size < least) return context.t("page-field-short", { least });
        return size > most ? context.t("page-field-long", { most }) : null;
    };
    const element = h("div", { class: part.style === 2 ? "field-box is-long" : "field-box" }, control, counter);
    return { element, control, required, value: () => control.value, wrong };
}

function menu(part, context, ids) {
    let values = defaults(part);
    const choose = (chosen) => {
        values = chosen;
    };
    const element = selectMenu(part, context, { choose, labelledBy: ids.label });
    const control = element.querySelector("button");
    return { element, control, required: part.required !== false, ...several(part, context, () => values) };
}

/** What a field with several values says, and what is wrong with it. */
function several(part, context, values) {
    const { least, most } = bounds(part);
    const wrong = () => {
        const size = values().length;
        if (size >= least && size <= most) return null;
        if (!size && least === 1) return context.t("page-field-choose");
        return context.t("page-field-choose-some", { least, most });
    };
    return { value: values, wrong };
}

function radioGroup(part, context, ids) {
    const required = part.required !== false;
    const group = choices(part, context, ids, "radio");
    const picked = () => group.inputs.find((input) => input.checked)?.value;
    return {
        ...group, required, value: picked,
        wrong: () => (required && picked() === undefined ? context.t("page-field-choose") : null),
    };
}

function checkboxGroup(part, context, ids) {
    const group = choices(part, context, ids, "checkbox");
    const picked = () => group.inputs.filter((input) => input.checked).map((input) => input.value);
    const most = part.max_values ?? part.options?.length ?? 1;
    return { ...group, required: part.required !== false, ...several({ ...part, max_values: most }, context, picked) };
}

function choices(part, context, ids, type) {
    const name = newId("choice");
    const inputs = [];
    const lines = (part.options ?? []).map((option) => {
        const input = h("input", { type, name, value: String(option.value), checked: Boolean(option.default) });
        inputs.push(input);
        const help = option.description ? h("span", { class: "choice-help" }, option.description) : null;
        return h("label", { class: "choice" }, input, h("span", { class: "choice-words" }, h("span", null, option.label), help));
    });
    const role = type === "radio" ? "radiogroup" : "group";
    const element = h("div", { class: "choices", role, "aria-labelledby": ids.label }, ...lines);
    return { element, control: element, inputs, focus: () => inputs[0]?.focus() };
}

function checkbox(part, context) {
    const control = h("input", { type: "checkbox", id: newId("field"), checked: Boolean(part.default), class: "field-check" });
    return { element: control, control, required: false, value: () => control.checked, wrong: () => null };
}

function length(text) {
    return [...text].length;
}
