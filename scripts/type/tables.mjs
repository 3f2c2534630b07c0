// TrueType (ISO/IEC 14496-22), as far as joining two faces needs it.

/** @typedef {Map<string, Uint8Array>} Tables */

/** @param {Uint8Array} bytes */
export const viewOf = (bytes) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @param {Uint8Array} source @returns {Tables} */
export function readTables(source) {
  // A slice of Node's Buffer would be a view on it.
  const file = new Uint8Array(source);
  const view = viewOf(file);
  /** @type {Tables} */
  const tables = new Map();
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const start = view.getUint32(at + 8);
    tables.set(tag, file.slice(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

/** Sums of the tables are left out: the renderer reads none. @param {Tables} tables */
export function writeTables(tables) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = 12 + sorted.length * 16;
  const size = sorted.reduce(
    (sum, [, { length }]) => sum + padded(length),
    head,
  );
  const file = new Uint8Array(size);
  const view = viewOf(file);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  let start = head;
  sorted.forEach(([tag, bytes], i) => {
    const at = 12 + i * 16;
    file.set(Buffer.from(tag, "latin1"), at);
    view.setUint32(at + 8, start);
    view.setUint32(at + 12, bytes.length);
    file.set(bytes, start);
    start += padded(bytes.length);
  });
  return file;
}

/** @param {number} length */
const padded = (length) => (length + 3) & ~3;

/** @param {Tables} tables @param {string} tag */
export function table(tables, tag) {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`A face without ${tag}`);
  return bytes;
}

/** Letter to glyph, from the `cmap` of format 4. @param {Tables} tables @returns {Map<number, number>} */
export function readLetters(tables) {
  const view = viewOf(table(tables, "cmap"));
  const map = formatFour(view);
  const size = view.getUint16(map + 6);
  const [ends, starts] = [map + 14, map + 16 + size];
  const [deltas, ranges] = [starts + size, starts + 2 * size];
  /** @type {Map<number, number>} */
  const letters = new Map();
  for (let i = 0; i < size; i += 2) {
    const start = view.getUint16(starts + i);
    const end = Math.min(view.getUint16(ends + i), 0xfffe);
    const delta = view.getUint16(deltas + i);
    const range = view.getUint16(ranges + i);
    for (let code = start; code <= end; code++) {
      const found =
        range === 0
          ? code
          : view.getUint16(ranges + i + range + (code - start) * 2);
      const glyph = range !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) letters.set(code, glyph);
    }
  }
  return letters;
}

/** @param {DataView} view */
function formatFour(view) {
  for (let i = 0; i < view.getUint16(2); i++) {
    const place = view.getUint32(8 + i * 8);
    if (view.getUint16(place) === 4) return place;
  }
  throw new Error("A face without a map of format 4");
}

/** @param {Map<number, number>} letters @returns {Uint8Array} */
export function writeLetters(letters) {
  /** @type {{ start: number, end: number, delta: number }[]} */
  const runs = [];
  for (const [code, glyph] of [...letters].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const size = runs.length * 2;
  const bytes = new Uint8Array(12 + 16 + size * 4);
  const view = viewOf(bytes);
  // One map, for Windows and Unicode.
  [0, 1, 3, 1, 0, 12].forEach((value, i) => {
    view.setUint16(i * 2, value);
  });
  view.setUint16(12, 4);
  view.setUint16(14, 16 + size * 4);
  view.setUint16(18, size);
  runs.forEach(({ start, end, delta }, i) => {
    view.setUint16(26 + i * 2, end);
    view.setUint16(28 + size + i * 2, start);
    view.setUint16(28 + 2 * size + i * 2, delta);
  });
  return bytes;
}
