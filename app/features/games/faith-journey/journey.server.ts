import * as z from "zod/mini";
import { game } from "../game.server";
import { deal } from "../random";
import { esther } from "./content/esther";
import { joseph } from "./content/joseph";
import { peter } from "./content/peter";
import { shortStories } from "./content/short";
import { journey } from "./journey";

export const stories = [...shortStories, joseph, esther, peter];

export const faithJourney = game({
  id: "faith-journey",
  rules: journey,
  answer: z.string(),
  /** spec §3: five. */
  deal: ({ seed, today }) => ({
    stories: deal(stories, 5, seed, [today, today + 1].flatMap(ofTheDay)),
  }),
  ofTheDay: (day) => ({ stories: ofTheDay(day) }),
});

const ofTheDay = (day: number) => deal(stories, 1, day);
