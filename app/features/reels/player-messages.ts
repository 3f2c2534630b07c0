export type PlayerFailure = "removed" | "restricted";

/** https://developers.google.com/youtube/iframe_api_reference#onError */
const youtubeRemovedCodes = [2, 100];
const youtubeRestrictedCodes = [101, 150, 153];

const origins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
];

/** A player that isn't ready ignores messages. */
const subscribeEveryMs = 250;

/** Subscribes to a player's errors, retrying until it responds. Returns a cleanup function. */
export function listenToPlayer(
  frame: HTMLIFrameElement,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  const subscribe = () => {
    postToPlayer(frame, { event: "listening", id: 1 });
    postToPlayer(frame, { method: "addEventListener", value: "error" });
  };
  let hasAnswered = false;
  let retryTimer: ReturnType<typeof setInterval> | undefined;
  const onLoad = () => {
    subscribe();
    retryTimer ??= setInterval(subscribe, subscribeEveryMs);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow) return;
    // Vimeo's first message means that it now accepts subscriptions.
    if (!hasAnswered) subscribe();
    hasAnswered = true;
    clearInterval(retryTimer);
    const failure = parsePlayerFailure(event);
    if (failure) onFailure(failure);
  };
  frame.addEventListener("load", onLoad);
  addEventListener("message", onMessage);
  return () => {
    clearInterval(retryTimer);
    frame.removeEventListener("load", onLoad);
    removeEventListener("message", onMessage);
  };
}

/** Sends the commands of both hosts; each player ignores the other's. */
export function pausePlayer(frame: HTMLIFrameElement): void {
  postToPlayer(frame, { event: "command", func: "pauseVideo", args: [] });
  postToPlayer(frame, { method: "pause" });
}

function postToPlayer(frame: HTMLIFrameElement, message: object): void {
  const { origin } = new URL(frame.src);
  frame.contentWindow?.postMessage(JSON.stringify(message), origin);
}

/** Null for messages that aren't fatal errors. */
export function parsePlayerFailure({
  origin,
  data,
}: Pick<MessageEvent<unknown>, "origin" | "data">): PlayerFailure | null {
  if (!origins.includes(origin)) return null;
  const { event, info, data: errorData } = asMessage(data);
  if (event === "error") {
    const name = asMessage(errorData).name;
    if (name === "NotFoundError") return "removed";
    // The player handles other errors itself.
    return name === "PrivacyError" || name === "PasswordError"
      ? "restricted"
      : null;
  }
  if (event !== "onError" || typeof info !== "number") return null;
  if (youtubeRemovedCodes.includes(info)) return "removed";
  return youtubeRestrictedCodes.includes(info) ? "restricted" : null;
}

interface Message {
  event?: unknown;
  info?: unknown;
  data?: unknown;
  name?: unknown;
}

/** One host sends JSON text, the other objects. */
function asMessage(data: unknown): Message {
  if (typeof data === "object" && data !== null) return data;
  try {
    const parsed: unknown = JSON.parse(String(data));
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
