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
