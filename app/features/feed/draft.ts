import type { ImageFieldValue } from "~/features/media/image-field";
import { asAttempt, type Attempt } from "~/features/posts/attempt";

/** Events and verses have their own forms. */
export const draftKinds = ["text", "image", "video", "prayer"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** All fields of all kinds, so that changing the kind loses nothing. */
export interface DraftFields extends ImageFieldValue {
  kind: DraftKind;
  text: string;
  videoUrl: string;
  /** The pictures after the first. */
  moreImages: ImageFieldValue[];
}

export const emptyDraft: DraftFields = {
  kind: "text",
  text: "",
  videoUrl: "",
  imageUrl: "",
  imageAlt: "",
  imageData: "",
  moreImages: [],
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
  const more = storedFields["moreImages"];
  const fields = {
    ...emptyDraft,
    ...pickTexts(textFields, storedFields),
    // The images themselves may not have fitted into the storage.
    moreImages: (Array.isArray(more) ? more : [])
      .map((image: object) => ({
        ...noImage,
        ...pickTexts(imageFields, { ...image }),
      }))
      .filter(({ imageData }) => imageData !== ""),
  };
  fields.kind =
    draftKinds.find((kind) => kind === storedFields["kind"]) ?? "text";
  return { fields, attempt: asAttempt(state["attempt"]) };
}

const imageFields = ["imageUrl", "imageAlt", "imageData"] as const;
const textFields = ["text", "videoUrl", ...imageFields] as const;
const noImage: ImageFieldValue = { imageUrl: "", imageAlt: "", imageData: "" };

function pickTexts<Name extends string>(
  names: readonly Name[],
  stored: Record<string, unknown>,
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = stored[name];
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}

export function isEmptyDraft(fields: DraftFields): boolean {
  return (
    fields.kind === emptyDraft.kind &&
    fields.moreImages.length === 0 &&
    textFields.every((name) => fields[name] === "")
  );
}

/** All pictures of a draft, in order. */
export function getPictures(fields: DraftFields): ImageFieldValue[] {
  const { imageData, imageUrl, imageAlt, moreImages } = fields;
  const hasFirst = imageData !== "" || imageUrl.trim() !== "";
  const first = { imageData, imageUrl: imageUrl.trim(), imageAlt };
  return [...(hasFirst ? [first] : []), ...moreImages];
}

/** The draft's fields for these pictures. */
export function toPictureFields([
  first = noImage,
  ...moreImages
]: readonly ImageFieldValue[]): Omit<
  DraftFields,
  "kind" | "text" | "videoUrl"
> {
  return { ...first, moreImages };
}

/** Adds images (data URLs) that aren't there yet. They replace a web address. */
export function addPictures(
  fields: DraftFields,
  images: readonly string[],
): ImageFieldValue[] {
  const before = getPictures(fields).filter(({ imageData }) => imageData);
  const added = new Set(images);
  for (const { imageData } of before) added.delete(imageData);
  const pictures = [
    ...before,
    ...[...added].map((imageData) => ({ ...noImage, imageData })),
  ];
  const [first, ...rest] = pictures;
  return first && before.length === 0
    ? [{ ...first, imageAlt: fields.imageAlt }, ...rest]
    : pictures;
}
