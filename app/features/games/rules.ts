/** What is said to an answer; each game adds what it tells with it. */
export interface Mark {
  right: boolean;
  /** Whether the round ends with it. */
  over: boolean;
}

/**
 * How a game is judged. Practice is judged in the browser, which has the whole round; the puzzle of the day
 * by the server, from which the browser has only what `show` gives.
 */
export interface Rules<Round, Shown, Answer, M extends Mark> {
  /** What may be seen before anything is answered. */
  show: (round: Round) => Shown;
  /** Null: such an answer cannot be given there. */
  judge: (round: Round, before: readonly Answer[], answer: Answer) => M | null;
  /** The highest score that the round allows. */
  most: (round: Round) => number;
}

export interface Turn<Answer, M extends Mark> {
  answer: Answer;
  mark: M;
}

export function scoreOf(turns: readonly { mark: Mark }[]): number {
  return turns.filter(({ mark }) => mark.right).length;
}

/** The marks of answers given one after another, up to the first that cannot be given, or the end. */
export function replay<Round, Shown, Answer, M extends Mark>(
  { judge }: Rules<Round, Shown, Answer, M>,
  round: Round,
  answers: readonly Answer[],
): Turn<Answer, M>[] {
  const turns: Turn<Answer, M>[] = [];
  for (const answer of answers) {
    if (turns.at(-1)?.mark.over) break;
    const before = turns.map((turn) => turn.answer);
    const mark = judge(round, before, answer);
    if (!mark) break;
    turns.push({ answer, mark });
  }
  return turns;
}

/** Where one is among what is solved one after the other, and how often it was missed there. */
export function progress<Item, Answer>(
  items: readonly Item[],
  answers: readonly Answer[],
  isRight: (item: Item, answer: Answer) => boolean,
): { at: number; misses: number } {
  return answers.reduce(
    ({ at, misses }, answer) => {
      const item = items[at];
      return item !== undefined && isRight(item, answer)
        ? { at: at + 1, misses: 0 }
        : { at, misses: misses + 1 };
    },
    { at: 0, misses: 0 },
  );
}
