import type * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import { findBook, type Book } from "./canon";
import { verseTexts, type Chapter } from "./chapter";
import { chapterUrl } from "./chapter-url";
import { dropMissingVerses } from "./missing-passage";
import type { VersesResponse, versesQuerySchema } from "./bible-api";
import type { Passage } from "./passage";
import { formatReference } from "./reference";
import { defaultVersion, findVersion, type Version } from "./versions";

/**
 * Reads the chapter from the static assets, the same file that browsers fetch. Null if the book doesn't
 * have the chapter.
 */
export async function getChapter(
  assets: Fetcher,
  version: Version,
  book: Book,
  chapter: number,
): Promise<Chapter | null> {
  if (chapter < 1 || chapter > book.chapters) return null;
  // The binding ignores the host, but a URL needs one.
  const url = new URL(chapterUrl(version, book, chapter), "http://assets");
  const response = await assets.fetch(url.href);
  if (!response.ok)
    throw new AppError("unavailable", { cause: response.status });
  // Our own build wrote it from the same type.
  return response.json<Chapter>();
}

/** Has no verses if the book doesn't have the chapter. */
export async function getVerses(
  assets: Fetcher,
  query: z.infer<typeof versesQuerySchema>,
): Promise<VersesResponse> {
  const version = findVersion(query.version) ?? defaultVersion;
  const book = findBook(query.book);
  if (!book) throw new AppError("invalid");
  const chapter = await getChapter(assets, version, book, query.chapter);
  const verses = chapter ? verseTexts(chapter) : [];
  return {
    reference: formatReference({ book, chapter: query.chapter }),
    translation_id: version.id,
    translation_name: version.name,
    verses,
    text: verses.flatMap(({ text }) => text || []).join(" "),
  };
}

/** Without `second` if only the second version can't be read. */
export async function loadChapter(assets: Fetcher, passage: Passage) {
  const { version, parallel, book, chapter: number } = passage;
  const load = async (each: Version) =>
    book && getChapter(assets, each, book, number);
  const [chapter, second] = await Promise.all([
    load(version),
    parallel && load(parallel).catch(() => null),
  ]);
  return {
    passage: dropMissingVerses(passage, chapter),
    chapter,
    ...(second && { second }),
  };
}
