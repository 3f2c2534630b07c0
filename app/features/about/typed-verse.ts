import { fetchChapter } from "~/features/bible/chapter-fetch";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { missingPart } from "~/features/bible/missing-part";
import { placeOf } from "~/features/bible/place";
import { formatReference, readReference } from "~/features/bible/reference";
import type { Reference } from "~/features/bible/reference";
import { versions } from "~/features/bible/versions";
import type { VersionId } from "~/features/bible/versions";

/** The verse, or one sentence that says how to put it right. */
export type TypedVerse = { verse: Favourite } | { problem: string };

/** "jn 3.16" → John 3:16, if Scripture has it. Without a network the server is left to judge. */
export async function readVerse(typed: string): Promise<TypedVerse> {
  const reference = readReference(typed);
  if (!reference) {
    return { problem: "Write book, chapter and verse, such as John 3:16." };
  }
  const { book, chapter, verse, lastVerse } = reference;
  const name = formatReference({ book, chapter });
  if (verse === undefined) {
    return { problem: `Which verse? Write it as ${name}:1.` };
  }
  if (lastVerse !== undefined) {
    return { problem: `One verse at a time, such as ${name}:${verse}.` };
  }
  const version = await findVersion(reference);
  if (typeof version === "object") return version;
  return {
    verse: {
      book: book.name,
      chapter,
      verse,
      version,
      // It is typed where one says what others are to see.
      shown: true,
      reference: `${name}:${verse}`,
    },
  };
}

/** Romans 14:24 is in one translation alone. */
async function findVersion(
  reference: Reference,
): Promise<VersionId | { problem: string }> {
  const problems = await Promise.all(
    versions.map(async (version) => {
      const place = placeOf(reference, version);
      const text = await fetchChapter(place).catch(() => "failed" as const);
      return missingPart(place, text);
    }),
  );
  const version = versions[problems.indexOf(null)];
  return version?.id ?? { problem: problems[0] ?? "" };
}
