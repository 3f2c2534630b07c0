// What the search index holds: every verse that has a text, under its key.
import path from "node:path";
import {
  hashFiles,
  readBooks,
  readRows,
  textFiles,
  versions,
} from "./rows.mjs";

/**
 * The key of app/features/bible/verse-key.ts and the text.
 * @typedef {[key: number, text: string]} SearchRow
 *
 * @typedef {object} SearchTable one version's
 * @property {`verse_search_${(typeof versions)[number]}`} name
 * @property {SearchRow[]} rows
 */

/** Changes with the text and with what is made of it here; 5 ms. */
export function searchHash() {
  const self = path.join(import.meta.dirname, "search-rows.mjs");
  return hashFiles([...textFiles, self]);
}

/**
 * 62,200 rows: five verse numbers of the WEB are only a footnote and are not found.
 * @returns {Promise<SearchTable[]>}
 */
export async function readSearchTables() {
  const books = new Map((await readBooks()).map(({ id, n }) => [id, n]));
  return Promise.all(
    versions.map(async (version, i) => {
      /** @type {SearchRow[]} */
      const rows = [];
      for (const { book, chapter, verse, text } of await readRows(version)) {
        const n = books.get(book);
        if (n === undefined) throw new Error(`No such book: ${book}`);
        const key = (i + 1) * 1e8 + n * 1e6 + chapter * 1e3 + verse;
        if (text !== "") rows.push([key, text]);
      }
      return { name: /** @type {const} */ (`verse_search_${version}`), rows };
    }),
  );
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {number} size
 * @returns {Item[][]}
 */
export function chunks(items, size) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
