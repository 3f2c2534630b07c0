/** Validates a stored value; every zod schema fits. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false };
}

export interface StorageItem<Value> {
  /** The value, or the fallback if it is missing or invalid, or if storage is blocked. */
  read: () => Value;
  /** Returns whether the value was stored. */
  write: (value: Value) => boolean;
  clear: () => void;
}

/**
 * A typed local storage entry, as JSON. Never throws, because private windows may block storage. On the server `read`
 * returns the fallback.
 */
export function createStorageItem<Value>(
  key: string,
  schema: Schema<Value>,
  fallback: Value,
): StorageItem<Value> {
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (text === null) return fallback;
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to clear.
      }
    },
  };
}
