// The page's own words, in the language of whoever one is. They come from the Fluent files, by way of the server.

const known = new Map();

/** The words of a language; they are fetched once. */
export async function wordsIn(locale) {
    if (!known.has(locale)) {
        const response = await fetch(`words?locale=${encodeURIComponent(locale)}`);
        if (!response.ok) throw new Error(`no words of ${locale}`);
        known.set(locale, await response.json());
    }
    const words = known.get(locale);
    return (key, args = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}
