import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { hourMs } from "~/shared/duration.mjs";
import { fieldError } from "~/shared/errors";
import { prayedMessages } from "~/shared/enums";
import { addDays, utcDate } from "~/shared/time";
import { localDateSchema } from "./prayer-list";

/** POST /api/posts/{id}/prayed. Without `day`: today. */
export const prayedChangeSchema = z.object({
  desired: z.boolean(),
  day: localDateSchema,
  message: z.optional(z.enum(prayedMessages)),
});

export type PrayedChange = z.infer<typeof prayedChangeSchema>;
export type PrayedMessage = (typeof prayedMessages)[number];

export const prayedResponseSchema = z.object({
  /** Whether the viewer has prayed on that day. */
  prayed: z.boolean(),
  prayedCount: z.number(),
  peopleCount: z.number(),
});

export type PrayedResponse = z.infer<typeof prayedResponseSchema>;

/** GET /api/posts/{id}/prayed, for the author. */
export const prayedPeopleSchema = z.object({
  /** In alphabetical order, without the author. Empty for an anonymous request. */
  people: z.array(
    z.extend(userSummarySchema, {
      message: z.nullable(z.enum(prayedMessages)),
    }),
  ),
  /** People who don't tell that they prayed, whom a block separates from the author, or who don't fit into `people`. */
  othersCount: z.number(),
});

export type PrayedPeople = z.infer<typeof prayedPeopleSchema>;

/** Offline, a press may wait this long. */
const maxAgeDays = 7;
/** UTC+14, the latest local time on Earth. */
const latestOffsetMs = 14 * hourMs;

/** Throws `invalid` if a press for this local date isn't accepted. */
export function requireRecentDay(path: string, day: string, now: number): void {
  const isRecent =
    day >= addDays(utcDate(now), -maxAgeDays) &&
    day <= utcDate(now + latestOffsetMs);
  if (!isRecent)
    throw fieldError(path, "Choose today or one of the last seven days.");
}
