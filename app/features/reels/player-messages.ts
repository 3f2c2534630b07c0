/** What a player tells its page when it cannot play, where we have asked to be told. */
export type PlayerFailure = "gone" | "closed";

/** https://developers.google.com/youtube/iframe_api_reference#onError */
const youtubeGone = [2, 100];
const youtubeClosed = [101, 150, 153];

const origins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
];

/** ms: a player that is not ready yet hears nothing. */
const askEvery = 250;
const askFor = 5000;

/** Asks the player in a frame to tell of its errors, until it says something; what is returned ends that. */
export function listenToPlayer(
  frame: HTMLIFrameElement,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  const ask = () => {
    tell(frame, { event: "listening", id: 1 });
    tell(frame, { method: "addEventListener", value: "error" });
  };
  let hasAnswered = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  const giveUp = setTimeout(() => {
    clearInterval(asking);
  }, askFor);
  const onLoad = () => {
    ask();
    asking ??= setInterval(ask, askEvery);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow) return;
    // Vimeo's first word says that it listens from now on.
    if (!hasAnswered) ask();
    hasAnswered = true;
    clearInterval(asking);
    const failure = readFailure(event);
    if (failure) onFailure(failure);
  };
  frame.addEventListener("load", onLoad);
  addEventListener("message", onMessage);
  return () => {
    clearInterval(asking);
    clearTimeout(giveUp);
    frame.removeEventListener("load", onLoad);
    removeEventListener("message", onMessage);
  };
}

/** It stands still where it is, in the words of either host. */
export function pausePlayer(frame: HTMLIFrameElement): void {
  tell(frame, { event: "command", func: "pauseVideo", args: [] });
  tell(frame, { method: "pause" });
}

function tell(frame: HTMLIFrameElement, word: object): void {
  const { origin } = new URL(frame.src);
  frame.contentWindow?.postMessage(JSON.stringify(word), origin);
}

/** Of a message from the player's window; null for everything else that it says. */
export function readFailure({
  origin,
  data,
}: Pick<MessageEvent<unknown>, "origin" | "data">): PlayerFailure | null {
  if (!origins.includes(origin)) return null;
  const { event, info, data: about } = asMessage(data);
  if (event === "error") {
    const name = asMessage(about).name;
    if (name === "NotFoundError") return "gone";
    // Others pass: the player goes on, or says itself what is wrong.
    return name === "PrivacyError" || name === "PasswordError"
      ? "closed"
      : null;
  }
  if (event !== "onError" || typeof info !== "number") return null;
  if (youtubeGone.includes(info)) return "gone";
  return youtubeClosed.includes(info) ? "closed" : null;
}

interface Message {
  event?: unknown;
  info?: unknown;
  data?: unknown;
  name?: unknown;
}

/** Either host sends JSON, as text or not. */
function asMessage(data: unknown): Message {
  if (typeof data === "object" && data !== null) return data;
  try {
    const read: unknown = JSON.parse(String(data));
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
