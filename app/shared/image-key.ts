import { urls } from "./urls";

// A picture that people have sent is `/images/{key}`, and its key says all there is to know of it: a
// SHA-256 of everything sent (the first 40 hexadecimal digits), the widths of the smaller ones sent
// beside it, and its type: `<hash>-480-960.jpg`. The smaller ones are `<hash>.480` and `<hash>.960`.

// AVIF is no longer taken, but what came before is shown.
const keyPattern =
  /^([0-9a-f]{40})((?:-\d{1,5}){0,2})\.(?:png|jpg|webp|gif|avif)$/;
const smallerPattern = /^[0-9a-f]{40}\.\d{1,5}$/;
const folder = urls.image("");

/** Whether this names a picture; what shows one never names the smaller ones. */
export const isImageKey = (key: string) => keyPattern.test(key);

/** Whether this names a picture or one of the smaller ones. */
export const isServedKey = (key: string) =>
  isImageKey(key) || smallerPattern.test(key);

/** An image we keep: `/images/{key}`. */
export const isOwnImage = (source: string) =>
  source.startsWith(folder) && isImageKey(source.slice(folder.length));

export const imageKey = (
  hash: string,
  smallerWidths: readonly number[],
  type: string,
) => `${[hash, ...smallerWidths].join("-")}.${type}`;

export const smallerKey = (hash: string, width: number) => `${hash}.${width}`;

/** The smaller ones beside a picture, given by its key or its address, from narrow to wide. */
export function smallerOf(name: string): { name: string; width: number }[] {
  const start = name.startsWith(folder) ? folder : "";
  const [, hash, widths] = keyPattern.exec(name.slice(start.length)) ?? [];
  if (hash === undefined || !widths) return [];
  return widths
    .slice(1)
    .split("-")
    .map(Number)
    .map((width) => ({ name: start + smallerKey(hash, width), width }));
}

/**
 * A picture, the smaller ones and the words fit into a body of 8 MB. Apart from image-source.ts: who
 * scales pictures, on the first page, need not load its schemas.
 */
export const smallerBytesMax = 400 * 1024;
