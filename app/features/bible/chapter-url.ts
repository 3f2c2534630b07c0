import type { Book } from "./canon";
import type { Version } from "./versions";

/** The file that scripts/bible/build.mjs writes. It's immutable, because the URL contains a content hash. */
export function chapterUrl(
  version: Version,
  book: Book,
  chapter: number,
): string {
  return `/scripture/${__SCRIPTURE_HASH__}/${version.slug}/${book.slug}/${chapter}.json`;
}

/** The file for downloads: all chapters of a version, one per line. */
export function versionUrl(version: Version): string {
  return `/scripture/${__SCRIPTURE_HASH__}/${version.slug}.txt`;
}
