import { useSyncExternalStore } from "react";
import { stored } from "~/browser/storage";
import { asAttempt, attemptAt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";
import { asRecord, firstLook, readLook, withChange } from "./look";
import type { Look } from "./look";

interface Kept {
  look: Look;
  attempt: Attempt | null;
}

const keptSchema = {
  safeParse(value: unknown) {
    const { look, attempt } = asRecord(value);
    const data: Kept = { look: readLook(look), attempt: asAttempt(attempt) };
    return { success: true, data } as const;
  },
};

const textSchema = {
  safeParse: (value: unknown) =>
    typeof value === "string"
      ? ({ success: true, data: value } as const)
      : ({ success: false } as const),
};

/**
 * A person's look, over a failed attempt and a reload, and the key under which it was tried: so that
 * a retry makes one post. The keys begin as those of all drafts do: who signs out leaves nothing to
 * the next person. The picture, up to a few MB, is an entry of its own.
 */
export function createKeptLook(userId: string) {
  const rest = stored<Kept>(`post-draft:verse:${userId}`, keptSchema, {
    look: firstLook,
    attempt: null,
  });
  const pictures = stored(`post-draft:verse:${userId}:picture`, textSchema, "");
  const listeners = new Set<() => void>();
  let state: Kept | undefined;

  const read = (): Kept => {
    if (state) return state;
    const { look, attempt } = rest.read();
    return (state = { look: { ...look, picture: pictures.read() }, attempt });
  };
  const set = (next: Kept) => {
    const before = read().look.picture;
    state = next;
    const { picture } = next.look;
    if (picture === "") pictures.clear();
    else if (picture !== before) pictures.write(picture);
    rest.write({ ...next, look: { ...next.look, picture: "" } });
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: () => read().look,
    change: (part: Partial<Look>) => {
      set({ ...read(), look: withChange(read().look, part) });
    },
    /** The key to send `body` under: a new one for new content. */
    keyFor: (body: object): string => {
      const { look, attempt: before } = read();
      const attempt = attemptAt(body, before);
      if (attempt !== before) set({ look, attempt });
      return attempt.key;
    },
    /** It has been shared: the same once more is another post. */
    sent: () => {
      set({ look: read().look, attempt: null });
    },
  };
}

type KeptLook = ReturnType<typeof createKeptLook>;

const looks = new Map<string, KeptLook>();

export function useKeptLook(userId: string): { look: Look; kept: KeptLook } {
  let kept = looks.get(userId);
  if (!kept) looks.set(userId, (kept = createKeptLook(userId)));
  const look = useSyncExternalStore(kept.subscribe, kept.look, () => firstLook);
  return { look, kept };
}
