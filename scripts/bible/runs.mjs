// Text with inline markup → runs (see app/features/bible/chapter.ts).

/** @typedef {import("../../app/features/bible/chapter").Run} Run */
/** @typedef {import("../../app/features/bible/chapter").RunStyle} RunStyle */

const styleOrder = ["j", "i", "d"];
const tokens = /<(\/?)([ijd])>|<n(\d+)\/>|([^<]+)/g;

/**
 * Blanks are squeezed and trimmed, a note's anchor hugs the word before it, and neighbours of one
 * style are one run. Throws on markup it does not know, so that none can leak.
 * @param {string} markup
 * @param {(note: number) => number} noteIndex from the verse's own count to the chapter's
 * @returns {Run[]}
 */
export function parseRuns(markup, noteIndex) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {Set<string>} */
  const open = new Set();
  let read = 0;
  let blank = false;
  let started = false;
  for (const [whole, closing, style, note, text] of markup.matchAll(tokens)) {
    read += whole.length;
    if (style !== undefined) {
      if (closing === "/") open.delete(style);
      else open.add(style);
    } else if (note !== undefined) {
      runs.push(noteIndex(Number(note)));
    } else if (text !== undefined) {
      const words = text.split(/\s+/).filter(Boolean).join(" ");
      if (words !== "") {
        const gap = started && (blank || /^\s/.test(text)) ? " " : "";
        const styles = styleOrder.filter((s) => open.has(s)).join("");
        append(runs, /** @type {RunStyle | ""} */ (styles), gap + words);
        started = true;
        blank = /\s$/.test(text);
      } else {
        blank = true;
      }
    }
  }
  if (read !== markup.length) throw new Error(`Unknown markup: ${markup}`);
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
