import type { ImageFieldValue } from "~/features/media/image-field";
import { appendPicture } from "~/features/media/use-image-file";
import { asAttempt, type Attempt } from "~/features/posts/attempt";

/** Events and verses have their own forms. */
export const draftKinds = ["text", "image", "video", "prayer"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** All fields of all kinds, so that changing the kind loses nothing. */
export interface DraftFields extends ImageFieldValue {
  kind: DraftKind;
  text: string;
  videoUrl: string;
  /** Empty: the remembered one. */
  audience: string;
  /** Post a prayer request without the name. */
  anonymous: boolean;
  /** The pictures after the first. */
  moreImages: ImageFieldValue[];
}

const noImage: ImageFieldValue = { imageUrl: "", imageAlt: "", imageData: "" };

export const emptyDraft: DraftFields = {
  kind: "text",
  text: "",
  videoUrl: "",
  ...noImage,
  audience: "",
  anonymous: false,
  moreImages: [],
};

/** Each group has its own. Not `post:slug`, because `post:image` are the images of `post`. */
export const getDraftName = (group: { slug: string } | null, name = "post") =>
  group ? `${name}/${group.slug}` : name;

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
  const more = storedFields["moreImages"];
  fields.moreImages = (Array.isArray(more) ? more : [])
    .map((image: Partial<ImageFieldValue>) => ({ ...noImage, ...image }))
    // The images may not have fitted into the storage.
    .filter(({ imageData }) => imageData !== "");
  fields.anonymous = storedFields["anonymous"] === true;
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
    fields.moreImages.length === 0 &&
    textFields.every((name) => fields[name] === "")
  );
}

export const isAnonymous = ({ kind, anonymous }: DraftFields) =>
  kind === "prayer" && anonymous;

/** All pictures of a draft, in order. */
export function getPictures(fields: DraftFields): ImageFieldValue[] {
  const { imageData, imageUrl, imageAlt, moreImages } = fields;
  const first = { imageData, imageUrl: imageUrl.trim(), imageAlt };
  return imageData || first.imageUrl ? [first, ...moreImages] : moreImages;
}

/** The draft's fields for these pictures. */
export const toPictureFields = ([
  first = noImage,
  ...moreImages
]: readonly ImageFieldValue[]) => ({ ...first, moreImages });

/** Adds an image (a data URL). It replaces a web address. */
export function addPicture(
  fields: DraftFields,
  imageData: string,
): ImageFieldValue[] {
  const { imageAlt } = fields;
  const before = getPictures(fields).filter((picture) => picture.imageData);
  return before.length === 0
    ? [{ imageUrl: "", imageAlt, imageData }]
    : appendPicture(before, imageData);
}
