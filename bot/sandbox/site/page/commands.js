// Slash commands as Discord lists them, and what can be given for each of their options.

const SUBCOMMAND = 1;
const GROUP = 2;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const KIND_NUMBERS = { text: [0], voice: [2], announcement: [5], thread: [10, 11, 12], forum: [15] };

/** The name of a command, option or choice in somebody's language. */
export function named(thing, locale) {
    return thing.name_localizations?.[locale] ?? thing.name;
}

/** All names by which a command, option or choice can be typed: the bot's own, and that in somebody's language. */
function names(thing, locale) {
    return [...new Set([named(thing, locale), thing.name])];
}

/** What a command or option is for, in somebody's language. */
export function described(thing, locale) {
    return thing.description_localizations?.[locale] ?? thing.description;
}

/** Every command that can be sent: subcommands one by one. */
export function sendable(commands, locale) {
    return commands
        .filter((command) => command.type === 1)
        .flatMap((command) => leaves(command, [], locale).map((leaf) => ({ ...leaf, id: command.id })))
        .sort((one, other) => one.raw.localeCompare(other.raw));
}

function leaves(node, path, locale) {
    const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const steps = [...path, node];
    if (inner.length) return inner.flatMap((option) => leaves(option, steps, locale));
    return [
        {
            path: steps.slice(1).map((step) => step.name),
            raw: steps.map((step) => step.name).join(" "),
            label: `/${steps.map((step) => named(step, locale)).join(" ")}`,
            hint: described(node, locale),
            options: node.options ?? [],
        },
    ];
}

/** The commands that fit what was typed after the slash, best first. */
export function fitting(commands, typed) {
    const wanted = typed.toLowerCase().trim().replace(/\s+/g, " ");
    const rank = (command) => {
        const names = [command.raw, command.label.slice(1).toLowerCase()];
        if (names.some((name) => name === wanted)) return 0;
        if (names.some((name) => name.startsWith(wanted))) return 1;
        return names.some((name) => name.includes(wanted)) ? 2 : 3;
    };
    return commands
        .map((command) => ({ command, rank: rank(command) }))
        .filter(({ rank }) => rank < 3)
        .sort((one, other) => one.rank - other.rank)
        .map(({ command }) => command);
}

/** A command typed together with its options, "/new seats:3", in either language: it and what was given; null if it is none. */
export function typedOut(commands, text, locale) {
    const typed = text.replace(/^[/／]\s*/, "").replaceAll("\u3000", " ");
    for (const command of commands) {
        const name = [command.raw, command.label.slice(1)].find((one) => typed.toLowerCase().startsWith(`${one.toLowerCase()} `));
        const given = name && optionsIn(command.options, typed.slice(name.length), locale);
        if (given?.size) return { command, given };
    }
    return null;
}

/** What stands after each option's name and a colon, up to the next; a colon or space of the Japanese keyboard is one too. */
function optionsIn(options, text, locale) {
    const plain = text.toLowerCase().replaceAll("：", ":").replaceAll("\u3000", " ");
    const found = options.flatMap((option) => {
        const mark = names(option, locale).map((name) => ` ${name.toLowerCase()}:`).find((one) => plain.includes(one));
        return mark ? [{ option, from: plain.indexOf(mark), to: plain.indexOf(mark) + mark.length }] : [];
    }).sort((one, other) => one.from - other.from);
    return new Map(found.map(({ option, to }, n) => [option, text.slice(to, found[n + 1]?.from).trim()]));
}

/** The values that an option can be picked from, each with the words by which it can be typed; null if it is typed freely. */
export function pickable(option, app) {
    const { locale, t } = app;
    if (option.choices?.length) {
        return option.choices.map((choice) => ({ label: named(choice, locale), names: names(choice, locale), value: choice.value }));
    }
    switch (option.type) {
        case BOOLEAN:
            return [true, false].map((value) => ({ label: t(value ? "page-true" : "page-false"), value }));
        case USER:
        case MENTIONABLE:
            return app.membersHere().map((user) => ({ label: user.name, value: user.id }));
        case CHANNEL:
            return app.channelsHere()
                .filter((channel) => isOneOf(channel, option.channel_types))
                .map((channel) => ({ label: `# ${channel.name}`, value: channel.id }));
        default:
            return null;
    }
}

/** Whether something to pick is called so, wholly or in part, in any of its names. */
export function isCalled(item, typed, wholly) {
    const wanted = typed.trim().toLowerCase();
    return (item.names ?? [item.label]).map((name) => name.toLowerCase()).some((name) => (wholly ? name === wanted : name.includes(wanted)));
}

/** Whether a channel is of one of these kinds, by Discord's numbers; without any, every channel is. */
export function isOneOf(channel, kinds) {
    return !kinds?.length || (KIND_NUMBERS[channel.kind] ?? []).some((number) => kinds.includes(number));
}

/** What was typed as the option's kind of value; undefined if it is none. */
export function read(option, typed) {
    if (option.type === 3) return fits(typed.trim(), option) ? typed.trim() : undefined;
    const text = typed.normalize("NFKC").trim(); // digits of the Japanese keyboard are digits
    const number = Number(text);
    if (!text || Number.isNaN(number) || (option.type === 4 && !Number.isInteger(number))) return undefined;
    if (number < (option.min_value ?? number) || number > (option.max_value ?? number)) return undefined;
    return number;
}

function fits(text, option) {
    return text.length >= Math.max(1, option.min_length ?? 1) && text.length <= (option.max_length ?? Infinity);
}
