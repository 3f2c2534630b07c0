import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { postTypes } from "~/shared/enums";
import { numberInput } from "~/shared/number-input";
import { searchPageSchema } from "./users";

export const adminPostSchema = z.object({
  id: z.string(),
  /** Null for an anonymous request. */
  userId: z.nullable(z.string()),
  type: z.enum(postTypes),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  /** Hidden from everyone except its author and admins. */
  isHidden: z.boolean(),
  /** Written by a power admin: only power admins can delete it. */
  isProtected: z.boolean(),
  _count: z.object({
    likes: z.number(),
    comments: z.number(),
    shares: z.number(),
  }),
  user: z.nullable(userSummarySchema),
});

export type AdminPost = z.infer<typeof adminPostSchema>;

export const postOrders = ["newest", "oldest"] as const;

export const adminPostsQuerySchema = z.extend(searchPageSchema, {
  type: z.optional(z.enum(postTypes)),
  show: z.optional(z.literal("hidden")),
  order: z._default(z.enum(postOrders), "newest"),
});

export type AdminPostsQuery = z.infer<typeof adminPostsQuerySchema>;

/** A delta: +5 or -1. */
export const likesChangeSchema = z.object({
  count: numberInput(
    z.refine(
      (count) => count === 5 || count === -1,
      "Likes change by +5 or -1.",
    ),
  ),
});

/** `likesCount` is the new displayed count. */
export const likesResponseSchema = z.object({ likesCount: z.number() });

/** POST …/verse-engagement and …/prayer-engagement: increase by 5 or decrease by 1. */
export const dailyChangeSchema = z
  .object({
    action: z.enum(["increase", "decrease"]),
    type: z.enum(["likes", "shares"]),
    amount: numberInput(),
  })
  .check(
    z.refine(
      ({ action, amount }) => amount === (action === "increase" ? 5 : 1),
      { path: ["amount"], message: "Counts go up by 5 and down by 1." },
    ),
  );

export type DailyChange = z.infer<typeof dailyChangeSchema>;

export const dailyChangeResponseSchema = z.object({
  likesCount: z.number(),
  sharesCount: z.number(),
});
