import { openDB, type DBSchema, type IDBPObjectStore } from "idb";
import {
  outboxName,
  toStoredItem,
  type Item,
  type NewItem,
  type OutboxMessage,
} from "~/client/outbox-item";

// Used by pages and by the service worker, so it must not use `window`.

interface Tables extends DBSchema {
  items: { key: number; value: Item };
}

type Store = IDBPObjectStore<Tables, ["items"], "items", "readwrite">;

/** Runs `work` in a transaction, and resolves when it's on disk. */
async function withStore<Value>(
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<Tables>(outboxName, 1, {
    upgrade: (created) => {
      created.createObjectStore("items", { keyPath: "id" });
    },
  });
  try {
    const { store, done } = database.transaction("items", "readwrite", {
      durability: "strict",
    });
    const [value] = await Promise.all([work(store), done]);
    return value;
  } finally {
    database.close();
  }
}

let channel: BroadcastChannel | undefined;

/** Notifies all pages of this browser, including this one, of a change. */
export function broadcastOutbox(message: OutboxMessage = {}): void {
  channel ??= new BroadcastChannel(outboxName);
  channel.postMessage(message);
}

/** Oldest first. */
export function listItems(): Promise<Item[]> {
  return withStore((store) => store.getAll());
}

export async function addItem(item: NewItem, owner: string): Promise<void> {
  await withStore(async (store) =>
    store.put(toStoredItem(await store.getAll(), item, owner, Date.now())),
  );
  broadcastOutbox();
}

/** Updates the item, or deletes it for null. Returns false if a newer item has replaced it. */
export function updateItem(
  { id, key }: Item,
  change: Partial<Item> | null,
): Promise<boolean> {
  return withStore(async (store) => {
    const current = await store.get(id);
    if (current?.key !== key) return false;
    await (change ? store.put({ ...current, ...change }) : store.delete(id));
    return true;
  });
}

export async function deleteItems(
  shouldDelete: (item: Item) => boolean,
): Promise<void> {
  await withStore(async (store) => {
    for (const item of await store.getAll()) {
      if (shouldDelete(item)) await store.delete(item.id);
    }
  });
}
