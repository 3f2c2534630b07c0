import { useSyncExternalStore } from "react";
import { stored } from "~/browser/storage";
import { asAttempt, attemptAt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";
import { draftPrefix, draftsForgottenEvent } from "./forget-drafts";

/** spec §2: what the composer writes by itself; events and verses have places of their own. */
export const draftKinds = ["text", "image", "video", "prayer"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Every field of every kind: who changes the kind, or his mind, finds what he had typed. */
export interface DraftFields {
  kind: DraftKind;
  text: string;
  videoUrl: string;
  imageUrl: string;
  imageAlt: string;
  /** A data string, or nothing. */
  picture: string;
}

export const emptyDraft: DraftFields = {
  kind: "text",
  text: "",
  videoUrl: "",
  imageUrl: "",
  imageAlt: "",
  picture: "",
};

interface DraftState {
  fields: DraftFields;
  attempt: Attempt | null;
}

const empty: DraftState = { fields: emptyDraft, attempt: null };

/**
 * A post being written: survives a reload, and a failed attempt's key with it, so that trying the
 * same content again cannot make two posts. The picture, up to a few MB, is an entry of its own: it
 * is not written anew with every letter, and where it does not fit the words still do.
 */
export function createDraft(userId: string) {
  const words = stored(`${draftPrefix}${userId}`, draftSchema, empty);
  const pictures = stored(`${draftPrefix}${userId}:picture`, textSchema, "");
  const listeners = new Set<() => void>();
  let state: DraftState | undefined;

  const read = (): DraftState => {
    if (state) return state;
    const { fields, attempt } = words.read();
    return (state = {
      fields: { ...fields, picture: pictures.read() },
      attempt,
    });
  };
  const set = (next: DraftState) => {
    const { picture } = next.fields;
    const before = read().fields.picture;
    state = next;
    if (picture === "") pictures.clear();
    else if (picture !== before) pictures.write(picture);
    if (isEmpty(next.fields)) words.clear();
    else words.write({ ...next, fields: { ...next.fields, picture: "" } });
    for (const listener of listeners) listener();
  };
  const clear = () => {
    set(empty);
  };
  if (typeof window !== "undefined") {
    addEventListener(draftsForgottenEvent, clear);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fields: () => read().fields,
    change: (part: Partial<DraftFields>) => {
      const fields = { ...read().fields, ...part };
      set(isEmpty(fields) ? empty : { ...read(), fields });
    },
    /** The key to send `body` under: a new one for new content. */
    keyFor: (body: object): string => {
      const { fields, attempt: before } = read();
      const attempt = attemptAt(body, before);
      if (attempt !== before) set({ fields, attempt });
      return attempt.key;
    },
    clear,
  };
}

export type Draft = ReturnType<typeof createDraft>;

const drafts = new Map<string, Draft>();

/** The draft of a person, and its fields as they change. */
export function useDraft(userId: string): {
  fields: DraftFields;
  draft: Draft;
} {
  let draft = drafts.get(userId);
  if (!draft) drafts.set(userId, (draft = createDraft(userId)));
  const fields = useSyncExternalStore(
    draft.subscribe,
    draft.fields,
    () => emptyDraft,
  );
  return { fields, draft };
}

function isEmpty(fields: DraftFields): boolean {
  return Object.entries(emptyDraft).every(
    ([name, nothing]) => fields[name as keyof DraftFields] === nothing,
  );
}

const textSchema = {
  safeParse: (value: unknown) =>
    typeof value === "string"
      ? ({ success: true, data: value } as const)
      : ({ success: false } as const),
};

/** By hand: zod would cost the page 6 KB for these few fields. */
const draftSchema = {
  safeParse(value: unknown) {
    const { fields: stored, attempt } = asRecord(value);
    const from = asRecord(stored);
    const fields = { ...emptyDraft };
    for (const name of ["text", "videoUrl", "imageUrl", "imageAlt"] as const) {
      const one = from[name];
      if (typeof one === "string") fields[name] = one;
    }
    fields.kind = draftKinds.find((kind) => kind === from["kind"]) ?? "text";
    const data: DraftState = { fields, attempt: asAttempt(attempt) };
    return { success: true, data } as const;
  },
};

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)
    : {};
}
