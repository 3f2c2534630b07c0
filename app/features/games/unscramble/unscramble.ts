import type { Play } from "../play";
import { progress } from "../rules";
import type { Mark, Rules } from "../rules";
import { isInOrder } from "./scramble";
import type { Verse } from "./verse";

export interface ScrambledVerse extends Verse {
  /** In another order. */
  words: readonly string[];
}

export interface UnscrambleRound {
  verses: readonly ScrambledVerse[];
  /** After so many wrong tries the round is over; null: never. */
  tries: number | null;
}

export type ShownVerse = Pick<ScrambledVerse, "reference" | "words">;

export interface ShownUnscramble {
  verses: readonly ShownVerse[];
  tries: number | null;
}

export interface UnscrambleMark extends Mark {
  /** The verse, where it is known or no try is left. */
  text: string | null;
}

export type UnscramblePlay = Play<
  ShownUnscramble,
  readonly string[],
  UnscrambleMark
>;

/** An answer is the words of the verse that one is at, in the order they were put. */
export const unscramble: Rules<
  UnscrambleRound,
  ShownUnscramble,
  readonly string[],
  UnscrambleMark
> = {
  show: ({ verses, tries }) => ({
    verses: verses.map(({ reference, words }) => ({ reference, words })),
    tries,
  }),
  judge: ({ verses, tries }, before, answer) => {
    const { at, misses } = progress(verses, before, ({ text }, words) =>
      isInOrder(text, words),
    );
    const verse = verses[at];
    if (answer.length !== verse?.words.length) return null;
    const right = isInOrder(verse.text, answer);
    const isLost = !right && tries !== null && misses + 1 >= tries;
    return {
      right,
      over: isLost || (right && at + 1 === verses.length),
      text: right || isLost ? verse.text : null,
    };
  },
  most: ({ verses }) => verses.length,
};
