// What the page asks of the sandbox: everything is a POST with JSON in and out.

async function post(address, body) {
    try {
        const response = await fetch(address, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
        });
        const answer = await response.json();
        return response.ok ? answer : { failed: true, error: answer.error };
    } catch {
        return { failed: true };
    }
}

/** Let somebody do something: say, command, suggest, press, submit, dismiss, be. Never rejects. */
export function act(slug, verb, body) {
    return post(`do/${verb}?as=${encodeURIComponent(slug)}`, body);
}

/** Make trouble on purpose; what is wrong with it is said in this person's language. Never rejects. */
export function trouble(slug, verb, body) {
    return post(`trouble/${verb}?as=${encodeURIComponent(slug)}`, body);
}
