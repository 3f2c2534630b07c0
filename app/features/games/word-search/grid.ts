import type { Level } from "../level";
import { randomBelow, shuffled, type Random } from "~/shared/random";
import {
  reverse,
  directions,
  joinLines,
  countOccurrences,
  type Cell,
} from "./line";

/** Cells per side, and the directions words may run in: diagonals only on hard (docs/product.md). */
export const grids: Record<
  Level,
  { size: number; directions: readonly Cell[] }
> = {
  easy: { size: 8, directions: [directions.right, directions.down] },
  medium: { size: 10, directions: [directions.right, directions.down] },
  hard: { size: 12, directions: Object.values(directions) },
};

/** Words that must not appear in a grid by chance. */
export const blockedWords = (
  "ANAL ANUS ARSE ASS BITCH BOOB CLIT COCK COON CRAP CUM CUNT DAMN DICK DILDO DYKE FAG FUCK FUK GOOK " +
  "HELL HOE HOMO JIZZ KIKE KKK LESBO LUST NAZI NIGGA NIGGER PAKI PENIS PISS PORN PRICK PUSSY QUEER RAPE " +
  "RETARD SATAN SEX SHAG SHIT SLUT SODOM SPIC SUCK TITS TURD TWAT VAGINA WANK WHORE"
).split(" ");

/** Attempts per word before the whole grid starts over. */
const maxPlacementAttempts = 100;
/** A hard grid takes three on average, because random letters may spell a word. */
const maxGridAttempts = 200;

/** Letters weighted by their frequency in English, so that filler letters don't stand out. */
const alphabet =
  "EEEEEEEEEEEETTTTTTTTTAAAAAAAAOOOOOOOIIIIIIINNNNNNNSSSSSSHHHHHHRRRRRRDDDDLLLLUUUCCCMMMWWFFGGYYPPBBVK";

/**
 * Creates the rows of a grid that contains each word exactly once and no blocked word by chance. On easy, words run
 * right and down; on medium also backwards; on hard in all 8 directions.
 */
export function createGrid(
  words: readonly string[],
  level: Level,
  random: Random,
): string[] {
  const { size } = grids[level];
  const own = words.join(" ");
  for (let attempt = 0; attempt < maxGridAttempts; attempt++) {
    const letters = placeWords(words, level, random)?.map(
      (letter) => letter ?? alphabet[randomBelow(alphabet.length, random)],
    );
    if (!letters) continue;
    const rows = Array.from({ length: size }, (_, row) =>
      letters.slice(row * size, (row + 1) * size).join(""),
    );
    const lines = joinLines(rows);
    // A blocked word inside one of the list's own words, such as ASS in CLASS, is fine.
    const isValid =
      words.every((word) => countOccurrences(lines, word) === 1) &&
      !blockedWords.some(
        (word) => countOccurrences(lines, word) > countOccurrences(own, word),
      );
    if (isValid) return rows;
  }
  throw new Error(`No grid holds ${own}.`);
}

/** Null for a cell without a letter. */
type Letters = (string | null)[];

function placeWords(
  words: readonly string[],
  level: Level,
  random: Random,
): Letters | null {
  const { size } = grids[level];
  const letters: Letters = Array.from({ length: size * size }, () => null);
  const ordered = shuffled(grids[level].directions, random);
  // Longest first, because they fit in the fewest positions.
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const isPlaced = sorted.every((word, at) => {
    // Take turns; otherwise most words would run in the direction in which there is most room.
    const direction = ordered[at % ordered.length] ?? directions.right;
    const isReversed = level !== "easy" && random() < 0.5;
    const run = isReversed ? reverse(word) : word;
    return placeWord(letters, size, run, direction, random);
  });
  return isPlaced ? letters : null;
}

/** False if there is no room for the word. */
function placeWord(
  letters: Letters,
  size: number,
  word: string,
  [down, right]: Cell,
  random: Random,
): boolean {
  for (let attempt = 0; attempt < maxPlacementAttempts; attempt++) {
    const [row = 0, column = 0] = [down, right].map((step) => {
      const room = step === 0 ? size : size - word.length + 1;
      return randomBelow(room, random) + (step < 0 ? word.length - 1 : 0);
    });
    const indexes = Array.from(
      word,
      (_, i) => (row + i * down) * size + column + i * right,
    );
    const fits = indexes.every(
      (at, i) => letters[at] === null || letters[at] === word[i],
    );
    if (!fits) continue;
    indexes.forEach((at, i) => (letters[at] = word[i] ?? null));
    return true;
  }
  return false;
}
