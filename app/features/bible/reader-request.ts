import { cleanText } from "~/shared/plain-text";
import { guessBook, type Book } from "./canon";
import { parsePassageCookie } from "./reader-cookies";
import {
  defaultPassage,
  hasPassageParams,
  readerHref,
  parsePassage,
  type Passage,
} from "./passage";
import { parseReferences } from "./references/parse-references";
import { findVersion, type Version } from "./versions";

export interface Search {
  q: string;
  version: Version;
  /** Cursor from the previous page of results. */
  cursor: string | null;
  /** A book whose name matches the query, offered as a link. */
  book: Book | null;
}

export type ReaderRequest =
  { redirectTo: string } | { search: Search } | { passage: Passage };

/**
 * A typed reference redirects to its passage; other text is a search. Without text, the reader opens the passage in the
 * URL, the last one read, or Genesis 1. `cookies` is `document.cookie` or a Cookie header.
 */
export function parseReaderRequest(
  params: URLSearchParams,
  cookies: string | null,
): ReaderRequest {
  const search = cleanParams(params);
  const lastPassage = parsePassageCookie(cookies);
  const fallback = lastPassage ?? defaultPassage;
  const version = findVersion(search.get("version") ?? "") ?? fallback.version;
  const q = (search.get("q") ?? "").trim();
  if (q !== "") {
    const found = parseReferences(q);
    if (!found) {
      const cursor = search.get("cursor");
      return { search: { q, version, cursor, book: guessBook(q) ?? null } };
    }
    const named = findVersion(found.version ?? "") ?? version;
    const [first] = found.passages.map((passage) => ({
      ...passage,
      version: named,
      parallel: lastPassage?.parallel,
    }));
    if (first) {
      const explained =
        found.unavailable !== undefined ||
        (found.isBookName && !/^\d/.test(first.book.name));
      return { redirectTo: readerHref(first, explained ? { typed: q } : {}) };
    }
  }
  if (hasPassageParams(search)) {
    return { passage: parsePassage(search, { ...defaultPassage, version }) };
  }
  return lastPassage
    ? { redirectTo: readerHref({ ...lastPassage, version }) }
    : { passage: { ...defaultPassage, version } };
}

/** Removes characters that HTML can't contain: U+0000 would break hydration. */
function cleanParams(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].map(([name, value]) => [name, cleanText(value)]),
  );
}
