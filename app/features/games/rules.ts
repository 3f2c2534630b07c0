/** Each game adds the feedback it shows after an answer. */
export interface AnswerResult {
  isCorrect: boolean;
  endsRound: boolean;
}

/**
 * The rules of a game. The browser judges practice rounds and has the whole round; the server judges the daily
 * puzzle, and the browser only gets the result of `toPublicRound`.
 */
export interface Rules<
  Round,
  PublicRound,
  Answer,
  Result extends AnswerResult,
> {
  /** The part of the round a player may see before answering. */
  toPublicRound: (round: Round) => PublicRound;
  /** Null for an answer that isn't possible at this point. */
  judge: (
    round: Round,
    previousAnswers: readonly Answer[],
    answer: Answer,
  ) => Result | null;
  getMaxScore: (round: Round) => number;
}

export interface Turn<Answer, Result extends AnswerResult> {
  answer: Answer;
  result: Result;
}

export function calculateScore(
  turns: readonly { result: AnswerResult }[],
): number {
  return turns.filter(({ result }) => result.isCorrect).length;
}

/** Judges the answers in order, up to the first invalid one or the end of the round. */
export function replay<Round, PublicRound, Answer, Result extends AnswerResult>(
  { judge }: Rules<Round, PublicRound, Answer, Result>,
  round: Round,
  answers: readonly Answer[],
): Turn<Answer, Result>[] {
  const turns: Turn<Answer, Result>[] = [];
  for (const answer of answers) {
    if (turns.at(-1)?.result.endsRound) break;
    const previousAnswers = turns.map((turn) => turn.answer);
    const result = judge(round, previousAnswers, answer);
    if (!result) break;
    turns.push({ answer, result });
  }
  return turns;
}

/** For items solved one after the other: the index of the current item, and the misses on it. */
export function getProgress<Item, Answer>(
  items: readonly Item[],
  answers: readonly Answer[],
  isMatch: (item: Item, answer: Answer) => boolean,
): { at: number; misses: number } {
  return answers.reduce(
    ({ at, misses }, answer) => {
      const item = items[at];
      return item !== undefined && isMatch(item, answer)
        ? { at: at + 1, misses: 0 }
        : { at, misses: misses + 1 };
    },
    { at: 0, misses: 0 },
  );
}
