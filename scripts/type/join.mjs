import {
  readLetters,
  readTables,
  table,
  viewOf,
  writeLetters,
  writeTables,
} from "./tables.mjs";

/** @typedef {import("./tables.mjs").Tables} Tables */
/** @typedef {{ outline: Uint8Array, advance: number, bearing: number }} Glyph */

/**
 * One face that has the letters of several. The renderer shapes a line in one face: where it must
 * look for a letter in a second, it loses those that the first has joined. The first one's own rules
 * stay; of the others only the outlines and widths are taken, so they must have its units.
 *
 * @param {Uint8Array[]} files
 * @param {string} family by which a drawing asks for it
 * @param {{ joins?: boolean }} [options] `joins: false`: one glyph a letter, without ligatures
 */
export function joinFaces(files, family, { joins = true } = {}) {
  const [first, ...others] = files.map(readTables);
  if (!first) throw new Error("Nothing to join");
  const glyphs = readGlyphs(first);
  const letters = readLetters(first);
  for (const other of others) {
    if (unitsOf(other) !== unitsOf(first)) throw new Error("Other units");
    const offset = glyphs.length;
    glyphs.push(...readGlyphs(other).map((glyph) => moved(glyph, offset)));
    for (const [code, glyph] of readLetters(other)) {
      if (!letters.has(code)) letters.set(code, glyph + offset);
    }
  }
  const dropped = joins ? ["STAT", "vhea", "vmtx"] : ["STAT", "GSUB"];
  return writeTables(
    new Map([
      ...[...first].filter(([tag]) => !dropped.includes(tag)),
      ...writeGlyphs(first, glyphs),
      ["cmap", writeLetters(letters)],
      ["name", nameTable(family)],
      ["post", postTable()],
    ]),
  );
}

/** @param {Tables} tables */
const unitsOf = (tables) => viewOf(table(tables, "head")).getUint16(18);

/** @param {Tables} tables @returns {Glyph[]} */
function readGlyphs(tables) {
  const count = viewOf(table(tables, "maxp")).getUint16(4);
  const long = viewOf(table(tables, "head")).getInt16(50) === 1;
  const widths = viewOf(table(tables, "hmtx"));
  const metrics = viewOf(table(tables, "hhea")).getUint16(34);
  const places = viewOf(table(tables, "loca"));
  const outlines = table(tables, "glyf");
  /** @param {number} i */
  const place = (i) =>
    long ? places.getUint32(i * 4) : places.getUint16(i * 2) * 2;
  return Array.from({ length: count }, (_, i) => ({
    outline: outlines.slice(place(i), place(i + 1)),
    // Glyphs behind the last long metric are as wide as that one.
    advance: widths.getUint16(Math.min(i, metrics - 1) * 4),
    bearing: widths.getInt16(
      i < metrics ? i * 4 + 2 : metrics * 4 + (i - metrics) * 2,
    ),
  }));
}

/** A composite glyph names its parts by number. @param {Glyph} glyph @param {number} offset */
function moved(glyph, offset) {
  const view = viewOf(glyph.outline);
  if (view.byteLength === 0 || view.getInt16(0) >= 0) return glyph;
  let at = 10;
  let flags = 0;
  do {
    flags = view.getUint16(at);
    view.setUint16(at + 2, view.getUint16(at + 2) + offset);
    // Two words or two bytes of place; then a scale, two of them, or a matrix.
    at += 4 + (flags & 1 ? 4 : 2);
    at += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  } while (flags & 0x20);
  return glyph;
}

/** @param {Tables} first @param {Glyph[]} glyphs @returns {[string, Uint8Array][]} */
function writeGlyphs(first, glyphs) {
  const head = table(first, "head").slice();
  const [maxp, hhea] = [
    table(first, "maxp").slice(),
    table(first, "hhea").slice(),
  ];
  viewOf(head).setInt16(50, 1);
  viewOf(maxp).setUint16(4, glyphs.length);
  viewOf(hhea).setUint16(34, glyphs.length);
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  const hmtx = new Uint8Array(glyphs.length * 4);
  let size = 0;
  glyphs.forEach(({ outline, advance, bearing }, i) => {
    viewOf(hmtx).setUint16(i * 4, advance);
    viewOf(hmtx).setInt16(i * 4 + 2, bearing);
    size += outline.length;
    viewOf(loca).setUint32((i + 1) * 4, size);
  });
  const glyf = Buffer.concat(glyphs.map(({ outline }) => outline));
  return Object.entries({ head, maxp, hhea, loca, hmtx, glyf });
}

/** Family, style, full and PostScript name, for Windows in English. @param {string} family */
function nameTable(family) {
  const names = [
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family],
  ].map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(`${text}`, "utf16le").swap16(),
  }));
  const start = 6 + names.length * 12;
  const bytes = Buffer.alloc(start);
  bytes.writeUInt16BE(names.length, 2);
  bytes.writeUInt16BE(start, 4);
  let offset = 0;
  names.forEach(({ id, text }, i) => {
    [3, 1, 0x409, id, text.length, offset].forEach((value, j) =>
      bytes.writeUInt16BE(value, 6 + i * 12 + j * 2),
    );
    offset += text.length;
  });
  return Buffer.concat([bytes, ...names.map(({ text }) => text)]);
}

/** Version 3: no names of glyphs. */
function postTable() {
  const bytes = new Uint8Array(32);
  viewOf(bytes).setUint32(0, 0x00030000);
  return bytes;
}
