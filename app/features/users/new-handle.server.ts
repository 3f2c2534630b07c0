import transliterate from "@sindresorhus/transliterate";
import type { UserSummary } from "./user";

/** A handle's longest (handle-words.ts). */
const handleMax = 30;

/**
 * `first.last`, as handle-words.ts wants it, and never of the e-mail, which is nobody's to guess; 'friend'
 * where the names have not three letters of a to z. `number` stands at its end, however long the names.
 */
export function handleFrom(
  { firstName, lastName }: Pick<UserSummary, "firstName" | "lastName">,
  number = "",
): string {
  const name = [firstName, lastName]
    .map((part) => lettersOf(part ?? ""))
    .filter((part) => part !== "")
    .join(".");
  const base = name.length < 3 ? "friend" : name;
  const room = base.slice(0, handleMax - number.length).replace(/\.$/, "");
  return room + number;
}

/**
 * é → e, Алёна → alyona: alphabets have their letters here. What is written in syllables or signs, as
 * Chinese and Korean are, has none.
 */
const lettersOf = (name: string) =>
  transliterate(name.normalize("NFC"))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
