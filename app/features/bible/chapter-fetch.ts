import type { Chapter } from "./chapter";
import { chapterUrl } from "./chapter-url";
import { chapterOnDevice } from "./downloaded";
import type { Place } from "./place";

/**
 * The chapter from its immutable file, straight from the browser's cache where it was read or
 * prefetched before; without a network from the version on this device. Null for a chapter that the book
 * does not have; throws where it cannot be had.
 */
export async function fetchChapter({
  version,
  book,
  chapter,
}: Place): Promise<Chapter | null> {
  if (!book || chapter > book.chapters) return null;
  const path = chapterUrl(version, book, chapter);
  const response = await fetch(path, { cache: "force-cache" }).catch(
    async (error: unknown) => {
      const kept = await chapterOnDevice(new URL(path, location.origin));
      if (!kept) throw error;
      return kept;
    },
  );
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
