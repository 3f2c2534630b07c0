import * as z from "zod/mini";
import { requiredText } from "~/shared/plain-text";

export const maxUpdateLength = 1000;
export const maxAnswerLength = 2000;

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
