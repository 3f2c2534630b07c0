import { useSyncExternalStore } from "react";
import type { Item, NewItem, OutboxKind } from "./item";

// The part of the outbox that every page has. The rest comes late (`open-outbox.ts`); until then nothing is
// kept, and what fails says so.

interface Outbox {
  /** Ends when it is stored. */
  keep: (item: NewItem) => Promise<void>;
  /** Whether whoever signs out is asked something first; then `go` goes on with it, if they say so. */
  asksBefore: (go: () => void) => boolean;
}

let outbox: Outbox | null = null;
let items: readonly Item[] = [];
const none: readonly Item[] = [];
const listeners = new Set<() => void>();

/** By name; set beside what shows it: a page that has not that code shows nothing of it. */
export const outboxKinds = new Map<string, OutboxKind>();

/** Fetch code that is otherwise fetched on demand: it is to be here before the network goes. */
export const neededOffline = new Set<() => Promise<unknown>>();

/** Slots of what was sent before it was known what waits: that is newer. */
export const sentEarly = new Set<string>();

export function setOutbox(opened: Outbox | null): void {
  outbox = opened;
}

export function outboxItems(): readonly Item[] {
  return items;
}

export function showOutbox(next: readonly Item[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** What has not been sent, oldest first. */
export function useOutbox(): readonly Item[] {
  return useSyncExternalStore(subscribe, outboxItems, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends something, and keeps it where there is no network: then it gives null. Where an older wish of the same
 * slot waits it takes its place, so that the two are not sent in the wrong order.
 */
export async function sendOrKeep<Reply>(
  send: () => Promise<Reply>,
  item: NewItem,
): Promise<Reply | null> {
  const { slot } = item;
  if (slot && items.some((one) => one.slot === slot)) {
    await outbox?.keep(item);
    return null;
  }
  if (slot && !outbox) sentEarly.add(slot);
  try {
    return await send();
  } catch (error) {
    // What `fetch` throws where there is no network.
    if (!(error instanceof TypeError) || !outbox) throw error;
    await outbox.keep(item).catch(() => {
      throw error;
    });
    return null;
  }
}

/** Whether the dialog asks before a sign-out; it calls `go` if the user confirms. Undefined before it has loaded. */
export function asksBeforeSignOut(go: () => void): boolean | undefined {
  return outbox?.asksBefore(go);
}
