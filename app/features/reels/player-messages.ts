/** The video is gone, or may not be embedded: https://developers.google.com/youtube/iframe_api_reference#onError */
const youtubeErrors: readonly unknown[] = [2, 100, 101, 150, 153];
const vimeoErrors: readonly unknown[] = [
  "NotFoundError",
  "PrivacyError",
  "PasswordError",
];

const origins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
];

/** A player that isn't ready ignores messages. */
const subscribeEveryMs = 250;

/** Subscribes to a player's errors, retrying until it responds. Returns a cleanup function. */
export function listenToPlayer(
  frame: HTMLIFrameElement,
  onFailure: () => void,
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
    if (isFatalError(event)) onFailure();
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

/** The player handles other errors itself. */
export function isFatalError({
  origin,
  data,
}: Pick<MessageEvent<unknown>, "origin" | "data">): boolean {
  if (!origins.includes(origin)) return false;
  const { event, info, data: error } = asMessage(data);
  return event === "error"
    ? vimeoErrors.includes(asMessage(error).name)
    : event === "onError" && youtubeErrors.includes(info);
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
