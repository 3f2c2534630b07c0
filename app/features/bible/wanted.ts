import { cleanText } from "~/shared/plain-text";
import { guessBook } from "./canon";
import type { Book } from "./canon";
import { recallPlace } from "./memory";
import { firstPlace, namesPlace, placeHref, placeOf, readPlace } from "./place";
import type { Place } from "./place";
import { readReference } from "./reference";
import { findVersion } from "./versions";
import type { Version } from "./versions";

export interface Search {
  q: string;
  version: Version;
  /** How many results come before this page's; with the cursor that the page before gave. */
  cursor: string | null;
  /** Of the book that goes by what was typed, to be opened instead. */
  book: Book | null;
}

/** What the address of the reading page asks for. */
export type Wanted = { go: string } | { find: Search } | { read: Place };

/**
 * A typed reference opens at once, other words are looked for, and without either the reader goes on
 * where this device was, or at Genesis 1. `cookies` as in `document.cookie` or a Cookie header.
 */
export function whatIsWanted(
  typed: URLSearchParams,
  cookies: string | null,
): Wanted {
  const search = cleaned(typed);
  const remembered = recallPlace(cookies);
  const from = remembered ?? firstPlace;
  const version = findVersion(search.get("version") ?? "") ?? from.version;
  const q = (search.get("q") ?? "").trim();
  if (q !== "") {
    const reference = readReference(q);
    if (!reference) {
      const cursor = search.get("cursor");
      return { find: { q, version, cursor, book: guessBook(q) ?? null } };
    }
    const named = findVersion(reference.version ?? "") ?? version;
    return { go: placeHref(placeOf(reference, named)) };
  }
  if (namesPlace(search))
    return { read: readPlace(search, { ...firstPlace, version }) };
  return remembered
    ? { go: placeHref({ ...remembered, version }) }
    : { read: { ...firstPlace, version } };
}

/** An address may hold what HTML cannot: with U+0000 in it the page is not the one that hydrates. */
function cleaned(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].map(([name, value]) => [name, cleanText(value)]),
  );
}
