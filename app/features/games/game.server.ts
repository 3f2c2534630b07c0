import type * as z from "zod/mini";
import { replay } from "./rules";
import type { GameId } from "./games";
import type { Level } from "./level";
import type { Mark, Rules, Turn } from "./rules";

/** Which round of practice. */
export interface Choice {
  /** From 0. */
  seed: number;
  level: Level;
  /** Days since 1970: what is asked today is not practised. */
  today: number;
}

interface Declaration<Round, Shown, Answer, M extends Mark> {
  id: GameId;
  rules: Rules<Round, Shown, Answer, M>;
  answer: z.ZodMiniType<Answer>;
  deal: (choice: Choice) => Round;
  /** The round that is the same for everybody on a day. */
  ofTheDay: (day: number) => Round;
}

export interface Game<Round, Shown, Answer, M extends Mark> {
  id: GameId;
  deal: (choice: Choice) => Round;
  /** The highest score of a round. */
  mostOf: (choice: Choice) => number;
  puzzle: (day: number) => Puzzle<Shown, Answer, M>;
}

export interface Puzzle<Shown, Answer, M extends Mark> {
  /** All that may be known beforehand. */
  shown: Shown;
  most: number;
  /** What answers lead to, one after the other, up to the first that cannot be given. */
  replay: (answers: readonly unknown[]) => Turn<Answer, M>[];
}

/** A game as the server has it: with its content, which no browser gets but for the round it plays. */
export function game<Round, Shown, Answer, M extends Mark>({
  id,
  rules,
  answer: schema,
  deal,
  ofTheDay,
}: Declaration<Round, Shown, Answer, M>): Game<Round, Shown, Answer, M> {
  return {
    id,
    deal,
    mostOf: (choice) => rules.most(deal(choice)),
    puzzle: (day) => {
      const round = ofTheDay(day);
      return {
        shown: rules.show(round),
        most: rules.most(round),
        replay: (answers) => {
          const read: Answer[] = [];
          for (const answer of answers) {
            const { success, data } = schema.safeParse(answer);
            if (!success) break;
            read.push(data);
          }
          return replay(rules, round, read);
        },
      };
    },
  };
}
