import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
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

let database: Promise<IDBPDatabase<Tables>> | undefined;
let channel: BroadcastChannel | undefined;

function getDatabase(): Promise<IDBPDatabase<Tables>> {
  const reset = () => {
    database = undefined;
  };
  if (database) return database;
  database = openDB<Tables>(outboxName, 1, {
    upgrade: (database) => {
      database.createObjectStore("items", { keyPath: "id" });
    },
    // Another tab signs out and deletes the database.
    blocking: (_current, _blocked, { target }) => {
      reset();
      (target as IDBDatabase).close();
    },
    terminated: reset,
  });
  database.catch(reset);
  return database;
}

/** Notifies all pages of this browser, including this one, of a change. */
export function broadcastOutbox(message: OutboxMessage = {}): void {
  channel ??= new BroadcastChannel(outboxName);
  channel.postMessage(message);
}

/** Oldest first. */
export async function listItems(): Promise<Item[]> {
  return (await getDatabase()).getAll("items");
}

/** Resolves when the item is on disk. */
export async function addItem(item: NewItem, owner: string): Promise<void> {
  const { store, done } = (await getDatabase()).transaction(
    "items",
    "readwrite",
    {
      durability: "strict",
    },
  );
  await store.put(toStoredItem(await store.getAll(), item, owner, Date.now()));
  await done;
  broadcastOutbox();
}

/** Updates the item, or deletes it for null. Returns false if a newer item has replaced it. */
export async function updateItem(
  { id, key }: Item,
  change: Partial<Item> | null,
): Promise<boolean> {
  const { store, done } = (await getDatabase()).transaction(
    "items",
    "readwrite",
  );
  const current = await store.get(id);
  const same = current?.key === key;
  if (same) {
    await (change ? store.put({ ...current, ...change }) : store.delete(id));
  }
  await done;
  return same;
}

/** Returns the number of remaining items. */
export async function deleteItems(
  shouldDelete: (item: Item) => boolean,
): Promise<number> {
  const { store, done } = (await getDatabase()).transaction(
    "items",
    "readwrite",
  );
  for (const item of await store.getAll()) {
    if (shouldDelete(item)) await store.delete(item.id);
  }
  const left = await store.count();
  await done;
  return left;
}

/**
 * Deletes the owner's items at sign-out, and the database if none are left. Another tab can block that, so it
 * isn't awaited. Doesn't notify other tabs: they would reopen the database.
 */
export async function deleteOwnerItems(owner: string): Promise<void> {
  const left = await deleteItems((item) => item.owner === owner);
  if (left === 0) void deleteDB(outboxName);
}
