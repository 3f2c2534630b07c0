import * as z from "zod/mini";
import { game } from "../game.server";
import { deal } from "../deal";
import { esther } from "./content/esther";
import { joseph } from "./content/joseph";
import { peter } from "./content/peter";
import { shortStories } from "./content/short";
import { journey } from "./journey";

const longStories = [joseph, esther, peter];

export const stories = [...shortStories, ...longStories];

export const faithJourney = game({
  id: "faith-journey",
  rules: journey,
  answer: z.string(),
  /** spec §3: five. The last is a long one. */
  deal: ({ seed, today }) => {
    const kept = [today, today + 1].flatMap(ofTheDay);
    const short = deal(shortStories, 4, seed, kept);
    return { stories: [...short, ...deal(longStories, 1, seed, kept)] };
  },
  ofTheDay: (day) => ({ stories: ofTheDay(day) }),
});

const ofTheDay = (day: number) => deal(stories, 1, day);
