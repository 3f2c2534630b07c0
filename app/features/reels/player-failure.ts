/** What a player tells its page when it cannot play, where we have asked to be told. */
export type PlayerFailure = "gone" | "closed";

/** https://developers.google.com/youtube/iframe_api_reference#onError */
const youtubeGone = [2, 100];
const youtubeClosed = [101, 150, 153];

const origins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
];

/** Asks a player's frame to tell of its errors, in the words of its host. */
export function listenToPlayer(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src);
  const words = [
    { event: "listening", id: 1 },
    { method: "addEventListener", value: "error" },
  ];
  for (const word of words) {
    frame.contentWindow?.postMessage(JSON.stringify(word), origin);
  }
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
