/** Numbers of verses of one chapter, ascending, each once: "16,18-20" in an address. */
export type VerseList = readonly number[];

const pattern = /^\d{1,3}(?:[-–—]\d{1,3})?(?:,\d{1,3}(?:[-–—]\d{1,3})?)*$/;

/** Null for what is no list of verses. A range may run backwards, and have the dash of a citation. */
export function readVerseList(text: string): VerseList | null {
  // All verses of the longest chapter, one by one, take 600 letters.
  if (text.length > 700 || !pattern.test(text)) return null;
  const verses = text.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split(/[-–—]/).map(Number);
    return versesBetween(Math.min(first, last), Math.max(first, last));
  });
  const there = verses.filter((verse) => verse > 0);
  return there.length > 0 ? ascending(there) : null;
}

/** "16,18-20"; "16, 18–20" as people read it. */
export function writeVerseList(
  verses: VerseList,
  { dash, comma } = { dash: "-", comma: "," },
): string {
  return verseRuns(verses)
    .map(([first, last]) =>
      first === last ? `${first}` : `${first}${dash}${last}`,
    )
    .join(comma);
}

/** "16, 18–20", after a chapter's colon. */
export function citeVerses(verses: VerseList): string {
  return writeVerseList(verses, { dash: "–", comma: ", " });
}

/** The runs without a gap, first and last of each. */
export function verseRuns(verses: VerseList): [first: number, last: number][] {
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

export function ascending(verses: VerseList): VerseList {
  return [...new Set(verses)].sort((one, other) => one - other);
}
