import { findVersion, versions } from "../versions";
import data from "./reference-words.json";

/** Ids by lower-case id and name, also of well-known versions that aren't installed. */
const versionIds = new Map([
  ...Object.entries(data.versions),
  ...versions.map(({ id, name }) => [name.toLowerCase(), id] as const),
  ...versions.map(({ id }) => [id.toLowerCase(), id] as const),
]);
// The longest first, because "king james" also starts "king james version".
const names = [...versionIds.keys()]
  .sort((a, b) => b.length - a.length)
  // "Luke 1 voice 5" names no version.
  .map((name) =>
    data.commonWords.includes(name) ? `(?<=^)${name}|${name}$` : name,
  );
const versionNames = new RegExp(
  `(?:^|(?<![ :,/-])[ :,/-]+(?:in )?(?:the )?|(?<=\\d))(${names.join("|")})(?=$|[ :;,&/-])`,
  "gu",
);

const ones = " i ii iii iv v vi vii viii ix".split(" ");
const tens = " x xx xxx xl l lx lxx lxxx xc".split(" ");
/** Up to 199, by value. */
const romanNumerals = ["", "c"].flatMap((hundred) =>
  tens.flatMap((ten) => ones.map((one) => hundred + ten + one)),
);
// The data has the exceptions: "lv" is Leviticus, and "v" a verse.
const words = new Map<string, string>([
  ...romanNumerals.map((numeral, n) => [numeral, `${n}`] as const),
  ...Object.entries(data.words),
]);

/** The rules are a pattern and its replacement. */
const applyRules = (typed: string, rules: string[][]) =>
  rules.reduce(
    (text, [pattern = "", replacement = ""]) =>
      text.replace(new RegExp(pattern, "gu"), replacement),
    typed,
  );

/** "niv" → "NIV". */
export const findVersionId = (name: string) =>
  versionIds.get(name.toLowerCase());

/**
 * "The 23rd Psalm, verse four (NIV)" → "psalm 23:4", and NIV as unavailable. The data has the number words and all signs
 * that people put between a chapter and a verse. Null if the text is too long.
 */
export function normalizeReference(typed: string, maxLength: number) {
  // One character becomes up to 18.
  const characters = typed.normalize("NFKD");
  if (characters.length > maxLength) return null;
  const plain = applyRules(characters.toLowerCase(), data.spelling);
  const ids = new Set<string>();
  const unnamed = plain
    .replace(versionNames, (_, name: string) => {
      ids.add(versionIds.get(name) ?? "");
      return " ";
    })
    .replace(/^[ :,-]+/u, "");
  const spoken = applyRules(unnamed, data.grammar);
  const figures = spoken.replace(/\p{L}+/gu, (word) => words.get(word) ?? word);
  const [version, secondVersion] = [...ids].filter(findVersion);
  const unavailable = [...ids].filter((id) => !findVersion(id));
  return {
    text: applyRules(figures, data.signs),
    ...(version !== undefined && { version }),
    ...(secondVersion !== undefined && { secondVersion }),
    ...(unavailable.length > 0 && { unavailable }),
  };
}
