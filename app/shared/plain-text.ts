import * as z from "zod/mini";
import { charactersLeft } from "./text";

/**
 * Cleans user input before it is stored:
 * - line ends become \n;
 * - removes control characters and lone surrogates, which databases and terminals misinterpret;
 * - removes direction overrides and isolates, which can make a link look like another;
 * - removes zero-width spaces, which make two names look the same (joiners stay: Persian, Indic scripts and emoji need
 *   them);
 * - limits combining marks to six per letter (Hebrew needs five), because stacks of them cover other users' text.
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

/** At most one empty line in a row. A line of spaces counts as empty. */
export function collapseEmptyLines(text: string): string {
  return text.replaceAll(/\n([^\S\n]*\n){2,}/g, "\n\n");
}

/** False for text that consists only of spaces, joiners and direction marks. */
function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cf}\p{M}]/u.test(text);
}

/**
 * Required text: cleaned, trimmed, 1 to `max` characters as people see them. `noun` is for the error message. Marked as pure, so that a
 * page that imports only a limit from the same file doesn't load 6 KB of zod.
 */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, noun: string) {
  return z.string("Write something first.").check(
    z.overwrite(cleanText),
    z.trim(),
    z.refine(hasVisibleText, "Write something first."),
    z.refine(
      (text) => charactersLeft(text, max) >= 0,
      `${noun} can have at most ${max} characters.`,
    ),
  );
}

/** Optional text: cleaned, trimmed, at most `max` characters. Only spaces become "". */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number, noun: string) {
  return z.string().check(
    z.overwrite((text) => {
      const clean = cleanText(text).trim();
      return hasVisibleText(clean) ? clean : "";
    }),
    z.refine(
      (text) => charactersLeft(text, max) >= 0,
      `${noun} can have at most ${max} characters.`,
    ),
  );
}
