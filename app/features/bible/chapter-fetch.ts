import type { Chapter } from "./chapter";
import { chapterUrl } from "./chapter-url";
import type { Place } from "./place";

/**
 * The chapter from its immutable file, straight from the browser's cache where it was read or
 * prefetched before. Null for a chapter that the book does not have; throws when offline.
 */
export async function fetchChapter({
  version,
  book,
  chapter,
}: Place): Promise<Chapter | null> {
  if (!book || chapter > book.chapters) return null;
  const response = await fetch(chapterUrl(version, book, chapter), {
    cache: "force-cache",
  });
  if (!response.ok) throw new Error(`Chapter: ${response.status}`);
  // Written by our own build from one type.
  return response.json<Chapter>();
}

/** Puts the chapters beside this one into the browser's cache, 2 to 14 KB each. */
export function prefetchNeighbours(place: Place): void {
  const { book, chapter } = place;
  for (const near of [chapter + 1, chapter - 1]) {
    if (book && near >= 1 && near <= book.chapters) {
      fetchChapter({ ...place, chapter: near }).catch(() => null);
    }
  }
}
