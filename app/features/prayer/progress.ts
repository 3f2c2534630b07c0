import * as z from "zod/mini";
import { prayerDataSchema } from "~/features/posts/post";
import { requiredText } from "~/shared/plain-text";

export const maxUpdateLength = 1000;
export const maxAnswerLength = 2000;

/** What the author of a prayer request wrote about it later. */
export const prayerUpdateSchema = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: z.string(),
});

export type PrayerUpdate = z.infer<typeof prayerUpdateSchema>;

export const newUpdateSchema = z.object({
  content: requiredText(maxUpdateLength, "An update"),
});

/** Words of thanks. */
export const answerSchema = z.object({
  content: requiredText(maxAnswerLength, "An answer"),
});

export const prayerStatusSchema = z.pick(prayerDataSchema, {
  answeredAt: true,
  answer: true,
  closedAt: true,
});

export type PrayerStatus = z.infer<typeof prayerStatusSchema>;
