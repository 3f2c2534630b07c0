import { cleanText } from "~/shared/plain-text";
import { books } from "./canon";
import { parsePassageCookie } from "./reader-cookies";
import {
  defaultPassage,
  hasPassageParams,
  readerHref,
  parsePassage,
  type Passage,
} from "./passage";
import {
  parsePassageRequest,
  type PassageRequest,
} from "./references/passage-list";
import { findVersion, type Version } from "./versions";

export const resultsPerPage = 20;

/** Users can't page beyond this many results. */
export const maxResults = 1000;

/** The whole Bible, a testament or a book. */
export const searchScopes = ["", "OT", "NT", ...books.map(({ name }) => name)];

export interface Search {
  q: string;
  version: Version;
  /** As in the URL; a search redirects to a page that exists. */
  page: number;
  order: "relevance" | "bible";
  /** One of `searchScopes`. */
  within: string;
}

export type ReaderRequest =
  | { redirectTo: string }
  | { search: Search }
  | { list: PassageRequest }
  | { passage: Passage };

/**
 * A typed reference redirects to its passage, or lists several; other text is a search. Without text, the reader opens the passage in the
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
    const list = parsePassageRequest(q, version);
    if (!list) return { search: { q, version, ...parseSearchOptions(search) } };
    const { passages, secondVersion, unavailable, bookName } = list.references;
    const [first, ...others] = passages;
    // Verse 0 has no address, but the list explains it.
    const isZero = first?.chapter === 0 || first?.verses?.[0] === 0;
    if (!first || others.length > 0 || isZero) return { list };
    const isExplained = unavailable !== undefined || bookName !== undefined;
    const passage = {
      ...first,
      version: list.version,
      parallel: findVersion(secondVersion ?? "") ?? lastPassage?.parallel,
    };
    return { redirectTo: readerHref(passage, isExplained ? { typed: q } : {}) };
  }
  if (hasPassageParams(search)) {
    return { passage: parsePassage(search, { ...defaultPassage, version }) };
  }
  return lastPassage
    ? { redirectTo: readerHref({ ...lastPassage, version }) + lastHash }
    : { passage: { ...defaultPassage, version } };
}

/** Marks a redirect to the last passage on this device: the reader then looks for a later one on another. */
export const lastHash = "#last";

/** Opened without a passage, on a device where none was read. */
export const isFirstVisit = (url: string, cookies: string | null) =>
  new URL(url).search === "" && parsePassageCookie(cookies) === null;

/** Replaces invalid values with the defaults. */
function parseSearchOptions(params: URLSearchParams) {
  const within = params.get("within") ?? "";
  return {
    page: Number(params.get("page") ?? 1),
    order: params.get("order") === "bible" ? "bible" : "relevance",
    within: searchScopes.includes(within) ? within : "",
  } as const;
}

/** Removes characters that HTML can't contain: U+0000 would break hydration. */
function cleanParams(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].map(([name, value]) => [name, cleanText(value)]),
  );
}
