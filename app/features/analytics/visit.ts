import * as z from "zod/mini";
import { trackedPages, gameNames } from "~/shared/enums";

/** When the browser's session started, as a timestamp string. */
const sessionIdSchema = z
  .string()
  .check(z.regex(/^\d{1,16}$/, "Use a time in ms."));

/** POST /api/analytics/page-visit: sent when a page loads and when it is hidden. */
export const pageVisitSchema = z.object({
  /** The first part of the path, such as 'bible'. The dashboard reports some of them by name. */
  page: z.string().check(z.minLength(1), z.maxLength(50)),
  sessionId: sessionIdSchema,
});

export type PageVisit = z.infer<typeof pageVisitSchema>;

/** POST /api/analytics/game-play: sent when a round starts. */
export const gamePlaySchema = z.object({
  gameName: z.enum(gameNames),
  sessionId: sessionIdSchema,
});

export type GamePlay = z.infer<typeof gamePlaySchema>;

export type TrackedPage = (typeof trackedPages)[number];

/** Both variants of a daily page count as one. */
const pageAliases: Record<string, TrackedPage> = {
  "verse-detail": "verse-of-the-day",
  "prayer-detail": "prayer-of-the-day",
};

/** Null for pages that the dashboard doesn't report by name. */
export function toTrackedPage(page: string): TrackedPage | null {
  const name = pageAliases[page] ?? page;
  return trackedPages.find((one) => one === name) ?? null;
}
