import type { Book } from "./canon";
import type { Version } from "./versions";

/** Where scripts/bible/build.mjs put the chapter: immutable, because the hash names its content. */
export function chapterUrl(
  version: Version,
  book: Book,
  chapter: number,
): string {
  return `/scripture/${__SCRIPTURE_HASH__}/${version.slug}/${book.slug}/${chapter}.json`;
}

/** All chapters of a version in one file, a line each: what a device keeps. */
export function versionUrl(version: Version): string {
  return `/scripture/${__SCRIPTURE_HASH__}/${version.slug}.txt`;
}
