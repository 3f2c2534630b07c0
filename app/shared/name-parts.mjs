// Name search. Plain JavaScript, so that the worker and the demo data script can share it.

/** Letters that Unicode doesn't decompose into a letter and a mark. */
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
 * Marks that people omit when they type a name: accents of Latin, Greek and Cyrillic, Hebrew points and Arabic vowels.
 * Marks that are part of a letter, as in Devanagari, stay.
 */
const ignoredMarks =
  /[\u0300-\u036f]|(?=[\p{Script_Extensions=Hebrew}\p{Script_Extensions=Arabic}])\p{Mn}|\u0640/gu;

/**
 * Normalizes a name, a handle or a search query for comparison: lower case, no accents, single spaces.
 *
 * @param {string} text
 */
export function foldName(text) {
  return text
    .normalize("NFKD")
    .replace(ignoredMarks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[øłđðħıßæœþς]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/['’ʼ`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Prefixes a part that starts inside a word. Never occurs in folded text. */
export const infixMarker = "~";

/**
 * All strings that a search query is compared with as a prefix: the name rotated to start at each word (so the last name
 * may be typed first), the first name with each later one, and every suffix of a word, which ranks last. The same for
 * the handle.
 *
 * @param {{ firstName?: string | null, lastName?: string | null, username: string }} person
 * @returns {string[]}
 */
export function listNameParts({ firstName, lastName, username }) {
  /** @type {Set<string>} */
  const parts = new Set();
  for (const text of [`${firstName ?? ""} ${lastName ?? ""}`, username]) {
    const words = foldName(text).split(" ").filter(Boolean).slice(0, 8);
    const [first] = words;
    // Written without a space, family name first: 王小明.
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
        // A single character can be a name in Chinese, but not in alphabetic scripts.
        if (from > 0 && (rest.length > 1 || rest > "\u2e80")) {
          parts.add(infixMarker + rest);
        }
      });
    });
  }
  return [...parts];
}
