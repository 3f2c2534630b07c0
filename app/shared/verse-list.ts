/** Verse numbers of one chapter, ascending and unique. "16,18-20" in a URL. */
export type VerseList = readonly number[];

const pattern = /^\d{1,3}(?:[-–—]\d{1,3})?(?:,\d{1,3}(?:[-–—]\d{1,3})?)*$/;

/** Null if the text is invalid. A range may be reversed or contain an en dash, as in "18–20". */
export function parseVerseList(text: string): VerseList | null {
  // All verses of the longest chapter, listed individually, take 600 characters.
  if (text.length > 700 || !pattern.test(text)) return null;
  const verses = text.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split(/[-–—]/).map(Number);
    return versesBetween(Math.min(first, last), Math.max(first, last));
  });
  const validVerses = verses.filter((verse) => verse > 0);
  return validVerses.length > 0 ? sortVerses(validVerses) : null;
}

/** "16,18-20". */
export function formatVerseList(
  verses: VerseList,
  { dash, comma } = { dash: "-", comma: "," },
): string {
  return toVerseRanges(verses)
    .map(([first, last]) =>
      first === last ? `${first}` : `${first}${dash}${last}`,
    )
    .join(comma);
}

/** "16, 18–20", for display. */
export function formatVerseCitation(verses: VerseList): string {
  return formatVerseList(verses, { dash: "–", comma: ", " });
}

/** Consecutive verses, as [first, last]. */
export function toVerseRanges(
  verses: VerseList,
): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const verse of verses) {
    const run = runs.at(-1);
    if (run?.[1] === verse - 1) run[1] = verse;
    else runs.push([verse, verse]);
  }
  return runs;
}

export function versesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function sortVerses(verses: VerseList): VerseList {
  return [...new Set(verses)].sort((one, other) => one - other);
}
