import { urls } from "~/shared/urls";

/** What a push says, as a notification shows it. */
export interface Told {
  title: string;
  body: string;
  /** Where it leads: an address of ours. */
  path: string;
  /** One of the same takes the place of the one before. */
  tag: string;
  lang: string;
  /** How many wait, for the icon of the app; undefined: not said. */
  unread: number | undefined;
}

/**
 * Reads a declarative message (https://www.w3.org/TR/push-api/, `web_push: 8030`). Whatever it is, there is
 * something to show: a browser takes its leave from a site that is woken and shows nothing.
 */
export function readPush(text: string): Told {
  const message = asRecord(parse(text));
  const shown = asRecord(message["notification"]);
  const unread = Number(message["app_badge"] ?? NaN);
  return {
    title: textOf(shown["title"]) || "Something new for you",
    body: textOf(shown["body"]),
    path: ownPath(shown["navigate"]),
    tag: textOf(shown["tag"]),
    lang: textOf(shown["lang"]),
    unread: Number.isInteger(unread) && unread >= 0 ? unread : undefined,
  };
}

/** Nothing but pages of ours is opened; what is no such address leads to all notifications. */
export function ownPath(address: unknown): string {
  const list = urls.notifications();
  if (typeof address !== "string" || !URL.canParse(address, location.origin)) {
    return list;
  }
  const { origin, pathname, search, hash } = new URL(address, location.origin);
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

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
