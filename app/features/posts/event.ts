import * as z from "zod/mini";
import { httpUrlSchema } from "~/shared/http-url";
import { imageSourceSchema } from "~/shared/image-source";
import { optionalText, requiredText } from "~/shared/plain-text";
import { isDate, isTime, isTimeZone } from "~/shared/wall-clock";

/** decisions.md, "The wire". */
export const eventTitleMax = 120;
export const eventDescriptionMax = 5000;
export const eventLocationMax = 300;

/** spec §3, with the organiser's zone and the instant that "past" is judged by (decisions.md, Events). */
export const eventDataSchema = z.object({
  title: z.string(),
  description: z.nullable(z.string()),
  date: z.string(),
  time: z.nullable(z.string()),
  timeZone: z.string(),
  startsAt: z.string(),
  location: z.nullable(z.string()),
  registrationUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  interestsCount: z.number(),
  isInterested: z.boolean(),
});

export type EventData = z.infer<typeof eventDataSchema>;

const title = requiredText(eventTitleMax, "A title");
const date = z.string().check(z.refine(isDate, "A date reads 2026-12-24."));
const time = z.string().check(z.refine(isTime, "A time reads 18:30."));
const timeZone = z
  .string()
  .check(z.refine(isTimeZone, "This time zone is not known."));
const details = {
  description: z.nullish(optionalText(eventDescriptionMax, "A description")),
  location: z.nullish(optionalText(eventLocationMax, "A location")),
  registrationUrl: z.nullish(httpUrlSchema),
  imageUrl: z.nullish(imageSourceSchema),
};

/** The organiser's wall clock; without a time it lasts the whole day. */
export const newEventSchema = z.object({
  title,
  date,
  time: z.nullish(time),
  timeZone: z._default(timeZone, "UTC"),
  ...details,
});

export type NewEvent = z.infer<typeof newEventSchema>;

/** decisions.md, "The wire": absent keeps, null clears. */
export const eventChangeSchema = z.object({
  title: z.optional(title),
  date: z.optional(date),
  time: z.nullish(time),
  timeZone: z.optional(timeZone),
  ...details,
});

export type EventChange = z.infer<typeof eventChangeSchema>;

/** spec §5, exact. */
export const pastEventProblem = {
  title: "Invalid Date",
  description: "Event date cannot be in the past. Please select a future date.",
};
