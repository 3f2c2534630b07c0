import { useSyncExternalStore } from "react";
import { newIdempotencyKey } from "~/browser/idempotency-key";
import { stored } from "~/browser/storage";

interface DraftState {
  text: string;
  /** What was last tried to be sent, and under which idempotency key. */
  attempt: { content: string; key: string } | null;
}

const empty: DraftState = { text: "", attempt: null };

const prefix = "post-draft:";

/**
 * A post being written: survives a reload, and a failed attempt's key with it, so that trying the
 * same words again cannot make two posts.
 */
export function createDraft(userId: string) {
  const storage = stored(`${prefix}${userId}`, draftSchema, empty);
  const listeners = new Set<() => void>();
  let state: DraftState | undefined;

  const read = () => (state ??= storage.read());
  const set = (next: DraftState) => {
    state = next;
    if (next === empty) storage.clear();
    else storage.write(next);
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    text: () => read().text,
    write: (text: string) => {
      set(text === "" ? empty : { ...read(), text });
    },
    /** The key to send `content` under: a new one for new words. */
    keyFor: (content: string): string => {
      const { attempt, text } = read();
      if (attempt?.content === content) return attempt.key;
      const key = newIdempotencyKey();
      set({ text, attempt: { content, key } });
      return key;
    },
    clear: () => {
      set(empty);
    },
  };
}

type Draft = ReturnType<typeof createDraft>;

const drafts = new Map<string, Draft>();

/** The draft of a person, and its text as it changes. Empty until hydrated. */
export function useDraft(userId: string): { text: string; draft: Draft } {
  let draft = drafts.get(userId);
  if (!draft) drafts.set(userId, (draft = createDraft(userId)));
  const text = useSyncExternalStore(draft.subscribe, draft.text, () => "");
  return { text, draft };
}

/** Forgets what anybody on this device was writing: who signs out leaves nothing to the next person. */
export function forgetDrafts(): void {
  for (const draft of drafts.values()) draft.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is closed to us: nothing was kept there.
  }
}

/** By hand: zod would cost the home page 6 KB for these two fields. */
const draftSchema = {
  safeParse(value: unknown) {
    if (!isRecord(value) || typeof value["text"] !== "string") {
      return { success: false } as const;
    }
    const { text, attempt } = value;
    const tried =
      isRecord(attempt) &&
      typeof attempt["content"] === "string" &&
      typeof attempt["key"] === "string"
        ? { content: attempt["content"], key: attempt["key"] }
        : null;
    return { success: true, data: { text, attempt: tried } } as const;
  },
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
