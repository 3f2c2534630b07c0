import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { postTypes } from "~/shared/enums";
import { eventDataSchema } from "./event";
import { hiddenNoteSchema } from "./hidden-note";

export type PostType = (typeof postTypes)[number];

/** decisions.md, "The wire". */
export const postContentMax = 5000;

/** How its picture is drawn (features/verse-art/layout.ts): worked out where posts are read. */
const verseLayoutSchema = z.object({
  shape: z.enum(["post", "link", "signed"]),
  size: z.number(),
  lines: z.array(z.string()),
  reference: z.string(),
  ink: z.string(),
  align: z.enum(["left", "center", "right"]),
  paint: z.string(),
  picture: z.nullable(z.string()),
  veil: z.object({
    color: z.enum(["#000000", "#ffffff"]),
    opacity: z.number(),
  }),
});

export const verseDataSchema = z.object({
  text: z.string(),
  version: z.string(),
  book: z.string(),
  chapter: z.number(),
  verse: z.number(),
  /** Of a passage; null where it is one verse. */
  lastVerse: z.nullable(z.number()),
  customization: z.record(z.string(), z.unknown()),
  layout: verseLayoutSchema,
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
  /** Null until its author has edited it. */
  updatedAt: z.nullable(z.string()),
  isLikedByUser: z.boolean(),
  /** Whether the viewer follows its author, or has asked to. */
  isFollowingAuthor: z.boolean(),
  /** Demo content says so on its card. */
  isDemo: z.boolean(),
  _count: z.object({ likes: z.number(), comments: z.number() }),
  user: userSummarySchema,
  eventData: z.nullable(eventDataSchema),
  verseData: z.nullable(verseDataSchema),
  /** Only where it is hidden from all but its author. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Post = z.infer<typeof postSchema>;
export type VerseData = z.infer<typeof verseDataSchema>;
