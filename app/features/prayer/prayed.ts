import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { hourMs } from "~/shared/duration.mjs";
import { prayedMessages } from "~/shared/enums";
import { addDays, isDate, utcDate } from "~/shared/time";

/** POST /api/posts/{id}/prayed. `day` is the user's local date, 'YYYY-MM-DD'; absent: today. */
export const prayedChangeSchema = z.object({
  desired: z.boolean(),
  day: z.optional(
    z.string().check(z.refine(isDate, "Enter a date like 2026-06-30.")),
  ),
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

export const prayedSharingResponseSchema = z.object({
  showsPrayed: z.boolean(),
});

/** Offline, a press may wait this long. */
const maxAgeDays = 7;
/** UTC+14, the latest local time on Earth. */
const latestOffsetMs = 14 * hourMs;

/** Whether a press for this local date is accepted. */
export const isAcceptedDay = (day: string, now: number): boolean =>
  day >= addDays(utcDate(now), -maxAgeDays) &&
  day <= utcDate(now + latestOffsetMs);
