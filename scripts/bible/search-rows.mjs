// The rows of the search index: every verse with text and its key.
import path from "node:path";
import {
  hashFiles,
  readBooks,
  readRows,
  textFiles,
  versionData,
  versionsFile,
} from "./rows.mjs";

/**
 * The key (see app/features/bible/verse-key.ts) and the text.
 * @typedef {[key: number, text: string]} SearchRow
 *
 * @typedef {object} SearchTable contains one version
 * @property {string} name
 * @property {string} create SQL; migrations/scripture created the tables of the first two versions
 * @property {SearchRow[]} rows
 */

/** Changes with the text and with this file. Takes 5 ms. */
export function searchHash() {
  const self = path.join(import.meta.dirname, "search-rows.mjs");
  return hashFiles([...textFiles, versionsFile, self]);
}

/**
 * 93,302 rows. Five verse numbers of the WEB only have a footnote, so they have no row.
 * @returns {Promise<SearchTable[]>}
 */
export async function readSearchTables() {
  const books = new Map((await readBooks()).map(({ id, n }) => [id, n]));
  return Promise.all(
    versionData.versions.map(async ({ id, language }, i) => {
      /** @type {SearchRow[]} */
      const rows = [];
      for (const { book, chapter, verse, text } of await readRows(id)) {
        const n = books.get(book);
        if (n === undefined) throw new Error(`Unknown book: ${book}`);
        const key = (i + 1) * 1e8 + n * 1e6 + chapter * 1e3 + verse;
        if (text !== "") rows.push([key, text]);
      }
      const name = `verse_search_${id.toLowerCase()}`;
      return { name, create: createTable(name, language), rows };
    }),
  );
}

// The index of all words as typed, which is filled from the tables of the versions.
export const clearTypedIndex =
  "INSERT INTO verse_words (verse_words) VALUES ('delete-all')";
export const optimizeTypedIndex =
  "INSERT INTO verse_words (verse_words) VALUES ('optimize')";
/** @param {string} table */
export const copyToTypedIndex = (table) =>
  `INSERT INTO verse_words (rowid, text) SELECT rowid, text FROM ${table}`;

/**
 * Ignores case and accents. The Porter stemmer knows only English.
 * @param {string} name
 * @param {string} language
 */
function createTable(name, language) {
  const stemmer = language === "en" ? "porter " : "";
  return `CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5 (text, tokenize = "${stemmer}unicode61 remove_diacritics 2")`;
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
