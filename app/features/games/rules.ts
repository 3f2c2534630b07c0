/** Each game adds the feedback it shows after an answer. */
export interface AnswerResult {
  isCorrect: boolean;
  endsRound: boolean;
}

/** The types of one game. */
export interface GameTypes {
  round: unknown;
  /** The part of a round that a player may see before answering. */
  publicRound: unknown;
  answer: unknown;
  result: AnswerResult;
}

/**
 * The rules of a game. The browser judges practice rounds and has the whole round; the server judges the daily
 * puzzle, and the browser only gets the result of `toPublicRound`.
 */
export interface Rules<G extends GameTypes> {
  toPublicRound: (round: G["round"]) => G["publicRound"];
  /** Null for an answer that isn't possible at this point. */
  judge: (
    round: G["round"],
    previousAnswers: readonly G["answer"][],
    answer: G["answer"],
  ) => G["result"] | null;
  getMaxScore: (round: G["round"]) => number;
}

export interface Turn<G extends GameTypes> {
  answer: G["answer"];
  result: G["result"];
}

/** A round in progress, as the game views see it. */
export interface Play<G extends GameTypes> {
  round: G["publicRound"];
  turns: readonly Turn<G>[];
  /** The round has ended, and the player has moved on from the last result. */
  isOver: boolean;
  /** The daily puzzle, not practice. */
  isPuzzle: boolean;
  /** An answer is being sent. */
  pending: boolean;
  /** Resolves to null if the answer didn't count; a toast has explained why. */
  submitAnswer: (answer: G["answer"]) => Promise<G["result"] | null>;
  /** Moves on from the last result to the score. */
  finish: () => void;
}

/** A verse of the King James Version, or its first or last sentence. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}

export function calculateScore(
  turns: readonly { result: AnswerResult }[],
): number {
  return turns.filter(({ result }) => result.isCorrect).length;
}

/** Judges the answers in order, up to the first invalid one or the end of the round. */
export function replay<G extends GameTypes>(
  { judge }: Rules<G>,
  round: G["round"],
  answers: readonly G["answer"][],
): Turn<G>[] {
  const turns: Turn<G>[] = [];
  for (const answer of answers) {
    if (turns.at(-1)?.result.endsRound) break;
    const previousAnswers = turns.map((turn) => turn.answer);
    const result = judge(round, previousAnswers, answer);
    if (!result) break;
    turns.push({ answer, result });
  }
  return turns;
}

/** Verses solved one after the other. */
export interface VerseRound<V extends Verse> {
  verses: readonly V[];
  /** Misses on one verse before the round ends; null for no limit. */
  maxTries: number | null;
}

/** Judges a try at the current verse. Null after the last verse. */
export function judgeVerse<V extends Verse, Answer>(
  { verses, maxTries }: VerseRound<V>,
  previousAnswers: readonly Answer[],
  answer: Answer,
  solves: (answer: Answer, verse: V) => boolean,
): (AnswerResult & { verse: V }) | null {
  let at = 0;
  let tries = 0;
  let result = null;
  for (const current of [...previousAnswers, answer]) {
    const verse = verses[at];
    if (!verse) return null;
    const isCorrect = solves(current, verse);
    tries = isCorrect ? 0 : tries + 1;
    if (isCorrect) at += 1;
    const endsRound = at === verses.length || tries === maxTries;
    result = { isCorrect, endsRound, verse };
  }
  return result;
}
