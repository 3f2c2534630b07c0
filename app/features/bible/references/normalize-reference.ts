import words from "./reference-words.json" with { type: "json" };
import { findVersion, versions, type VersionId } from "../versions";

export interface NamedVersion {
  version?: VersionId;
  /** Id of a well-known version that isn't installed, "NIV". */
  unavailable?: string;
}

const signs = new Map<string, string>(Object.entries(words.signs));
const ordinals = new Map<string, number>(Object.entries(words.ordinals));
const numbers = new Map<string, number>([
  ...Object.entries(words.numbers),
  ...ordinals,
]);

/** Ids by lower-case id and name. */
const versionIds = new Map<string, string>([
  ...Object.entries(words.versions).flatMap(([id, names]) =>
    [id.toLowerCase(), ...names].map((name) => [name, id] as const),
  ),
  ...versions.flatMap(({ id, name }) =>
    [id, name].map((each) => [each.toLowerCase(), id] as const),
  ),
]);

const toAlternatives = (names: Iterable<string>) =>
  // The longest first, because "king james" also starts "king james version".
  [...names].sort((one, other) => other.length - one.length).join("|");
const versionNames = toAlternatives(versionIds.keys());
const versionPatterns = [
  `^(?<id>${versionNames})[ :,-]+(?<rest>.+)$`,
  `^(?<rest>.*?)(?:[ :,-]+(?:in )?(?:the )?|(?<=\\d))(?<id>${versionNames})$`,
].map((source) => new RegExp(source, "u"));
const numberWord = `(?:${toAlternatives(numbers.keys())})`;
const spokenNumbers = new RegExp(
  `\\b${numberWord}(?:(?:[ -]|(?<=hundred) and )${numberWord})*\\b`,
  "gu",
);

/** "niv" → unavailable NIV. Empty if the name isn't a version. */
export function nameVersion(name: string): NamedVersion {
  const id = versionIds.get(name.toLowerCase());
  const version = findVersion(id ?? name);
  if (version) return { version: version.id };
  return id === undefined ? {} : { unavailable: id };
}

/** Separates the version from a normalized text: "john 3:16 niv", "kjv: john 3:16", "john 3:16 in the esv". */
export function takeVersion(text: string): NamedVersion & { text: string } {
  for (const pattern of versionPatterns) {
    const { id = "", rest = "" } = pattern.exec(text)?.groups ?? {};
    if (id !== "" && rest !== "") return { text: rest, ...nameVersion(id) };
  }
  return { text };
}

/** Lower case, without quotation marks and brackets; with "-" for any dash, ":" for a dot between numbers. */
export function normalize(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/["“”„«»()[\]{}!?*_+]/gu, " ")
    .replace(/['‘’]/gu, "")
    .replace(/(\d) ?\. ?(?=\d)/gu, "$1:")
    .replace(/[.\s]+/gu, " ")
    .trim();
}

/** Replaces words with figures and signs: "the 23rd psalm verse four" → "23° psalm : 4". */
export function replaceWords(text: string): string {
  return (
    text
      .replace(/^(?:(?:in|see|read|open|from|cf|the|st|saint|go to) )+/u, "")
      .replace(
        /\b(?:book|gospel|letter|epistle)(?: according)?(?: of| to)?(?: the)?(?: st| saint)? /gu,
        "",
      )
      .replace(spokenNumbers, sumNumbers)
      .replace(/(\d)(?:st|nd|rd|(?<!\b[123])th)\b/gu, "$1°")
      // The hyphens of "song-of-solomon" and "1-corinthians".
      .replace(/(\p{L})-(?=\p{L})|((?:^|[;,]) ?[123])-(?=\p{L})/gu, "$1$2 ")
      .replace(
        /(?<=^|[;,&] ?)i{1,3} (?=\p{L})/gu,
        (roman) => `${roman.length - 1} `,
      )
      // "ch" is a chapter, but "1 ch" is a book.
      .replace(/(?<=(?:^|[;,&] ?)[123] ?)ch\b/gu, "chr")
      .replace(/\p{L}+/gu, (word) => signs.get(word) ?? word)
      // "chapter 8, verse 28" and "3:16, verse 18".
      .replace(
        /([:;,&-]) ?:(?: ?:)*/gu,
        (_, before: string, at, all: string) =>
          all.slice(0, Number(at)).includes(":") ? before : ":",
      )
      .replace(/ +/gu, " ")
      .trim()
  );
}

/** "one hundred and nineteen" → "119", "three sixteen" → "3 16", "twenty third" → "23°". */
function sumNumbers(spoken: string): string {
  const sums: number[] = [];
  const parts = spoken.split(/[ -](?:and )?/u);
  for (const value of parts.map((word) => numbers.get(word) ?? 0)) {
    const last = sums.at(-1) ?? 0;
    const adds =
      value === 100 ||
      (last >= 100 && last % 100 === 0) ||
      (last % 100 >= 20 && last % 10 === 0 && value < 10);
    if (!adds || last === 0) sums.push(value);
    else
      sums.push(
        (sums.pop() ?? 0) * (value === 100 ? 100 : 1) +
          (value === 100 ? 0 : value),
      );
  }
  return `${sums.join(" ")}${ordinals.has(parts.at(-1) ?? "") ? "°" : ""}`;
}
