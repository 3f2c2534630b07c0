import * as z from "zod/mini";
import { countedPages, gameNames } from "~/shared/enums";

/** spec §7: a timestamp string, when the browser's session began. */
const sessionIdSchema = z
  .string()
  .check(z.regex(/^\d{1,16}$/, "A time in ms."));

/** spec §7, POST /api/analytics/page-visit: a page has loaded, or is left (a sign of life either way). */
export const pageVisitSchema = z.object({
  /** The first part of its path, as 'bible'; some are counted by themselves. */
  page: z.string().check(z.minLength(1), z.maxLength(50)),
  sessionId: sessionIdSchema,
});

export type PageVisit = z.infer<typeof pageVisitSchema>;

/** spec §7, POST /api/analytics/game-play: a round of a game has begun. */
export const gamePlaySchema = z.object({
  gameName: z.enum(gameNames),
  sessionId: sessionIdSchema,
});

export type GamePlay = z.infer<typeof gamePlaySchema>;

export type CountedPage = (typeof countedPages)[number];

/** Both looks of a day's page are one page (decisions); its archive and `?date=` have its path already. */
const lookOf: Record<string, CountedPage> = {
  "verse-detail": "verse-of-the-day",
  "prayer-detail": "prayer-of-the-day",
};

/** Which of the pages that are counted it is; null for the others. */
export function countedPage(page: string): CountedPage | null {
  const known = lookOf[page] ?? page;
  return countedPages.find((one) => one === known) ?? null;
}
