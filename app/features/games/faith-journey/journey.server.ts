import * as z from "zod/mini";
import journeys from "../../../../data/games/faith-journey.json" with { type: "json" };
import { defineGame } from "../game.server";
import { deal } from "../deal";
import { journey } from "./journey";

const { long: longStories, short: shortStories } = journeys;

const stories = [...shortStories, ...longStories];

export const faithJourney = defineGame({
  id: "faith-journey",
  rules: journey,
  answer: z.string(),
  /** Four short stories, then a long one. */
  createPracticeRound: ({ seed, today }) => {
    const reserved = [today, today + 1].flatMap(getDailyStories);
    const short = deal(shortStories, 4, seed, reserved);
    return { stories: [...short, ...deal(longStories, 1, seed, reserved)] };
  },
  createDailyRound: (day) => ({ stories: getDailyStories(day) }),
});

const getDailyStories = (day: number) => deal(stories, 1, day);
