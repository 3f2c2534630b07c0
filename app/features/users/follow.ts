import * as z from "zod/mini";
import { suggestedOffsetMax } from "./suggested";

/** spec §3 names both: a reply carries both. */
export const followReplySchema = z.object({
  following: z.boolean(),
  isFollowing: z.boolean(),
});

export type FollowReply = z.infer<typeof followReplySchema>;

/** spec §9: the mobile block goes on by `offset`. */
export const suggestedQuerySchema = z.object({
  offset: z._default(
    z.coerce.number().check(z.int(), z.gte(0), z.lte(suggestedOffsetMax)),
    0,
  ),
});
