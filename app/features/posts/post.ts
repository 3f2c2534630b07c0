import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { requiredText } from "~/shared/plain-text";

export const postTypes = [
  "text",
  "image",
  "video",
  "prayer",
  "event",
  "verse",
] as const;
export type PostType = (typeof postTypes)[number];

/** decisions.md, "The wire". */
export const postContentMax = 5000;

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
});

export const verseDataSchema = z.object({
  text: z.string(),
  version: z.string(),
  book: z.string(),
  chapter: z.number(),
  verse: z.number(),
  customization: z.record(z.string(), z.unknown()),
});

export const postSchema = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.enum(postTypes),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  imageAlt: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  createdAt: z.string(),
  isLikedByUser: z.boolean(),
  /** Demo content says so on its card. */
  isDemo: z.boolean(),
  _count: z.object({ likes: z.number(), comments: z.number() }),
  user: userSummarySchema,
  eventData: z.nullable(eventDataSchema),
  verseData: z.nullable(verseDataSchema),
});

export type Post = z.infer<typeof postSchema>;
export type EventData = z.infer<typeof eventDataSchema>;
export type VerseData = z.infer<typeof verseDataSchema>;

/** What the composer sends. One shape for form and server. */
export const newPostSchema = z.object({
  type: z.literal("text"),
  content: requiredText(postContentMax, "A post"),
});

export type NewPost = z.infer<typeof newPostSchema>;
