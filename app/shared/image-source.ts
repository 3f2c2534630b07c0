import * as z from "zod/mini";
import { isOwnImage, smallerBytesMax } from "./image-key";
import { optionalText } from "./plain-text";
import { isPublicAddress } from "./public-address";

/** decisions.md, Images: 5 MB, which base64 makes a third longer. */
export const imageBytesMax = 5 * 1024 * 1024;
const dataStringMax = (bytes: number) => Math.ceil(bytes / 3) * 4 + 64;
const smallerMax = 2;
const urlMax = 2048;

const dataPrefix = /^data:image\/[\w.+-]{1,40};base64,/i;

export const isDataString = (source: string) => dataPrefix.test(source);

/** An image kept by somebody else, at an https address. */
export const isExternalImage = (source: string) =>
  source.length <= urlMax && isPublicAddress(source);

/**
 * A picture as a person gives it: a data string, the address of one we keep already, or an https
 * address. What a data string really holds is decided where it is decoded.
 */
export const imageSourceSchema = z.string().check(
  z.maxLength(dataStringMax(imageBytesMax), "A picture has at most 5 MB."),
  z.refine(
    (source) =>
      isDataString(source) || isOwnImage(source) || isExternalImage(source),
    "Choose a picture, or give its https address.",
  ),
);

/** The same picture, narrower, for whoever shows it small: data strings, beside one that is sent itself. */
export const smallerImagesSchema = z.optional(
  z
    .array(
      z
        .string()
        .check(
          z.maxLength(
            dataStringMax(smallerBytesMax),
            "A smaller picture has at most 400 KB.",
          ),
          z.refine(isDataString, "A smaller picture is sent itself."),
        ),
    )
    .check(z.maxLength(smallerMax, "A picture has two smaller ones at most.")),
);

/** What a picture shows, for whoever cannot see it. */
export const imageAltMax = 500;
export const imageAltSchema = z.nullish(
  optionalText(imageAltMax, "A description"),
);
