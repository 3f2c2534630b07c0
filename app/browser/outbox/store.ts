import { deleteDB, openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { outboxName, placed } from "./item";
import type { Item, NewItem, OutboxNews } from "./item";

// Pages and the service worker use this alike: nothing of a window here.

interface Tables extends DBSchema {
  items: { key: number; value: Item };
}

let database: Promise<IDBPDatabase<Tables>> | undefined;
let channel: BroadcastChannel | undefined;

function open(): Promise<IDBPDatabase<Tables>> {
  const forget = () => {
    database = undefined;
  };
  if (database) return database;
  database = openDB<Tables>(outboxName, 1, {
    upgrade: (made) => {
      made.createObjectStore("items", { keyPath: "id" });
    },
    // Somebody signs out, and the database goes.
    blocking: (_current, _blocked, { target }) => {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

/** Says to all pages of this browser, this one too, that something has changed. */
export function tellOutbox(news: OutboxNews = {}): void {
  channel ??= new BroadcastChannel(outboxName);
  channel.postMessage(news);
}

/** Oldest first. */
export async function listItems(): Promise<Item[]> {
  return (await open()).getAll("items");
}

/** Ends when it is stored for good. */
export async function addItem(item: NewItem, owner: string): Promise<void> {
  const { store, done } = (await open()).transaction("items", "readwrite", {
    durability: "strict",
  });
  await store.put(placed(await store.getAll(), item, owner, Date.now()));
  await done;
  tellOutbox();
}

/**
 * Null: it goes. Whether it was still there as it is known here: a newer wish may have taken its place.
 */
export async function changeItem(
  { id, key }: Item,
  change: Partial<Item> | null,
): Promise<boolean> {
  const { store, done } = (await open()).transaction("items", "readwrite");
  const now = await store.get(id);
  const same = now?.key === key;
  if (same) {
    await (change ? store.put({ ...now, ...change }) : store.delete(id));
  }
  await done;
  return same;
}

/** Returns how many are left. */
export async function removeItems(
  goes: (item: Item) => boolean,
): Promise<number> {
  const { store, done } = (await open()).transaction("items", "readwrite");
  for (const item of await store.getAll()) {
    if (goes(item)) await store.delete(item.id);
  }
  const left = await store.count();
  await done;
  return left;
}

/**
 * Deletes the owner's items at sign-out, and the database if none are left. Another tab can block that, so it
 * isn't awaited. Doesn't notify other tabs: they would reopen the database.
 */
export async function removeOwner(owner: string): Promise<void> {
  const left = await removeItems((item) => item.owner === owner);
  if (left === 0) void deleteDB(outboxName);
}
