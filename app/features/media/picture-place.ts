/** The places that pictures of people are cut to, for what is drawn over them. */
export const picturePlaces = [
  "verse",
  "poster",
  "whole",
  "panel",
  "event",
  "face",
] as const;

export type PicturePlace = (typeof picturePlaces)[number];

/** Where a picture is kept as it was cut to a place; it goes with the picture. */
export const fittedKey = (key: string, place: PicturePlace) =>
  `fitted/${key}/${place}.png`;
