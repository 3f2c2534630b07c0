/** Consecutive verses that another verse refers to. `book` is 1–66. */
export type Target = readonly [
  book: number,
  chapter: number,
  verse: number,
  lastVerse: number,
];

/** The cross references of each verse, in canonical order. `all` is omitted if `first` has all of them. */
export type ChapterReferences = Record<
  number,
  { readonly first: readonly Target[]; readonly all?: readonly Target[] }
>;

/** At most eight words; a non-breaking space while the text loads, so that the list doesn't move. */
export function excerpt(text: string): string {
  const [start = "\u00a0"] = /^(?:\S+ ){0,7}\S+/.exec(text) ?? [];
  return start.length < text.length ? start.replace(/[,;:.]?$/, "…") : start;
}
