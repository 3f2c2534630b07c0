import * as z from "zod/mini";
import { imageSourceSchema } from "~/shared/image-source";
import { optionalText, requiredText } from "~/shared/plain-text";
import { isDate, isTime, isTimeZone } from "~/shared/time";

/** Source: docs/product.md. */
export const maxEventTitleLength = 120;
export const maxEventDescriptionLength = 5000;
export const maxEventLocationLength = 300;

/** `endsAt`, or else `startsAt`, is the instant that decides whether the event is past. */
export const eventDataSchema = z.object({
  title: z.string(),
  description: z.nullable(z.string()),
  date: z.string(),
  time: z.nullable(z.string()),
  timeZone: z.string(),
  startsAt: z.string(),
  /** Null: the day it starts. */
  endDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Null without an end. */
  endsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  registrationUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  interestsCount: z.number(),
  isInterested: z.boolean(),
});

export type EventData = z.infer<typeof eventDataSchema>;

/** A link that a user typed (docs/product.md). */
const httpUrlSchema = z.string().check(
  z.trim(),
  z.maxLength(2048, "A link can have at most 2048 characters."),
  z.refine(
    (text) =>
      text === "" ||
      (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    "A link must start with https:// or http://.",
  ),
);

const title = requiredText(maxEventTitleLength, "A title");
const date = z
  .string()
  .check(z.refine(isDate, "Enter the date as 2026-12-24."));
const time = z.string().check(z.refine(isTime, "Enter the time as 18:30."));
const timeZone = z
  .string()
  .check(z.refine(isTimeZone, "We don't know this time zone."));
const details = {
  time: z.nullish(time),
  endDate: z.nullish(date),
  endTime: z.nullish(time),
  description: z.nullish(
    optionalText(maxEventDescriptionLength, "A description"),
  ),
  location: z.nullish(optionalText(maxEventLocationLength, "A location")),
  registrationUrl: z.nullish(httpUrlSchema),
  imageUrl: z.nullish(imageSourceSchema),
};

/**
 * Date and time are the organiser's. Without a time, the event lasts all day. The end is optional: a time without a
 * date is on the first day, and a date without a time is the end of that day.
 */
export const newEventSchema = z.object({
  title,
  date,
  timeZone: z._default(timeZone, "UTC"),
  ...details,
});

export type NewEvent = z.infer<typeof newEventSchema>;

/** An absent key keeps its value, null clears it. */
export const eventChangeSchema = z.object({
  title: z.optional(title),
  date: z.optional(date),
  timeZone: z.optional(timeZone),
  ...details,
});

export type EventChange = z.infer<typeof eventChangeSchema>;

/** Fixed by docs/product.md. */
export const pastEventProblem = {
  title: "Invalid Date",
  description: "Event date cannot be in the past. Please select a future date.",
};
