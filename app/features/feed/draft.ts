import { asAttempt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";

/** spec §2: what the composer writes by itself; events and verses have places of their own. */
export const draftKinds = ["text", "image", "video", "prayer"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Every field of every kind: who changes the kind, or their mind, finds what they had typed. */
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
  /** The last that failed, so that trying the same content again cannot make two posts. */
  attempt: Attempt | null;
}

/** By hand: zod would cost the page 6 KB for these few fields. */
export function asDraft(found: unknown): DraftState {
  const kept = (found ?? {}) as Record<string, unknown>;
  const from = (kept["fields"] ?? {}) as Record<string, unknown>;
  const fields = { ...emptyDraft };
  for (const name of texts) {
    const one = from[name];
    if (typeof one === "string") fields[name] = one;
  }
  fields.kind = draftKinds.find((kind) => kind === from["kind"]) ?? "text";
  return { fields, attempt: asAttempt(kept["attempt"]) };
}

const texts = ["text", "videoUrl", "imageUrl", "imageAlt", "picture"] as const;

export function isEmptyDraft(fields: DraftFields): boolean {
  return (
    fields.kind === emptyDraft.kind &&
    texts.every((name) => fields[name] === "")
  );
}
