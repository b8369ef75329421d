// The live feed: one websocket that comes back by itself.

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4000;

/** Follow what one person sees. Without a name it is the first. `onFrame` gets every frame, `onLink` whether the sandbox is there. Gives a function that ends it. */
export function follow(slug, onFrame, onLink) {
    let socket = null;
    let ended = false;
    let pause = FIRST_PAUSE;
    let timer = 0;

    const connect = () => {
        const address = new URL(slug ? `feed?as=${encodeURIComponent(slug)}` : "feed", location.href);
        address.protocol = "ws:";
        socket = new WebSocket(address);
        socket.addEventListener("open", () => {
            pause = FIRST_PAUSE;
            onLink(true);
        });
        socket.addEventListener("message", (event) => {
            if (!ended) onFrame(JSON.parse(event.data));
        });
        socket.addEventListener("close", () => {
            if (ended) return;
            onLink(false);
            if (ended) return;
            timer = setTimeout(connect, pause);
            pause = Math.min(pause * 2, LONGEST_PAUSE);
        });
    };

    connect();
    return () => {
        ended = true;
        clearTimeout(timer);
        socket.close();
    };
}
