import type * as z from "zod/mini";
import { replay, type GameTypes, type Rules } from "./rules";
import type { GameId } from "./games";
import type { Level } from "./level";

/** Identifies a practice round. */
interface PracticeOptions {
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

export type Game<G extends GameTypes> = ReturnType<typeof defineGame<G>>;

/** The server side of a game. It holds all content; a browser only gets the round it plays. */
export function defineGame<G extends GameTypes>({
  id,
  rules,
  answer: schema,
  createPracticeRound,
  createDailyRound,
}: GameDefinition<G>) {
  return {
    id,
    createPracticeRound,
    getMaxScore: (options: PracticeOptions) =>
      rules.getMaxScore(createPracticeRound(options)),
    createPuzzle: (day: number) => {
      const round = createDailyRound(day);
      return {
        /** What the browser gets before answering. */
        round: rules.toPublicRound(round),
        maxScore: rules.getMaxScore(round),
        /** Judges the answers in order and stops at the first invalid one. */
        replay: (answers: readonly unknown[]) => {
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
