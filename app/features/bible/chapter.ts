// A chapter as scripts/bible builds it. It has structure instead of markup, so readers don't have to parse
// or escape anything.

/** "i" words added by the translators, "d" the divine name, "j" words of Jesus; or two together. */
export type RunStyle = "i" | "d" | "j" | "id" | "ji" | "jd";

/** Plain text; styled text; or the anchor of `notes[n]`. */
export type Run = string | readonly [style: RunStyle, text: string] | number;

/** The part of a verse within one block. A verse may continue in the next block. */
export type Segment = readonly [verse: number, runs: readonly Run[]];

/** A paragraph of prose; a line of poetry; an indented line; a Selah on a line of its own. */
export type TextBlock = {
  readonly kind: "prose" | "line" | "indent" | "selah";
  readonly verses: readonly Segment[];
};

/**
 * A psalm's title, the number of a book of psalms, the letter of an acrostic, the speaker in the
 * Song; or the colophon that some copies have after an epistle. Not part of any verse.
 */
export type Heading = {
  readonly kind: "title" | "book" | "letter" | "speaker" | "colophon";
  readonly runs: readonly Run[];
};

/** A break separates stanzas. */
export type Block = TextBlock | Heading | { readonly kind: "break" };

export interface Note {
  readonly verse: number;
  /** A remark on the text, or references to the passages that it quotes. */
  readonly kind: "remark" | "reference";
  readonly text: string;
}

export interface Chapter {
  readonly version: string;
  /** USFM id, "JHN". */
  readonly book: string;
  readonly chapter: number;
  readonly blocks: readonly Block[];
  readonly notes: readonly Note[];
}

export interface Verse {
  readonly verse: number;
  readonly text: string;
}

export function isText(block: Block): block is TextBlock {
  return "verses" in block;
}

export function runText(run: Run): string {
  if (typeof run === "number") return "";
  return typeof run === "string" ? run : run[1];
}

const listSegments = (blocks: readonly Block[]) =>
  blocks.filter(isText).flatMap((block) => block.verses);

export function lastVerse({ blocks }: Pick<Chapter, "blocks">): number {
  return Math.max(...listSegments(blocks).map(([verse]) => verse));
}

/** Italics are words added by the translators, and psalm titles. */
export function hasItalics({ blocks }: Pick<Chapter, "blocks">): boolean {
  return blocks.some((block) => {
    if (!isText(block)) return block.kind === "title";
    const runs = block.verses.flatMap(([, each]) => each);
    return runs.some((run) => typeof run === "object" && run[0].includes("i"));
  });
}

/** The first segment of each verse. */
export function firstSegments(blocks: readonly Block[]): Set<Segment> {
  const segments = listSegments(blocks).reverse();
  const first = new Map(segments.map((segment) => [segment[0], segment]));
  return new Set(first.values());
}

/**
 * The verses as plain text, identical to the sources. A verse that this version has only in a footnote
 * (Luke 17:36 in the WEB) has an empty text.
 */
export function verseTexts(chapter: Pick<Chapter, "blocks">): Verse[] {
  const texts = new Map<number, string>();
  for (const [verse, runs] of listSegments(chapter.blocks)) {
    const text = runs.map(runText).join("");
    const before = texts.get(verse) ?? "";
    const space = before === "" || text === "" ? "" : " ";
    texts.set(verse, before + space + text);
  }
  return [...texts].map(([verse, text]) => ({ verse, text }));
}
