// Converts a chapter's rows to blocks and notes (see app/features/bible/chapter.ts).
import { parseRuns } from "./runs.mjs";

/** @typedef {import("../../app/features/bible/chapter").Chapter} Chapter */
/** @typedef {import("../../app/features/bible/chapter").Note} Note */
/** @typedef {import("../../app/features/bible/chapter").Run} Run */
/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {"prose" | "line" | "indent" | "selah"} TextKind */
/** @typedef {{ kind: TextKind, verses: [number, Run[]][] }} OpenBlock */
/** @typedef {import("../../app/features/bible/chapter").Block | OpenBlock} AnyBlock */

/** @type {Record<string, TextKind>} */
const kinds = { p: "prose", l1: "line", l2: "indent", ls: "selah" };

/**
 * @param {string} version
 * @param {Row[]} rows in order, of one chapter
 * @returns {Chapter}
 */
export function toChapter(version, rows) {
  const first = rows[0];
  if (!first) throw new Error("The chapter has no verses");
  /** @type {AnyBlock[]} */
  const blocks = [];
  /** @type {Note[]} */
  const notes = [];
  for (const row of rows) {
    const base = notes.length;
    notes.push(...(row.notes ?? []).map((note) => toNote(row.verse, note)));
    /** @param {string} markup */
    const toRuns = (markup) => parseRuns(markup, (note) => base + note);
    for (const head of headings(row)) {
      blocks.push({ kind: headingKind(row, head), runs: toRuns(head) });
    }
    addVerse(blocks, row, toRuns);
    for (const tail of row.tail ?? []) {
      blocks.push({ kind: "colophon", runs: toRuns(tail) });
    }
  }
  const { book, chapter } = first;
  return { version, book, chapter, blocks: blocks.filter(isNeeded), notes };
}

/** @param {AnyBlock[]} blocks @param {Row} row @param {(markup: string) => Run[]} toRuns */
function addVerse(blocks, row, toRuns) {
  const markup = row.m ?? row.text;
  // Alternates between text and tag. A tag determines the layout of the text after it.
  const [lead = "", ...rest] = markup.split(/<(p|l1|l2|ls|b)\/>/);
  if (lead.trim() !== "") {
    getOpenBlock(blocks, leadKind(blocks.at(-1), lead, rest)).verses.push([
      row.verse,
      toRuns(lead),
    ]);
  }
  for (let i = 0; i < rest.length; i += 2) {
    const kind = kinds[rest[i] ?? ""];
    const runs = toRuns(rest[i + 1] ?? "");
    // <b/> is followed by another tag or the end of the verse.
    if (!kind) {
      if (blocks.at(-1)?.kind !== "break") blocks.push({ kind: "break" });
    } else if (runs.length > 0) {
      blocks.push({ kind, verses: [[row.verse, runs]] });
    }
  }
}

/**
 * A verse that doesn't start with a tag continues the last block. In the WEB, five verses after poetry have lost their tag
 * (Ecclesiastes 10:3-4, Isaiah 31:7, Joel 3:10, Micah 4:5). If they start a sentence, they start a line if more lines
 * follow, otherwise a paragraph.
 * @param {AnyBlock | undefined} last @param {string} lead @param {string[]} rest
 * @returns {TextKind | null} null to continue the last block
 */
function leadKind(last, lead, rest) {
  if (!last || !("verses" in last)) return "prose";
  if (last.kind === "prose" || !/^\s*“?\p{Lu}/u.test(lead)) return null;
  return rest.length > 0 ? "line" : "prose";
}

/** @param {AnyBlock[]} blocks @param {TextKind | null} kind @returns {OpenBlock} */
function getOpenBlock(blocks, kind) {
  const last = blocks.at(-1);
  if (kind === null && last && "verses" in last) {
    return /** @type {OpenBlock} */ (last);
  }
  /** @type {OpenBlock} */
  const block = { kind: kind ?? "prose", verses: [] };
  blocks.push(block);
  return block;
}

/** In the Song of Songs, speakers of the same verse share a heading, because the source doesn't say where each starts. @param {Row} row */
function headings({ book, head = [] }) {
  return book === "SNG" && head.length > 1 ? [head.join(" · ")] : head;
}

/** @param {Row} row @param {string} head */
function headingKind({ book, chapter }, head) {
  if (book === "SNG") return "speaker";
  if (/^BOOK \d$/.test(head)) return "book";
  return chapter === 119 ? "letter" : "title";
}

/** @param {number} verse @param {string} note @returns {Note} */
function toNote(verse, note) {
  const text = note.slice(2).trim();
  return { verse, kind: note.startsWith("x:") ? "reference" : "remark", text };
}

/** Breaks are only needed between stanzas: not at an end, next to a heading or between paragraphs. @param {AnyBlock} block @param {number} i @param {AnyBlock[]} all */
function isNeeded(block, i, all) {
  if (block.kind !== "break") return true;
  const [before, after] = [all[i - 1], all[i + 1]];
  return (
    before !== undefined &&
    "verses" in before &&
    after !== undefined &&
    "verses" in after &&
    !(before.kind === "prose" && after.kind === "prose")
  );
}
