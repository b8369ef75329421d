// What this tab knows: frames of the feed merged into one picture, and what has been read.

/** Compare two ids: later things have greater ones. */
function compareIds(one, other) {
    return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Whether an id is later than another; nothing is earlier than everything. */
export function later(one, other) {
    return Boolean(one) && (!other || compareIds(one, other) > 0);
}

/** All that one person sees. */
export class State {
    constructor() {
        this.forget();
    }

    forget() {
        Object.assign(this, { me: null, people: [], guild: null, bot: null, channels: [], trouble: null });
        this.commands = { guild: [], dm: [] };
        this.messages = new Map(); // channel id -> Map of id -> message
    }

    /** Merge a frame; gives the ids of the channels whose messages changed. */
    merge(frame) {
        if (frame.reset) this.forget();
        for (const name of ["me", "people", "guild", "bot", "channels", "commands", "trouble"]) {
            if (name in frame) this[name] = frame[name];
        }
        const touched = new Set();
        for (const message of frame.messages ?? []) {
            if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
            this.messages.get(message.channel_id).set(message.id, message);
            touched.add(message.channel_id);
        }
        for (const id of frame.gone ?? []) {
            for (const [channel, messages] of this.messages) {
                if (messages.delete(id)) touched.add(channel);
            }
        }
        return touched;
    }

    /** The channel with this id, if this person sees it. */
    channel(id) {
        return this.channels.find((channel) => channel.id === id) ?? null;
    }

    /** The messages of a channel, oldest first. */
    messagesOf(id) {
        return [...(this.messages.get(id)?.values() ?? [])].sort((one, other) => compareIds(one.id, other.id));
    }

    /** Somebody by id: a person or the bot. */
    user(id) {
        if (this.bot?.id === id) return { id, name: this.bot.name, bot: true };
        const person = this.people.find((someone) => someone.id === id);
        return person ? { id, name: person.name, bot: false } : null;
    }

    /** What everybody is called, as one text to compare. */
    names() {
        return JSON.stringify([this.bot?.name, ...this.people.map((person) => [person.id, person.name])]);
    }

    /** The commands that this person can type in a channel. */
    commandsIn(id) {
        return this.channel(id)?.kind === "dm" ? this.commands.dm : this.commands.guild;
    }
}

/** Which messages somebody has seen; kept in the browser, for each person apart. */
export class ReadMarks {
    of(person) {
        try {
            return JSON.parse(localStorage.getItem(`read ${person}`)) ?? {};
        } catch {
            return {};
        }
    }

    mark(person, channel, last) {
        const marks = this.of(person);
        if (!later(last, marks[channel])) return;
        this.keep(person, { ...marks, [channel]: last });
    }

    keep(person, marks) {
        try {
            localStorage.setItem(`read ${person}`, JSON.stringify(marks));
        } catch {
            // a browser that keeps nothing: all is unread then
        }
    }

    /** How a channel stands for me: nothing new, something new, or so many that call me. */
    unread(state, channel) {
        const read = this.of(state.me.id)[channel.id];
        if (!later(channel.last, read)) return { fresh: false, calls: 0 };
        const fresh = state.messagesOf(channel.id).filter((message) => later(message.id, read));
        const others = fresh.filter((message) => message.author.id !== state.me.id);
        const calls = others.filter((message) => message.pinged || (channel.kind === "dm" && !message.ephemeral));
        return { fresh: others.length > 0, calls: calls.length };
    }

    /** How many messages call me in all places. */
    calls(state) {
        return state.channels.reduce((sum, channel) => sum + this.unread(state, channel).calls, 0);
    }

    /** Note that nothing waits for me up to my newest call. */
    settle(me) {
        this.mark(me.id, "news", me.news);
    }

    /** Whether somebody else has been called since nothing waited for them. */
    hasNews(person) {
        return later(person.news, this.of(person.id).news);
    }
}
