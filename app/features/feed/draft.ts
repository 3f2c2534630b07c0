import { asAttempt, type Attempt } from "~/features/posts/attempt";

/** Events and verses have their own forms. */
export const draftKinds = ["text", "image", "video", "prayer"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** All fields of all kinds, so that changing the kind loses nothing. */
export interface DraftFields {
  kind: DraftKind;
  text: string;
  videoUrl: string;
  imageUrl: string;
  imageAlt: string;
  /** A data URL, or empty. */
  imageData: string;
  /** Empty: the remembered one. */
  audience: string;
}

export const emptyDraft: DraftFields = {
  kind: "text",
  text: "",
  videoUrl: "",
  imageUrl: "",
  imageAlt: "",
  imageData: "",
  audience: "",
};

interface DraftState {
  fields: DraftFields;
  /** The last failed attempt, so that a retry of the same content can't create two posts. */
  attempt: Attempt | null;
}

/** Parsed by hand, because zod would add 6 KB to the page. */
export function asDraft(stored: unknown): DraftState {
  const state = (stored ?? {}) as Record<string, unknown>;
  const storedFields = (state["fields"] ?? {}) as Record<string, unknown>;
  const fields = { ...emptyDraft };
  for (const name of textFields) {
    const value = storedFields[name];
    if (typeof value === "string") fields[name] = value;
  }
  fields.kind =
    draftKinds.find((kind) => kind === storedFields["kind"]) ?? "text";
  return { fields, attempt: asAttempt(state["attempt"]) };
}

const textFields = [
  "text",
  "videoUrl",
  "imageUrl",
  "imageAlt",
  "imageData",
  "audience",
] as const;

export function isEmptyDraft(fields: DraftFields): boolean {
  return (
    fields.kind === emptyDraft.kind &&
    textFields.every((name) => fields[name] === "")
  );
}
