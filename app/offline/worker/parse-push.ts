import { urls } from "~/shared/urls";

interface Message {
  notification?: Partial<
    Record<"title" | "body" | "navigate" | "tag" | "lang", string>
  > | null;
  app_badge?: number;
}

/**
 * Parses a declarative push message (https://www.w3.org/TR/push-api/, `web_push: 8030`). Always returns something to
 * show, because browsers revoke the subscription of a site that shows nothing after a push.
 */
export function parsePush(text: string) {
  const { notification, app_badge: unread } = parse(text);
  return {
    title: notification?.title || "Something new for you",
    body: notification?.body ?? "",
    path: toOwnPath(notification?.navigate),
    /** A notification replaces an earlier one with the same tag. */
    tag: notification?.tag ?? "",
    lang: notification?.lang ?? "",
    /** For the app icon's badge. */
    unread,
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

/** Only our server can encrypt a message, so its fields aren't validated. */
function parse(text: string): Message {
  try {
    return (JSON.parse(text) ?? {}) as Message;
  } catch {
    return {};
  }
}
