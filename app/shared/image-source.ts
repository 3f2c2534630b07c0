import * as z from "zod/mini";
import { optionalText } from "./plain-text";
import { isPublicAddress } from "./public-address";

/** decisions.md, Images: 5 MB, which base64 makes a third longer. */
export const imageBytesMax = 5 * 1024 * 1024;
const dataStringMax = Math.ceil(imageBytesMax / 3) * 4 + 64;
const urlMax = 2048;

const dataPrefix = /^data:image\/[\w.+-]{1,40};base64,/i;
const ownPath = /^\/images\/[0-9a-f]{40}\.(png|jpg|webp|gif|avif)$/;

export const isDataString = (source: string) => dataPrefix.test(source);

/** An image we keep: `/images/{key}`. */
export const isOwnImage = (source: string) => ownPath.test(source);

/** An image kept by somebody else, at an https address. */
export const isExternalImage = (source: string) =>
  source.length <= urlMax && isPublicAddress(source);

/**
 * A picture as a person gives it: a data string, the address of one we keep already, or an https
 * address. What a data string really holds is decided where it is decoded.
 */
export const imageSourceSchema = z.string().check(
  z.maxLength(dataStringMax, "A picture has at most 5 MB."),
  z.refine(
    (source) =>
      isDataString(source) || isOwnImage(source) || isExternalImage(source),
    "Choose a picture, or give its https address.",
  ),
);

/** What a picture shows, for whoever cannot see it. */
export const imageAltMax = 500;
export const imageAltSchema = z.nullish(
  optionalText(imageAltMax, "A description"),
);
