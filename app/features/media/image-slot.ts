/** Where rendered images show an uploaded image; each slot has its own size. */
const imageSlots = ["verse", "whole", "avatar"] as const;

export type ImageSlot = (typeof imageSlots)[number];

/** R2 key of the image cropped to a slot. */
export const getCroppedImageKey = (key: string, slot: string) =>
  `cropped/${key}/${slot}.png`;

/** They are deleted with the image. Earlier versions also created the last three. */
export const listCroppedImageKeys = (key: string) =>
  [...imageSlots, "event", "poster", "panel"].map((slot) =>
    getCroppedImageKey(key, slot),
  );
