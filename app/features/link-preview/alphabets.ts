/** Words are set in the serif, names in the sans; scripts that have one face share it. */
export type Style = "serif" | "sans";

/** Each with a face of its own (scripts/type/faces.mjs), in which its letters are joined and stacked. */
const scripts: [face: string, letters: RegExp][] = [
  ["hebrew", /\p{sc=Hebrew}/gu],
  ["arabic", /\p{sc=Arabic}/gu],
  ["devanagari", /\p{sc=Devanagari}/gu],
  ["bengali", /\p{sc=Bengali}/gu],
  ["gurmukhi", /\p{sc=Gurmukhi}/gu],
  ["gujarati", /\p{sc=Gujarati}/gu],
  ["tamil", /\p{sc=Tamil}/gu],
  ["telugu", /\p{sc=Telugu}/gu],
  ["kannada", /\p{sc=Kannada}/gu],
  ["sinhala", /\p{sc=Sinhala}/gu],
  ["thai", /\p{sc=Thai}/gu],
  ["lao", /\p{sc=Lao}/gu],
  ["khmer", /\p{sc=Khmer}/gu],
  ["myanmar", /\p{sc=Myanmar}/gu],
  ["ethiopic", /\p{sc=Ethiopic}/gu],
  ["armenian", /\p{sc=Armenian}/gu],
  ["georgian", /\p{sc=Georgian}/gu],
];

/** Latin letters and the signs of plain prose: most posts have no other. */
const plain =
  /[ -~\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\s]/;
/** Emoji and what joins them are never drawn. */
const beyond = new RegExp(
  `(?!${plain.source}|[\\ufe0f\\u20e3])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{Sc}\\p{Sm}]`,
  "u",
);

export const isPlain = (text: string) => !beyond.test(text);
export const isPlainLetter = (letter: string) => plain.test(letter);

/**
 * The one face a paragraph is set in, for the renderer joins letters within a face only: that of the
 * script which most of it is written in. Each has the plain Latin letters too.
 */
export function faceOf(paragraph: string, style: Style): string {
  if (isPlain(paragraph)) return `${style}-latin`;
  let [most, face] = [0, `${style}-europe`];
  for (const [name, letters] of scripts) {
    const count = paragraph.match(letters)?.length ?? 0;
    if (count > most) [most, face] = [count, name];
  }
  return face;
}

/** Whether a face is one of a script's own. */
export const isScript = (face: string) =>
  scripts.some(([name]) => name === face);

/** A line cut where its script begins or ends: letters are joined by the rules of one script. */
export function runsOf(line: string, face: string): string[] {
  const own = scripts.find(([name]) => name === face)?.[1].source;
  if (own === undefined) return [line];
  const [letter, other] = [
    `(?:${own}|\\p{M}|[\u200c\u200d])`,
    `(?!${own})\\p{L}`,
  ];
  return (
    line.match(new RegExp(`(?:(?!${other}).)+|(?:(?!${letter}).)+`, "gsu")) ??
    []
  );
}

/** Signs that stand alone are taken from slices, which may stand beside the alphabets of Europe. */
export const hasSlices = (face: string) => face.endsWith("-europe");

/**
 * Japan, Korea and China write some of the same signs differently. Kana and Hangul tell whose they
 * are; signs alone are set as in China, whose face has the traditional ones as well.
 */
export function landsOf(text: string): string[] {
  if (/[\u3041-\u30ff]/.test(text)) return ["jp", "sc", "kr"];
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(text)) {
    return ["kr", "sc", "jp"];
  }
  return ["sc", "jp", "kr"];
}
