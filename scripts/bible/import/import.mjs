// Converts an OSIS or Zefania file to rows of data/bible.
import { squeeze } from "./collector.mjs";
import { readOsis } from "./osis.mjs";
import { repair } from "./repairs.mjs";
import { readZefania } from "./zefania.mjs";

/** @typedef {import("../rows.mjs").Row} Row */

/**
 * @param {string} xml
 * @param {import("../rows.mjs").Book[]} books
 * @param {import("./repairs.mjs").Repairs} [repairs]
 */
export function importBible(xml, books, repairs) {
  const root = /<(?:[\w.-]+:)?(osis|xmlbible)\b/i.exec(xml)?.[1];
  if (root === undefined) {
    throw new Error("The file is neither OSIS nor Zefania XML.");
  }
  const { about, verses, dropped } =
    root.toLowerCase() === "osis"
      ? readOsis(xml, books)
      : readZefania(xml, books);
  const repaired = repairs ? repair(verses, repairs) : verses;
  const order = new Map(books.map(({ id, n }) => [id, n]));
  /** @param {Row} row */
  const key = ({ book, chapter, verse }) =>
    (order.get(book) ?? 99) * 1e6 + chapter * 1e3 + verse;
  const rows = repaired.map(toRow).sort((a, b) => key(a) - key(b));
  return { about, dropped, rows };
}

/** @param {import("./collector.mjs").ImportedVerse} verse @returns {Row} */
function toRow({ book, chapter, verse, m, notes, head, tail }) {
  const markup = squeeze(m);
  const text = squeeze(markup.replace(/<[^>]*>/gu, ""));
  return {
    book,
    chapter,
    verse,
    text,
    ...(markup !== text && { m: markup }),
    ...(notes.length > 0 && { notes }),
    ...(head.length > 0 && { head }),
    ...(tail && { tail }),
  };
}
