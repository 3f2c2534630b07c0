import type { Chapter } from "./chapter";
import { chapterUrl } from "./chapter-url";
import { getOfflineChapter } from "./offline-files";
import { dropMissingVerses } from "./missing-passage";
import { adjacentChapter, inEachVersion, type Passage } from "./passage";

/**
 * Loads the chapter's immutable file: from the HTTP cache if it was read or prefetched, or from a
 * downloaded version when offline. Null if the book doesn't have the chapter. Throws if it can't be
 * loaded.
 */
export async function fetchChapter({
  version,
  book,
  chapter,
}: Passage): Promise<Chapter | null> {
  if (!book || chapter < 1 || chapter > book.chapters) return null;
  const path = chapterUrl(version, book, chapter);
  const response = await fetch(path, { cache: "force-cache" }).catch(
    async (error: unknown) => {
      const offline = await getOfflineChapter(new URL(path, location.origin));
      if (!offline) throw error;
      return offline;
    },
  );
  if (!response.ok) throw new Error(`Chapter: ${response.status}`);
  // Our own build wrote it from the same type.
  return response.json<Chapter>();
}

/** "failed" if it can't be loaded. The second version is missing then. */
export async function fetchPassage(requested: Passage) {
  const [chapter = "failed", second] = await Promise.all(
    inEachVersion(requested).map((each) =>
      fetchChapter(each).catch(() => undefined),
    ),
  );
  const passage = dropMissingVerses(requested, chapter);
  return { passage, chapter, ...(second && { second }) } as const;
}

/** Puts the previous and next chapter into the HTTP cache, 2 to 14 KB each. */
export function prefetchAdjacentChapters(passage: Passage): void {
  for (const step of [1, -1]) {
    const adjacent = adjacentChapter(passage, step);
    if (adjacent) fetchChapter(adjacent).catch(() => null);
  }
}
