import { applyChanges } from "~/client/use-draft-form";
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

export function asDraft(stored: unknown): DraftState {
  const state = (stored ?? {}) as Partial<Record<keyof DraftState, object>>;
  const fields = applyChanges(emptyDraft, state.fields ?? {});
  return {
    fields: {
      ...fields,
      kind: draftKinds.find((kind) => kind === fields.kind) ?? "text",
      // The images may not have fitted into the storage.
      moreImages: fields.moreImages.filter(({ imageData }) => imageData),
    },
    attempt: asAttempt(state.attempt),
  };
}

export function isEmptyDraft(fields: DraftFields): boolean {
  const { kind, anonymous, moreImages, ...texts } = fields;
  return (
    kind === "text" &&
    moreImages.length === 0 &&
    Object.values(texts).every((text) => text === "")
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
