// Reads the source text (data/bible, see SOURCES.md): one verse per row, in canonical order.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

export const dataDir = path.resolve(import.meta.dirname, "../../data/bible");

export const versionsFile = path.join(dataDir, "versions.json");

/**
 * @typedef {object} Version
 * @property {string} id
 * @property {string} name
 * @property {string} language BCP 47
 * @property {string} direction "ltr" or "rtl"
 * @property {number} megabytes size of the file for downloads
 *
 * @typedef {object} VersionData
 * @property {Version[]} versions the first is the default; verse keys contain the position
 * @property {Record<string, { licence: string, source: string, sha256: string }>} sources by version
 */

/** All versions, with the checksums of their text. */
export const versionData = /** @type {VersionData} */ (
  parse(readFileSync(versionsFile, "utf8"))
);

/** As in the names of the data files. */
export const versions = versionData.versions.map(({ id }) => id.toLowerCase());

/** @param {string} version its id, in any case @param {string} [folder] */
export const textFile = (version, folder = dataDir) =>
  path.join(folder, `${version.toLowerCase()}.rich.jsonl.gz`);

export const textFiles = [
  ...versions.map((version) => textFile(version)),
  path.join(dataDir, "books.json"),
];

/** 12 hex digits that change if any of the files changes. @param {string[]} files @returns {Promise<string>} */
export async function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 12);
}

/**
 * @typedef {object} Row
 * @property {string} book USFM id
 * @property {number} chapter
 * @property {number} verse
 * @property {string} text
 * @property {string} [m] the text with markup, if it has any
 * @property {string[]} [notes] "f:" for a remark, "x:" for a reference
 * @property {string[]} [head] printed before the verse
 * @property {string[]} [tail] printed after the verse
 *
 * @typedef {object} Book
 * @property {number} n 1–66
 * @property {string} id
 * @property {string} osis
 * @property {string} name
 * @property {string} slug
 * @property {number} chapters
 */

/** @returns {Promise<Book[]>} */
export async function readBooks() {
  const file = await readFile(path.join(dataDir, "books.json"), "utf8");
  return /** @type {Book[]} */ (parse(file));
}

/**
 * About 31,102 verses. In the WEB, some verse numbers have only a footnote.
 * @param {string} version its id, in any case
 * @returns {Promise<Row[]>}
 */
export async function readRows(version) {
  const compressed = await readFile(textFile(version));
  const lines = (await promisify(gunzip)(compressed)).toString("utf8").trim();
  return lines.split("\n").map((line) => /** @type {Row} */ (parse(line)));
}

/**
 * Groups rows by chapter. They're in canonical order, so a chapter's rows are consecutive.
 * @param {Row[]} rows
 * @returns {Row[][]}
 */
export function byChapter(rows) {
  /** @type {Row[][]} */
  const chapters = [];
  for (const row of rows) {
    const current = chapters.at(-1);
    const first = current?.[0];
    if (current && first?.book === row.book && first.chapter === row.chapter) {
      current.push(row);
    } else {
      chapters.push([row]);
    }
  }
  return chapters;
}

/** @param {string} json @returns {unknown} */
export function parse(json) {
  return JSON.parse(json);
}
