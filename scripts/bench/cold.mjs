// Requests whose URL is used only once, so that they're never cached.

import { readFile } from "node:fs/promises";
import { inRoot } from "../local/paths.mjs";

let visitCount = 0;

/**
 * Spells the first segment of a path differently: the same page with another cache key.
 *
 * @param {string} path
 * @param {number} variant
 */
export function spellPath(path, variant) {
  let rest = variant;
  return path.replace(/(?<=^\/)[^/]+/, (segment) =>
    segment.replace(/[a-z]/g, (letter) => {
      const upper = letter.toUpperCase();
      const encode = (/** @type {string} */ character) =>
        `%${character.charCodeAt(0).toString(16)}`;
      const spellings = [letter, upper, encode(letter), encode(upper)];
      const chosen = spellings[rest % spellings.length] ?? letter;
      rest = Math.floor(rest / spellings.length);
      return chosen;
    }),
  );
}

/** Visits to the same page, none of them cached. */
export const coldVisits = (/** @type {string} */ path) => () =>
  Array.from({ length: 2000 }, () => ({
    path: spellPath(path, (visitCount += 1)),
  }));

/** Each verse of the Psalms in every version, 7,383 paths. These have only one valid spelling. */
export const coldPassages = async () => {
  const file = await readFile(inRoot("data", "bible", "verse-counts.json"));
  /** @type {unknown} */
  const parsed = JSON.parse(file.toString());
  const counts = /** @type {Record<string, Record<string, number[]>>} */ (
    parsed
  );
  const paths = Object.entries(counts).flatMap(([version, books]) =>
    (books["PSA"] ?? []).flatMap((verses, psalm) =>
      Array.from(
        { length: verses },
        (_, index) => `/bible/${version}/psalms/${psalm + 1}/${index + 1}`,
      ),
    ),
  );
  return () =>
    Array.from({ length: 2000 }, () => ({
      path: paths[(visitCount += 1) % paths.length] ?? "",
    }));
};
