// What is asked for once and by nobody else, so that no cache has it.

import { readFile } from "node:fs/promises";
import { inRoot } from "../local/paths.mjs";

export const johnOn = (/** @type {string} */ on) =>
  `/verse-image/kjv/john/3/16.png?background=${on}`;
let visit = 0;

/**
 * An address in one of the many ways to write its first word: the same page, and another name in the
 * cache.
 *
 * @param {string} path
 * @param {number} way
 */
export function spelled(path, way) {
  let left = way;
  return path.replace(/(?<=^\/)[^/]+/, (word) =>
    word.replace(/[a-z]/g, (letter) => {
      const upper = letter.toUpperCase();
      const code = (/** @type {string} */ of) =>
        `%${of.charCodeAt(0).toString(16)}`;
      const ways = [letter, upper, code(letter), code(upper)];
      const chosen = ways[left % ways.length] ?? letter;
      left = Math.floor(left / ways.length);
      return chosen;
    }),
  );
}

/** No two visitors ask the same: nothing is in the cache. */
export const coldVisits = (/** @type {string} */ path) => () =>
  Array.from({ length: 2000 }, () => ({
    path: spelled(path, (visit += 1)),
  }));

/** Verses of the Psalms in both versions, 4,922: a place has one address, and one spelling of it. */
export const coldPassages = async () => {
  const file = await readFile(inRoot("data", "bible", "verse-counts.json"));
  /** @type {unknown} */
  const parsed = JSON.parse(file.toString());
  const counts =
    /** @type {Record<string, Record<string, Record<string, number>>>} */ (
      parsed
    );
  const places = Object.entries(counts).flatMap(([version, books]) =>
    Object.entries(books["PSA"] ?? {}).flatMap(([psalm, verses]) =>
      Array.from(
        { length: verses },
        (_, at) => `/bible/${version}/psalms/${psalm}/${at + 1}`,
      ),
    ),
  );
  return () =>
    Array.from({ length: 2000 }, () => ({
      path: places[(visit += 1) % places.length] ?? "",
    }));
};

/** Letters in a white of their own: each is drawn. @param {string} on @returns {import("./plan.mjs").Measurement} */
export const coldVerses = (on) => ({
  name: `verse on ${on}, cold`,
  steps: () =>
    Array.from({ length: 2000 }, () => ({
      path: `${johnOn(on)}&text=${(0xffffff - (visit += 1)).toString(16)}`,
    })),
  most: 1,
});
