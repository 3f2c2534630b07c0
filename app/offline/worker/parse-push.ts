import { urls } from "~/shared/urls";

export interface PushContent {
  title: string;
  body: string;
  /** A path on this site. */
  path: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  lang: string;
  /** For the app icon's badge; undefined if the message has no count. */
  unread: number | undefined;
}

/**
 * Parses a declarative push message (https://www.w3.org/TR/push-api/, `web_push: 8030`). Always returns something to
 * show, because browsers revoke the subscription of a site that shows nothing after a push.
 */
export function parsePush(text: string): PushContent {
  const message = asRecord(parse(text));
  const notification = asRecord(message["notification"]);
  const unread = Number(message["app_badge"] ?? NaN);
  return {
    title: toText(notification["title"]) || "Something new for you",
    body: toText(notification["body"]),
    path: toOwnPath(notification["navigate"]),
    tag: toText(notification["tag"]),
    lang: toText(notification["lang"]),
    unread: Number.isInteger(unread) && unread >= 0 ? unread : undefined,
  };
}

/** The path of a URL on this site. For anything else, the notifications page. */
export function toOwnPath(url: unknown): string {
  const list = urls.notifications();
  if (typeof url !== "string" || !URL.canParse(url, location.origin)) {
    return list;
  }
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin ? pathname + search + hash : list;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asRecord = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;

const toText = (value: unknown) => (typeof value === "string" ? value : "");
