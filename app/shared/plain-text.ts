import * as z from "zod/mini";

/**
 * What a person typed, as it may be stored: line ends as \n, and neither control characters nor
 * halves of surrogate pairs, which databases and terminals read in ways nobody meant.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
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
      z.minLength(1, "Write something first."),
      z.maxLength(max, `${noun} has at most ${max} characters.`),
    );
}
