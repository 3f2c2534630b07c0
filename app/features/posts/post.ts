import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { dayMs } from "~/shared/duration.mjs";
import { postAudiences, postTypes } from "~/shared/enums";
import { eventDataSchema } from "./event";
import { hiddenNoteSchema } from "./hidden-note";

export type PostType = (typeof postTypes)[number];

/** Source: docs/product.md. */
export const maxPostLength = 5000;

/** When the author of a prayer request is asked how it is going, unless they write an update before. */
export const checkInDelayMs = 14 * dayMs;

/** `VerseLayout` of features/verse-art; the server computes it when it reads a post. */
const verseLayoutSchema = z.object({
  shape: z.enum(["post", "square", "story", "link", "signed"]),
  size: z.number(),
  lines: z.array(z.string()),
  top: z.number(),
  reference: z.string(),
  textColor: z.string(),
  align: z.enum(["left", "center", "right"]),
  backgroundCss: z.string(),
  imageUrl: z.nullable(z.string()),
  overlay: z.object({
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
  /** The last verse of a passage; null for a single verse. */
  lastVerse: z.nullable(z.number()),
  customization: z.record(z.string(), z.unknown()),
  layout: verseLayoutSchema,
});

export const rankReasons = [
  "own",
  "followed",
  "group",
  "preferred",
  "new",
  "recent",
] as const;

const postImageSchema = z.object({
  url: z.string(),
  /** px; null if unknown. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.nullable(z.string()),
});

/** Times are ISO, null until then. */
const prayerDataSchema = z.object({
  /** How often people prayed, each at most once a day. */
  prayedCount: z.number(),
  peopleCount: z.number(),
  /** By the viewer, on their local day. */
  prayedToday: z.boolean(),
  /** When that day ends, because a page may stay open for longer. */
  prayedUntil: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** Words of thanks. */
  answer: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** The viewer wrote it, and is asked how it is going after two weeks without an update. */
  isCheckInDue: z.boolean(),
});

export const postSchema = z.object({
  id: z.string(),
  /** Null for an anonymous prayer request, also to its author. */
  userId: z.nullable(z.string()),
  /** Whether the viewer wrote it and may edit it. */
  isOwn: z.boolean(),
  type: z.enum(postTypes),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  imageAlt: z.nullable(z.string()),
  /** All pictures, in order. The first is also in `imageUrl`. */
  images: z.array(postImageSchema),
  videoUrl: z.nullable(z.string()),
  /** Null until the video's host has answered. */
  videoTitle: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null if it was never edited. */
  updatedAt: z.nullable(z.string()),
  isLikedByUser: z.boolean(),
  isSaved: z.boolean(),
  /** True also if the viewer has requested to follow the author. */
  isFollowingAuthor: z.boolean(),
  /** Cards label demo content. */
  isDemo: z.boolean(),
  audience: z.enum(postAudiences),
  /** The group it was posted to; null for other posts, and if the viewer may not know the group. */
  group: z.nullable(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** The viewer leads it, and may remove its posts. */
      isLed: z.boolean(),
    }),
  ),
  _count: z.object({ likes: z.number(), comments: z.number() }),
  /** Null for an anonymous prayer request. */
  user: z.nullable(userSummarySchema),
  eventData: z.nullable(eventDataSchema),
  verseData: z.nullable(verseDataSchema),
  prayer: z.nullable(prayerDataSchema),
  /** Why it is in For you; not set elsewhere. */
  reason: z.optional(z.enum(rankReasons)),
  /** Only set on a hidden post, which only its author can see. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Post = z.infer<typeof postSchema>;
export type RankReason = (typeof rankReasons)[number];
export type PrayerData = z.infer<typeof prayerDataSchema>;
/** Null while people are asked to pray. */
export function getPrayerState({
  answeredAt,
  closedAt,
}: Pick<PrayerData, "answeredAt" | "closedAt">): "Answered" | "Closed" | null {
  if (answeredAt !== null) return "Answered";
  return closedAt === null ? null : "Closed";
}

export type VerseData = z.infer<typeof verseDataSchema>;
