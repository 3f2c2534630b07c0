/** Where rendered images show an uploaded image; each slot has its own size. */
export const imageSlots = [
  "verse",
  "poster",
  "whole",
  "panel",
  "event",
  "avatar",
] as const;

export type ImageSlot = (typeof imageSlots)[number];

/** R2 key of the image cropped to a slot. It is deleted with the image. */
export const getCroppedImageKey = (key: string, slot: ImageSlot) =>
  `cropped/${key}/${slot}.png`;
