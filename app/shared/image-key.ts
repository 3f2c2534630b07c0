import { urls } from "./urls";

// An uploaded image is served at `/images/{key}`. The key contains the first 40 hexadecimal digits of a SHA-256, the
// widths of the smaller images, and the type: `<hash>-480-960.jpg`. The smaller images are `<hash>.480` and `<hash>.960`.
// An image of a post for a narrow audience has a `p` and random digits in place of the hash, so that no one can guess it
// from a copy of the image.

// AVIF is no longer accepted, but older uploads are still shown.
const keyPattern =
  /^(p?[0-9a-f]{40})((?:-\d{1,5}){0,2})\.(?:png|jpg|webp|gif|avif)$/;
const smallerPattern = /^p?[0-9a-f]{40}\.\d{1,5}$/;
const imagesPath = urls.image("");

/** False for smaller images, which no post or profile refers to directly. */
export const isImageKey = (key: string) => keyPattern.test(key);

export const isServedKey = (key: string) =>
  isImageKey(key) || smallerPattern.test(key);

export const isPrivateKey = (key: string) => key.startsWith("p");

export const isHostedImage = (source: string) =>
  source.startsWith(imagesPath) && isImageKey(source.slice(imagesPath.length));

export const imageKey = (
  hash: string,
  smallerWidths: readonly number[],
  type: string,
) => `${[hash, ...smallerWidths].join("-")}.${type}`;

export const smallerImageKey = (hash: string, width: number) =>
  `${hash}.${width}`;

/** From narrow to wide. `name`: the image's key or URL; the result is of the same kind. */
export function listSmallerImages(
  name: string,
): { name: string; width: number }[] {
  const start = name.startsWith(imagesPath) ? imagesPath : "";
  const [, hash, widths] = keyPattern.exec(name.slice(start.length)) ?? [];
  if (hash === undefined || !widths) return [];
  return widths
    .slice(1)
    .split("-")
    .map(Number)
    .map((width) => ({ name: start + smallerImageKey(hash, width), width }));
}

/**
 * The image, two smaller ones and the text fit into a body of 8 MB. Not in image-source.ts, because the home page
 * scales images and shouldn't load that file's schemas.
 */
export const maxSmallerImageBytes = 400 * 1024;

/** Here for the same reason. Source: docs/product.md. */
export const maxPostImages = 4;
