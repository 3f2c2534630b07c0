import type { QueryClient } from "@tanstack/react-query";

/** Something that a person did without a network, to be sent later. */
export interface NewItem {
  /** A toggle's name, `comment`, `post`: by it is known what shows it. */
  kind: string;
  /** Of the API: it is sent there by POST, as JSON. */
  url: string;
  body: unknown;
  /** The Idempotency-Key that it is sent under, however often. */
  key: string;
  /** Of what can be wished one way or the other: a newer wish takes the place of an older one. */
  slot?: string;
  /** What its kind needs to show it: plain data. */
  about: unknown;
  /** What the person wrote. */
  words?: string;
}

export interface Item extends NewItem {
  /** Rises: they are sent in this order. */
  id: number;
  /** The id of the member whose it is. */
  owner: string;
  /** ms */
  at: number;
  state: "waiting" | "failed";
  /** Why the server has not taken it. */
  problem?: string;
  /** How often the server could not say. */
  tries: number;
  /** ms: not to be sent before. */
  after?: number;
}

/** Of the database, of the lock for sending, and of the channel for news. */
export const outboxName = "outbox";

/** What has become of an item. Where it is sent: all that is needed to show it. */
export interface OutboxNews {
  sent?: Pick<Item, "kind" | "owner" | "about"> & { reply: unknown };
  /** The owner whose items got a 401: their session has ended. */
  refused?: string;
}

/** Decided here: how long the items of other members wait for them on a shared device. */
const othersMaxAgeMs = 7 * 24 * 60 * 60_000;

/** Whether an item is deleted unsent while `viewerId` is signed in. */
export function hasExpired(
  { owner, at }: Item,
  viewerId: string,
  now: number,
): boolean {
  return owner !== viewerId && now - at >= othersMaxAgeMs;
}

/** How a kind of thing is shown, by what its items say they are about. */
export interface OutboxKind {
  /** It is to look as wanted, or no longer, wherever it is cached; harmless twice. */
  show?: (client: QueryClient, about: unknown, asWanted: boolean) => void;
  /** The server has it. */
  sent: (client: QueryClient, about: unknown, reply: unknown) => void;
}

/** A new item behind the others, or in the place of an older wish. */
export function placed(
  items: readonly Item[],
  item: NewItem,
  owner: string,
  now: number,
): Item {
  const older = items.find(
    (one) => one.owner === owner && one.slot && one.slot === item.slot,
  );
  const id = older?.id ?? (items.at(-1)?.id ?? 0) + 1;
  return { ...item, id, owner, at: now, state: "waiting", tries: 0 };
}
