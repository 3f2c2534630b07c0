import transliterate from "@sindresorhus/transliterate";
import type { UserSummary } from "./user";

/** Same limit as handle-rules.ts. */
const maxHandleLength = 30;

/**
 * `first.last`, valid by handle-rules.ts. Never derived from the email, which would make it guessable. Falls back
 * to 'friend' if the names have fewer than three Latin letters. `number` is appended and never cut off.
 */
export function buildHandle(
  { firstName, lastName }: Pick<UserSummary, "firstName" | "lastName">,
  number = "",
): string {
  const name = [firstName, lastName]
    .map((part) => toLatinLetters(part ?? ""))
    .filter((part) => part !== "")
    .join(".");
  const base = name.length < 3 ? "friend" : name;
  const trimmed = base
    .slice(0, maxHandleLength - number.length)
    .replace(/\.$/, "");
  return trimmed + number;
}

/** é → e, Алёна → alyona. Alphabets are transliterated; Chinese and Korean give an empty string. */
const toLatinLetters = (name: string) =>
  transliterate(name.normalize("NFC"))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
