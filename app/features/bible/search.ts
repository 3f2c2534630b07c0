import * as z from "zod/mini";
import { pageQuerySchema } from "~/shared/page";
import type { Page } from "~/shared/page";
import { versionSchema } from "./passage";

/** How far a list of results goes; whoever reads on needs another word. */
export const resultsMax = 1000;

export const searchQuerySchema = z.extend(pageQuerySchema, {
  q: z.string().check(z.maxLength(1000)),
  version: versionSchema,
  /** Which of the two queries (see search-query.ts), and how many results were shown. */
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
  /** What was found, as [start, end) in UTF-16 units of `text`, in order. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
});

export type FoundVerse = z.infer<typeof foundVerseSchema>;

export interface SearchResult extends Page<FoundVerse> {
  /** Whether every word was found, or, because none had every word, at least one. */
  match: "all" | "any";
  /** Verses found in all; beyond `resultsMax` nobody reads on. */
  total: number;
}
