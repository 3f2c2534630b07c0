import type { Play } from "../play";
import { progress } from "../rules";
import type { Mark, Rules } from "../rules";
import { enough, similarity } from "./similarity";
import type { Verse } from "./verse";

export interface MemoryRound {
  verses: readonly Verse[];
  /** After so many tries that were not enough the round is over; null: never. */
  tries: number | null;
}

export interface MemoryMark extends Mark {
  /** 0 to 1. */
  similarity: number;
}

export type MemoryPlay = Play<MemoryRound, string, MemoryMark>;

/** An answer is what was typed of the verse that one is at. The verse itself is there to be learned. */
export const memory: Rules<MemoryRound, MemoryRound, string, MemoryMark> = {
  show: (round) => round,
  judge: ({ verses, tries }, before, answer) => {
    const { at, misses } = progress(
      verses,
      before,
      ({ text }, typed) => similarity(text, typed) > enough,
    );
    const verse = verses[at];
    if (!verse) return null;
    const alike = similarity(verse.text, answer);
    const right = alike > enough;
    const isLost = !right && tries !== null && misses + 1 >= tries;
    return {
      right,
      over: isLost || (right && at + 1 === verses.length),
      similarity: alike,
    };
  },
  most: ({ verses }) => verses.length,
};
