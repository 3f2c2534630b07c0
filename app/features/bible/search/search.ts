import * as z from "zod/mini";
import { pageQuerySchema, type Page } from "~/shared/page";
import { versionSchema } from "../bible-api";
import { urls } from "~/shared/urls";
import { searchScopes, type Search } from "../reader-request";
import type { NamedPassage } from "./named-passages";

export const searchQuerySchema = z.extend(pageQuerySchema, {
  q: z.string().check(z.maxLength(1000)),
  version: versionSchema,
  order: z._default(z.enum(["relevance", "bible"]), "relevance"),
  within: z._default(z.enum(searchScopes), ""),
  /** The query variant (see search-query.ts) and the number of results so far. */
  cursor: z.optional(z.string().check(z.regex(/^(all|any)\.\d{1,3}$/))),
});

export type SearchInput = z.infer<typeof searchQuerySchema>;

export const foundVerseSchema = z.object({
  reference: z.string(),
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  version: z.string(),
  text: z.string(),
  /** Matches as ordered [start, end) ranges in UTF-16 units of `text`. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
});

export type FoundVerse = z.infer<typeof foundVerseSchema>;

export interface SearchResult extends Page<FoundVerse> {
  /** "any" if no verse contains all words. */
  match: "all" | "any";
  /** All matches, even those beyond `maxResults`. */
  total: number;
}

/** URL of the search in another version or on another page. */
export function searchHref(
  { q, version, order, within }: Search,
  change: Parameters<typeof urls.bible>[0],
): string {
  return urls.bible({ q, version: version.id, order, within, ...change });
}

/** What the reader shows. */
export interface SearchView extends SearchResult {
  passages: NamedPassage[];
  /** If no verse contains all words: how many do in each other version. */
  counts: Record<string, number> | null;
}
