import * as z from "zod/mini";
import {
  isHostedImage,
  maxPostImages,
  maxSmallerImageBytes,
} from "./image-key";
import { optionalText } from "./plain-text";
import { isPublicAddress } from "./public-address";

/** docs/product.md. Base64 adds a third. */
export const maxImageBytes = 5 * 1024 * 1024;
const maxDataUrlLength = (bytes: number) => Math.ceil(bytes / 3) * 4 + 64;
const maxSmallerImages = 2;
const maxUrlLength = 2048;

const dataUrlPrefix = /^data:image\/[\w.+-]{1,40};base64,/i;

export const isDataUrl = (source: string) => dataUrlPrefix.test(source);

/** An image on another site, with an https URL. */
export const isExternalImage = (source: string) =>
  source.length <= maxUrlLength && isPublicAddress(source);

/**
 * An image in a request: a data URL, the URL of an image stored already, or an https URL. The content of a data URL is
 * checked when it is decoded.
 */
export const imageSourceSchema = z.string().check(
  z.maxLength(
    maxDataUrlLength(maxImageBytes),
    "A picture can be at most 5 MB.",
  ),
  z.refine(
    (source) =>
      isDataUrl(source) || isHostedImage(source) || isExternalImage(source),
    "Choose a picture, or enter its https address.",
  ),
);

/** Narrower versions of an uploaded image, for small displays: data URLs. */
export const smallerImagesSchema = z.optional(
  z
    .array(
      z
        .string()
        .check(
          z.maxLength(
            maxDataUrlLength(maxSmallerImageBytes),
            "A smaller picture can be at most 400 KB.",
          ),
          z.refine(isDataUrl, "Send smaller pictures as data URLs."),
        ),
    )
    .check(
      z.maxLength(
        maxSmallerImages,
        "A picture can have at most two smaller versions.",
      ),
    ),
);

export const maxImageAltLength = 500;
export const imageAltSchema = z.nullish(
  optionalText(maxImageAltLength, "A description"),
);

/** POST /api/images */
export const newImageSchema = z.object({
  image: imageSourceSchema.check(
    z.refine(isDataUrl, "Send the picture as a data URL."),
  ),
  smallerImages: smallerImagesSchema,
});

/** The pictures of a post, in order. */
export const imageListSchema = z
  .array(
    z.object({
      url: imageSourceSchema,
      smallerImages: smallerImagesSchema,
      description: imageAltSchema,
    }),
  )
  .check(
    z.minLength(1, "Choose a picture."),
    z.maxLength(maxPostImages, "A post can have up to four pictures."),
  );

export type NewImage = z.infer<typeof imageListSchema>[number];
