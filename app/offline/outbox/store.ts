import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type OpenDBCallbacks,
} from "idb";
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

type Upgrade = NonNullable<OpenDBCallbacks<Tables>["upgrade"]>;

/** Closed after each call, because an open database would block its deletion. */
const open = (upgrade: Upgrade) => openDB<Tables>(outboxName, 1, { upgrade });

const create: Upgrade = (database) => {
  database.createObjectStore("items", { keyPath: "id" });
};

/** Null without a database: a read that was pending at sign-out must not create it again. */
const openExisting = () =>
  open((_database, _from, _to, transaction) => {
    transaction.done.catch(() => undefined);
    transaction.abort();
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError")
      return null;
    throw error;
  });

/** Runs `work` in a transaction, and resolves when it's on disk. */
async function withStore<Value>(
  database: IDBPDatabase<Tables>,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
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

/** Resolves to `missing` without a database. */
async function withExistingStore<Value>(
  missing: Value,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const database = await openExisting();
  return database ? withStore(database, work) : missing;
}

let channel: BroadcastChannel | undefined;

/** Notifies all pages of this browser, including this one, of a change. */
export function broadcastOutbox(message: OutboxMessage = {}): void {
  channel ??= new BroadcastChannel(outboxName);
  channel.postMessage(message);
}

/** Oldest first. */
export function listItems(): Promise<Item[]> {
  return withExistingStore<Item[]>([], (store) => store.getAll());
}

export async function addItem(item: NewItem, owner: string): Promise<void> {
  await withStore(await open(create), async (store) =>
    store.put(toStoredItem(await store.getAll(), item, owner, Date.now())),
  );
  broadcastOutbox();
}

/** Updates the item, or deletes it for null. Returns false if a newer item has replaced it. */
export function updateItem(
  { id, key }: Item,
  change: Partial<Item> | null,
): Promise<boolean> {
  return withExistingStore(false, async (store) => {
    const current = await store.get(id);
    if (current?.key !== key) return false;
    await (change ? store.put({ ...current, ...change }) : store.delete(id));
    return true;
  });
}

/** Returns the number of remaining items. Creates the database, because a page calls this when its outbox starts. */
export async function deleteItems(
  shouldDelete: (item: Item) => boolean,
): Promise<number> {
  return withStore(await open(create), async (store) => {
    for (const item of await store.getAll()) {
      if (shouldDelete(item)) await store.delete(item.id);
    }
    return store.count();
  });
}

/**
 * Deletes the owner's items at sign-out, and the database if none are left. Another tab can block that for a moment, so
 * it isn't awaited.
 */
export async function deleteOwnerItems(owner: string): Promise<void> {
  const left = await deleteItems((item) => item.owner === owner);
  if (left === 0) void deleteDB(outboxName);
}
