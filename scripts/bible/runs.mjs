// Converts text with inline markup to runs (see app/features/bible/chapter.ts).

/** @typedef {import("../../app/features/bible/chapter").Run} Run */
/** @typedef {import("../../app/features/bible/chapter").RunStyle} RunStyle */

const styleOrder = ["j", "i", "d"];
const tokens = /<(\/?)([ijd])>|<n(\d+)\/>|([^<]+)/g;

/**
 * Collapses and trims white space, attaches a note's anchor to the word before it, and merges adjacent runs of the same
 * style. Throws on unknown markup, so that none is shown to users.
 * @param {string} markup
 * @param {(note: number) => number} noteIndex converts a note's index in the verse to its index in the chapter
 * @returns {Run[]}
 */
export function parseRuns(markup, noteIndex) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {Set<string>} */
  const open = new Set();
  let parsedLength = 0;
  let endsWithSpace = false;
  let started = false;
  for (const [token, closing, style, note, text] of markup.matchAll(tokens)) {
    parsedLength += token.length;
    if (style !== undefined) {
      if (closing === "/") open.delete(style);
      else open.add(style);
    } else if (note !== undefined) {
      runs.push(noteIndex(Number(note)));
    } else if (text !== undefined) {
      const normalized = text.split(/\s+/).filter(Boolean).join(" ");
      if (normalized !== "") {
        const gap = started && (endsWithSpace || /^\s/.test(text)) ? " " : "";
        const styles = styleOrder.filter((s) => open.has(s)).join("");
        append(runs, /** @type {RunStyle | ""} */ (styles), gap + normalized);
        started = true;
        endsWithSpace = /\s$/.test(text);
      } else {
        endsWithSpace = true;
      }
    }
  }
  if (parsedLength !== markup.length)
    throw new Error(`Unknown markup: ${markup}`);
  return runs;
}

/** @param {Run[]} runs @param {RunStyle | ""} style @param {string} text */
function append(runs, style, text) {
  const last = runs.at(-1);
  if (style === "") {
    if (typeof last === "string") runs[runs.length - 1] = last + text;
    else runs.push(text);
  } else if (typeof last === "object" && last[0] === style) {
    runs[runs.length - 1] = [style, last[1] + text];
  } else if (typeof last === "string" && text.startsWith(" ")) {
    runs[runs.length - 1] = `${last} `;
    runs.push([style, text.slice(1)]);
  } else {
    runs.push([style, text]);
  }
}
