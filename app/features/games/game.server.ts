import type * as z from "zod/mini";
import { replay, type GameTypes, type Rules, type Turn } from "./rules";
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

interface GameDefinition<G extends GameTypes> {
  id: GameId;
  rules: Rules<G>;
  answer: z.ZodMiniType<G["answer"]>;
  createPracticeRound: (options: PracticeOptions) => G["round"];
  /** The same round for everyone on that day (days since 1970). */
  createDailyRound: (day: number) => G["round"];
}

export interface Game<G extends GameTypes> {
  id: GameId;
  createPracticeRound: (options: PracticeOptions) => G["round"];
  getMaxScore: (options: PracticeOptions) => number;
  createPuzzle: (day: number) => Puzzle<G>;
}

export interface Puzzle<G extends GameTypes> {
  /** What the browser gets before answering. */
  round: G["publicRound"];
  maxScore: number;
  /** Judges the answers in order and stops at the first invalid one. */
  replay: (answers: readonly unknown[]) => Turn<G>[];
}

/** The server side of a game. It holds all content; a browser only gets the round it plays. */
export function defineGame<G extends GameTypes>({
  id,
  rules,
  answer: schema,
  createPracticeRound: deal,
  createDailyRound: ofTheDay,
}: GameDefinition<G>): Game<G> {
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
          const parsed: G["answer"][] = [];
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
