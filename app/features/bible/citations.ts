import { parseReference, type Reference } from "./reference";

export interface Citation {
  text: string;
  /** Null if the text isn't a reference. */
  reference: Reference | null;
}

/** "Isaiah 57:15; 66:2" → both references. A part that starts with a chapter uses the previous book. */
export function parseCitations(note: string): Citation[] {
  let book = "";
  return note.split(/;\s*/).map((text) => {
    const citation = text.replace(/^See /, "");
    const reference =
      parseReference(citation) ??
      (/^\d+:/.test(citation) ? parseReference(`${book} ${citation}`) : null);
    book = reference?.book.name ?? book;
    return { text, reference };
  });
}
