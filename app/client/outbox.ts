import { useSyncExternalStore } from "react";
import type { ActionKind, Item, NewItem } from "./outbox-item";

// The part of the outbox that every page loads. The rest loads after the page (offline/outbox/start-outbox.ts); until
// then nothing is queued, and failed calls show an error.

/** Resolves when the item is stored. */
type AddItem = (item: NewItem) => Promise<void>;

/** Lazy code outside the client layer; entry.client.tsx sets it. */
export interface OutboxCode {
  /** offline/unsent.ts */
  loadUnsent: () => Promise<{
    confirmLosingUnsent: (owner: string) => Promise<boolean>;
    deleteItems: (owner: string) => Promise<void>;
  }>;
  /** features/pwa/action-kinds.ts */
  loadActionKinds: () => Promise<{
    actionKinds: readonly ActionKind[];
    /** Loads the code for what people write offline. */
    loadOfflineCode: () => Promise<unknown>;
  }>;
}

const notSet = () => Promise.reject(new Error("Not set"));
export const outboxCode: OutboxCode = {
  loadUnsent: notSet,
  loadActionKinds: notSet,
};

let addItem: AddItem | null = null;
let items: readonly Item[] = [];
const none: readonly Item[] = [];
const listeners = new Set<() => void>();

/** Slots of calls sent before the outbox was loaded: stored items with these slots are outdated. */
export const slotsSentEarly = new Set<string>();

/** Null while the outbox isn't running. */
export function setOutbox(add: AddItem | null): void {
  addItem = add;
}

export function getOutboxItems(): readonly Item[] {
  return items;
}

export function setOutboxItems(next: readonly Item[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Unsent items, oldest first. */
export function useOutbox(): readonly Item[] {
  return useSyncExternalStore(subscribe, getOutboxItems, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends now, or queues the item and returns null if there is no network. If an item with the same slot is already
 * queued, it is replaced, so that the two can't arrive in the wrong order.
 */
export async function sendOrQueue<Result>(
  send: () => Promise<Result>,
  item: NewItem,
): Promise<Result | null> {
  const { slot } = item;
  if (slot && items.some((one) => one.slot === slot)) {
    await addItem?.(item);
    return null;
  }
  if (slot && !addItem) slotsSentEarly.add(slot);
  try {
    return await send();
  } catch (error) {
    // `fetch` throws a TypeError without a network.
    if (!(error instanceof TypeError) || !addItem) throw error;
    await addItem(item).catch(() => {
      throw error;
    });
    return null;
  }
}
