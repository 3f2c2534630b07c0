import { seededRandom, shuffled } from "~/shared/random";
import type { AnswerResult, Rules, Verse } from "../rules";

interface MatchRound {
  seed: string;
  pairs: readonly Verse[];
  /** Misses before the round ends; null for no limit. */
  maxTries: number | null;
}

/** At most three verses, and their references in another order. */
interface VisibleCards {
  verses: readonly string[];
  references: readonly string[];
}

interface MatchAnswer {
  verse: string;
  reference: string;
}

export interface MatchGame {
  round: MatchRound;
  publicRound: { pairs: number; maxTries: number | null; cards: VisibleCards };
  answer: MatchAnswer;
  /** The solution is the unmatched pairs after the last failed try, otherwise empty. */
  result: AnswerResult & { cards: VisibleCards; solution: readonly Verse[] };
}

const visiblePairs = 3;

/** An answer pairs a verse with a reference. A correct pair is replaced by the next one. */
export const match: Rules<MatchGame> = {
  toPublicRound: (round) => ({
    pairs: round.pairs.length,
    maxTries: round.maxTries,
    cards: getVisibleCards(round, round.pairs),
  }),
  judge: (round, previousAnswers, answer) => {
    const remaining = round.pairs.filter(
      (pair) => !previousAnswers.some((previous) => isMatch(previous, pair)),
    );
    const { verses, references } = getVisibleCards(round, remaining);
    const isVisible =
      verses.includes(answer.verse) && references.includes(answer.reference);
    if (!isVisible) return null;
    const nextRemaining = remaining.filter((pair) => !isMatch(answer, pair));
    const isCorrect = nextRemaining.length < remaining.length;
    const misses =
      previousAnswers.length - (round.pairs.length - remaining.length);
    const isLost =
      !isCorrect && round.maxTries !== null && misses + 1 >= round.maxTries;
    return {
      isCorrect,
      endsRound: isLost || nextRemaining.length === 0,
      cards: getVisibleCards(round, nextRemaining),
      solution: isLost ? nextRemaining : [],
    };
  },
  getMaxScore: ({ pairs }) => pairs.length,
};

const isMatch = ({ verse, reference }: MatchAnswer, pair: Verse) =>
  verse === pair.text && reference === pair.reference;

/** Shuffles the references again after each match. */
function getVisibleCards(
  { seed }: MatchRound,
  remaining: readonly Verse[],
): VisibleCards {
  const visible = remaining.slice(0, visiblePairs);
  return {
    verses: visible.map(({ text }) => text),
    references: shuffled(
      visible,
      seededRandom(`${seed} ${remaining.length}`),
    ).map(({ reference }) => reference),
  };
}

/** Button labels show 50 characters (docs/product.md). */
export function truncateVerse(text: string): string {
  return text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;
}
