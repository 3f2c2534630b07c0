import { dayMs } from "~/shared/duration.mjs";
import type { QueryClient } from "@tanstack/react-query";

/** An action to be sent later, because the user was offline. */
export interface NewItem {
  /** The name of an `ActionKind`. */
  kind: string;
  /** The endpoint; the body is sent as JSON. */
  url: string;
  /** Default POST. */
  method?: "POST" | "PATCH";
  body: unknown;
  /** The Idempotency-Key of every attempt. */
  key: string;
  /** For toggles: a newer item replaces an older one with the same slot. */
  slot?: string;
  /** Plain data that the kind's handlers need. */
  payload: unknown;
  /** What the user wrote. */
  text?: string;
}

export interface Item extends NewItem {
  /** Ascending; items are sent in this order. */
  id: number;
  /** The user's id. */
  owner: string;
  /** ms */
  createdAt: number;
  state: "waiting" | "failed";
  /** Why the server rejected it. */
  errorMessage?: string;
  /** Server errors so far. */
  attempts: number;
  /** ms */
  notBefore?: number;
}

/** The name of the database, of the lock for sending, of the sync tag and of the broadcast channel. */
export const outboxName = "outbox";

/** Broadcast when items change. */
export interface OutboxMessage {
  sent?: Pick<Item, "kind" | "owner" | "payload"> & { result: unknown };
  /** The owner whose items got a 401: their session has ended. */
  unauthorizedOwner?: string;
}

/** How long other users' items stay on a shared device. */
const otherUsersMaxAgeMs = 7 * dayMs;

/** Whether an item is deleted unsent while `viewerId` is signed in. */
export function hasExpired(
  { owner, createdAt }: Item,
  viewerId: string,
  now: number,
): boolean {
  return owner !== viewerId && now - createdAt >= otherUsersMaxAgeMs;
}

/** How a page shows an action that waits in the outbox, or that the outbox or another tab has sent. */
export interface ActionKind {
  /** A toggle's name, `comment`, `post` or `notifications`. */
  name: string;
  /** Applies the pending item to the query cache, or undoes it. Idempotent. */
  show?: (client: QueryClient, payload: unknown, isPending: boolean) => void;
  /** Called when the server has accepted the action. */
  sent: (client: QueryClient, payload: unknown, result: unknown) => void;
}

/** Appends the item, or gives it the id of an older item with the same slot. */
export function toStoredItem(
  items: readonly Item[],
  item: NewItem,
  owner: string,
  now: number,
): Item {
  const older = items.find(
    (one) => one.owner === owner && one.slot && one.slot === item.slot,
  );
  const id = older?.id ?? (items.at(-1)?.id ?? 0) + 1;
  return { ...item, id, owner, createdAt: now, state: "waiting", attempts: 0 };
}
