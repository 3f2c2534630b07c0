import * as z from "zod/mini";

/**
 * What a person typed, as it may be stored: line ends as \n; neither control characters nor halves
 * of surrogate pairs, which databases and terminals read in ways nobody meant; no override of the
 * reading direction and no isolate, which make a link read as another; no blank without width, which
 * makes two names look the same (the joiners stay: Persian, scripts of India and emoji need them); and
 * at most six marks on a letter (pointed and accented Hebrew has five), because a tower of them is
 * drawn over other people's words.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(
      /(?![\n\t])[\p{Cc}\p{Cs}\u202d\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu,
      "",
    )
    .replaceAll(/(\p{M}{6})\p{M}+/gu, "$1");
}

/** At most one empty line in a row; lines of blanks are empty. */
export function oneEmptyLine(text: string): string {
  return text.replaceAll(/\n([^\S\n]*\n){2,}/g, "\n\n");
}

/** Whether there is anything to see: blanks, joiners and direction marks alone are nothing. */
function showsSomething(text: string): boolean {
  return /[^\s\p{Cf}\p{M}]/u.test(text);
}

/**
 * Required text: cleaned, trimmed, 1 to `max` UTF-16 units. `noun` is what a person calls it.
 * Pure, and marked so: a page that wants a limit of its noun does not carry 6 KB of zod for it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, noun: string) {
  return z
    .string("Write something first.")
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.refine(showsSomething, "Write something first."),
      z.maxLength(max, `${noun} has at most ${max} characters.`),
    );
}

/** Text that may be left out: cleaned, trimmed, at most `max` UTF-16 units; blanks alone are "". */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number, noun: string) {
  return z.string().check(
    z.overwrite((text) => {
      const clean = cleanText(text).trim();
      return showsSomething(clean) ? clean : "";
    }),
    z.maxLength(max, `${noun} has at most ${max} characters.`),
  );
}
