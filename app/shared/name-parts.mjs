// What people are found by. Plain, so that the worker, the schedule and the demo's rows share one rule.

/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters = new Map(
  Object.entries({
    ø: "o",
    ł: "l",
    đ: "d",
    ð: "d",
    ħ: "h",
    ı: "i",
    ß: "ss",
    æ: "ae",
    œ: "oe",
    þ: "th",
    ς: "σ",
  }),
);

/**
 * Accents of Latin, Greek and Cyrillic, the points of Hebrew and the vowels of Arabic: what people leave
 * out when they type a name. Marks that are letters, as in Devanagari, stay.
 */
const leftOut =
  /[\u0300-\u036f]|(?=[\p{Script_Extensions=Hebrew}\p{Script_Extensions=Arabic}])\p{Mn}|\u0640/gu;

/**
 * A name, a handle or what is searched for, as it is compared: small letters without accents, words with
 * one blank between them.
 *
 * @param {string} text
 */
export function foldName(text) {
  return text
    .normalize("NFKD")
    .replace(leftOut, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[øłđðħıßæœþς]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/['’ʼ`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Stands before what begins inside a word. No folded text has it. */
export const inside = "~";

/**
 * All beginnings by which a person is found: of the whole name from each of its words on (the words before
 * follow at the end, so the last name may be typed first), of the first name with a later one, and, behind
 * the rest, from within a word. The same for the handle.
 *
 * @param {{ firstName?: string | null, lastName?: string | null, username: string }} person
 * @returns {string[]}
 */
export function namePartsOf({ firstName, lastName, username }) {
  /** @type {Set<string>} */
  const parts = new Set();
  for (const text of [`${firstName ?? ""} ${lastName ?? ""}`, username]) {
    const words = foldName(text).split(" ").filter(Boolean).slice(0, 8);
    const [first] = words;
    // Written without a blank, the family's name first: 王小明.
    if (words.length > 1 && words.every((word) => word > "\u2e80")) {
      parts.add(words.join(""));
      parts.add(words.toReversed().join(""));
    }
    words.forEach((word, at) => {
      parts.add([...words.slice(at), ...words.slice(0, at)].join(" "));
      if (at > 1) parts.add(`${first} ${words.slice(at).join(" ")}`);
      const letters = Array.from(word);
      letters.forEach((_, from) => {
        const rest = letters.slice(from).join("");
        // One letter is a name in Chinese, and none in the alphabets.
        if (from > 0 && (rest.length > 1 || rest > "\u2e80")) {
          parts.add(inside + rest);
        }
      });
    });
  }
  return [...parts];
}
