import { randomFrom, shuffled } from "~/shared/random";
import type { Mark, Rules } from "../rules";
import type { Pair } from "./pair";

export interface MatchRound {
  seed: string;
  pairs: readonly Pair[];
  /** With so many misses the round is over; null: never. */
  tries: number | null;
}

export interface ShownMatch {
  pairs: number;
  tries: number | null;
  table: Table;
}

/** What lies on the table: at most three verses, and their places in another order. */
export interface Table {
  verses: readonly string[];
  references: readonly string[];
}

export interface MatchAnswer {
  verse: string;
  reference: string;
}

export interface MatchMark extends Mark {
  table: Table;
  /** After the last try: what belongs together. */
  left: readonly Pair[];
}

/** spec §2: so many pairs lie on the table. */
const atOnce = 3;

/** An answer brings a verse and a place together; a right one takes them away, and the next pair comes. */
export const match: Rules<MatchRound, ShownMatch, MatchAnswer, MatchMark> = {
  show: (round) => ({
    pairs: round.pairs.length,
    tries: round.tries,
    table: tableOf(round, round.pairs),
  }),
  judge: (round, before, answer) => {
    const left = round.pairs.filter(
      (pair) => !before.some((one) => isOf(one, pair)),
    );
    const { verses, references } = tableOf(round, left);
    const lies =
      verses.includes(answer.verse) && references.includes(answer.reference);
    if (!lies) return null;
    const rest = left.filter((pair) => !isOf(answer, pair));
    const right = rest.length < left.length;
    const misses = before.length - (round.pairs.length - left.length);
    const isLost = !right && round.tries !== null && misses + 1 >= round.tries;
    return {
      right,
      over: isLost || rest.length === 0,
      table: tableOf(round, rest),
      left: isLost ? rest : [],
    };
  },
  most: ({ pairs }) => pairs.length,
};

const isOf = ({ verse, reference }: MatchAnswer, pair: Pair) =>
  verse === pair.text && reference === pair.reference;

/** The references lie in another order after each match. */
function tableOf({ seed }: MatchRound, left: readonly Pair[]): Table {
  const there = left.slice(0, atOnce);
  return {
    verses: there.map(({ text }) => text),
    references: shuffled(there, randomFrom(`${seed} ${left.length}`)).map(
      ({ reference }) => reference,
    ),
  };
}

/** spec §9: a verse in its button. */
export function cutVerse(text: string): string {
  return text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;
}
