import { parseReference } from "./reference";
import type { Reference } from "./reference";

export interface Citation {
  text: string;
  /** Null where the words name no place. */
  reference: Reference | null;
}

/** "Isaiah 57:15; 66:2" → both places; what begins with a chapter is of the book before it. */
export function readCitations(note: string): Citation[] {
  let book = "";
  return note.split(/;\s*/).map((text) => {
    const place = text.replace(/^See /, "");
    const reference =
      parseReference(place) ??
      (/^\d+:/.test(place) ? parseReference(`${book} ${place}`) : null);
    book = reference?.book.name ?? book;
    return { text, reference };
  });
}
