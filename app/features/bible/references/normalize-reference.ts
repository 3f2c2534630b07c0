import { findVersion, versions } from "../versions";
import data from "./reference-words.json";

/** Ids by lower-case id and name, also of well-known versions that aren't installed. */
const versionIds = new Map([
  ...Object.entries(data.versions),
  ...versions.map(({ id, name }) => [name.toLowerCase(), id] as const),
  ...versions.map(({ id }) => [id.toLowerCase(), id] as const),
]);
// The longest first, because "king james" also starts "king james version".
const names = [...versionIds.keys()].sort((a, b) => b.length - a.length);
const versionPatterns = [
  `^(?<name>${names.join("|")})[ :,-]+(?<rest>.+)$`,
  `^(?<rest>.*?)(?:[ :,-]+(?:in )?(?:the )?|(?<=\\d))(?<name>${names.join("|")})$`,
].map((source) => new RegExp(source, "u"));

const words = new Map<string, string>(Object.entries(data.words));

/** The rules are a pattern, its replacement and an example. */
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
 * that people put between a chapter and a verse.
 */
export function normalizeReference(typed: string) {
  const plain = applyRules(
    typed.normalize("NFKC").toLowerCase(),
    data.spelling,
  );
  const named = versionPatterns
    .map((pattern) => pattern.exec(plain)?.groups)
    .find((groups) => groups !== undefined);
  const spoken = applyRules(named?.["rest"] ?? plain, data.grammar);
  const figures = spoken.replace(/\p{L}+/gu, (word) => words.get(word) ?? word);
  const id = findVersionId(named?.["name"] ?? "");
  const version = findVersion(id ?? "")?.id;
  return {
    text: applyRules(figures, data.signs),
    ...(version && { version }),
    ...(id !== undefined && !version && { unavailable: id }),
  };
}
