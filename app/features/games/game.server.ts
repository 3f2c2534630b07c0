import type * as z from "zod/mini";
import { replay, type AnswerResult, type Rules, type Turn } from "./rules";
import type { GameId } from "./games";
import type { Level } from "./level";

/** Identifies a practice round. */
export interface PracticeOptions {
  /** From 0. */
  seed: number;
  level: Level;
  /** Days since 1970. Practice skips the items in today's puzzle. */
  today: number;
}

interface GameDefinition<
  Round,
  PublicRound,
  Answer,
  Result extends AnswerResult,
> {
  id: GameId;
  rules: Rules<Round, PublicRound, Answer, Result>;
  answer: z.ZodMiniType<Answer>;
  createPracticeRound: (options: PracticeOptions) => Round;
  /** The same round for everyone on that day (days since 1970). */
  createDailyRound: (day: number) => Round;
}

export interface Game<Round, PublicRound, Answer, Result extends AnswerResult> {
  id: GameId;
  createPracticeRound: (options: PracticeOptions) => Round;
  getMaxScore: (options: PracticeOptions) => number;
  createPuzzle: (day: number) => Puzzle<PublicRound, Answer, Result>;
}

export interface Puzzle<PublicRound, Answer, Result extends AnswerResult> {
  /** What the browser gets before answering. */
  round: PublicRound;
  maxScore: number;
  /** Judges the answers in order and stops at the first invalid one. */
  replay: (answers: readonly unknown[]) => Turn<Answer, Result>[];
}

/** The server side of a game. It holds all content; a browser only gets the round it plays. */
export function defineGame<
  Round,
  PublicRound,
  Answer,
  Result extends AnswerResult,
>({
  id,
  rules,
  answer: schema,
  createPracticeRound: deal,
  createDailyRound: ofTheDay,
}: GameDefinition<Round, PublicRound, Answer, Result>): Game<
  Round,
  PublicRound,
  Answer,
  Result
> {
  return {
    id,
    createPracticeRound: deal,
    getMaxScore: (options) => rules.getMaxScore(deal(options)),
    createPuzzle: (day) => {
      const round = ofTheDay(day);
      return {
        round: rules.toPublicRound(round),
        maxScore: rules.getMaxScore(round),
        replay: (answers) => {
          const parsed: Answer[] = [];
          for (const answer of answers) {
            const { success, data } = schema.safeParse(answer);
            if (!success) break;
            parsed.push(data);
          }
          return replay(rules, round, parsed);
        },
      };
    },
  };
}
