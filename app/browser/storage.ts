/** What tells whether a stored value is still of its type; every zod schema is one. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false };
}

export interface Stored<Value> {
  /** The value, or the fallback where there is none, it is broken, or storage is closed to us. */
  read: () => Value;
  /** Whether it will be there after a reload. */
  write: (value: Value) => boolean;
  clear: () => void;
}

/**
 * One typed entry of local storage, as JSON. Never throws: private windows refuse storage, and a
 * page must work there too. On the server `read` gives the fallback.
 */
export function stored<Value>(
  key: string,
  schema: Schema<Value>,
  fallback: Value,
): Stored<Value> {
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
        // Nothing is kept there, then.
      }
    },
  };
}
