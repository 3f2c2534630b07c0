import type * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import { findBook } from "./canon";
import type { Book } from "./canon";
import type { Chapter } from "./chapter";
import { chapterUrl } from "./chapter-url";
import { endingWith } from "./missing-part";
import { toPassage } from "./passage";
import type { Passage, passageQuerySchema } from "./passage";
import type { Place } from "./place";
import { defaultVersion, findVersion } from "./versions";
import type { Version } from "./versions";

/**
 * Reads the chapter from the static assets: the same file that browsers fetch, and no database.
 * Null for a chapter that the book does not have.
 */
export async function getChapter(
  assets: Fetcher,
  version: Version,
  book: Book,
  chapter: number,
): Promise<Chapter | null> {
  if (chapter < 1 || chapter > book.chapters) return null;
  // The binding looks at the path alone; a URL needs a host.
  const url = new URL(chapterUrl(version, book, chapter), "http://assets");
  const response = await assets.fetch(url.href);
  if (!response.ok)
    throw new AppError("unavailable", { cause: response.status });
  // Written by our own build from one type.
  return response.json<Chapter>();
}

/** The reply of `GET /api/bible/verses`, whose query has been checked by its schema. */
export async function getPassage(
  assets: Fetcher,
  query: z.infer<typeof passageQuerySchema>,
): Promise<Passage> {
  const version = findVersion(query.version) ?? defaultVersion;
  const book = findBook(query.book);
  if (!book) throw new AppError("invalid");
  const chapter = await getChapter(assets, version, book, query.chapter);
  return toPassage(version, book, query.chapter, chapter);
}

/** What the reading page shows at a place. */
export async function openChapter(assets: Fetcher, place: Place) {
  const { version, book, chapter: number } = place;
  const chapter = book && (await getChapter(assets, version, book, number));
  return { place: endingWith(place, chapter), chapter };
}
