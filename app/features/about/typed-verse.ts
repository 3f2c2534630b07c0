import { fetchChapter } from "~/features/bible/chapter-fetch";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { missingPassageMessage } from "~/features/bible/missing-passage";
import { toPassage } from "~/features/bible/passage";
import { parseReferenceLoosely } from "~/features/bible/parse-reference";
import { formatReference } from "~/features/bible/reference";
import { versions } from "~/features/bible/versions";

/** `problem` is a sentence that says how to fix the input. */
export type TypedVerse = { verse: Favourite } | { problem: string };

/** "jn 3.16" → John 3:16. Offline, it accepts any verse and the server validates it. */
export async function parseTypedVerse(typed: string): Promise<TypedVerse> {
  const reference = parseReferenceLoosely(typed);
  if (!reference) {
    return { problem: "Enter a book, chapter and verse, such as John 3:16." };
  }
  const { book, chapter, verse, lastVerse } = reference;
  const name = formatReference({ book, chapter });
  if (verse === undefined) {
    return { problem: `Which verse? Enter it as ${name}:1.` };
  }
  if (lastVerse !== undefined) {
    return { problem: `One verse at a time, such as ${name}:${verse}.` };
  }
  const problems = await Promise.all(
    versions.map(async (version) => {
      const passage = toPassage(reference, version);
      const text = await fetchChapter(passage).catch(() => "failed" as const);
      return missingPassageMessage(passage, text);
    }),
  );
  // The first translation that has the verse. Romans 14:24, for example, is in only one.
  const version = versions[problems.indexOf(null)];
  if (!version) return { problem: problems[0] ?? "" };
  return {
    verse: {
      book: book.name,
      chapter,
      verse,
      version: version.id,
      // Verses added to the profile are public from the start.
      shown: true,
      reference: `${name}:${verse}`,
    },
  };
}
