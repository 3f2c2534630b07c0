/** Validates a stored value; every zod schema fits. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false };
}

/** Null if it is missing, or if storage is blocked, as private windows may do. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. Returns whether it succeeded: storage may be full or blocked. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the entries whose keys match. */
export function deleteStored(shouldDelete: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (shouldDelete(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

/**
 * A typed local storage entry, as JSON. `read` returns the fallback on the server, and if the value is missing or
 * invalid; `write` returns whether the value was stored.
 */
export function createStorageItem<Value>(
  key: string,
  schema: Schema<Value>,
  fallback: Value,
) {
  return {
    read(): Value {
      try {
        const parsed = schema.safeParse(JSON.parse(readStored(key) ?? ""));
        return parsed.success ? parsed.data : fallback;
      } catch {
        return fallback;
      }
    },
    write: (value: Value) => writeStored(key, JSON.stringify(value)),
  };
}
