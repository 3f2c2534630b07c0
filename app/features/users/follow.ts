import * as z from "zod/mini";
import { actSuccesses } from "~/shared/act-successes";
import { numberInput } from "~/shared/number-input";
import { suggestedOffsetMax } from "./suggested";

/** spec §3 names both: a reply carries both. */
export const followReplySchema = z.object({
  following: z.boolean(),
  isFollowing: z.boolean(),
  /** They approve their followers, and have not said yet. */
  requested: z.boolean(),
});

export type FollowReply = z.infer<typeof followReplySchema>;

/** After a form post. */
export const followForm = {
  done: ({ following, requested }: FollowReply) => {
    if (requested) return actSuccesses.followRequest;
    return following ? actSuccesses.follow : null;
  },
};

/** spec §9: the mobile block goes on by `offset`. */
export const suggestedQuerySchema = z.object({
  offset: z._default(
    numberInput(z.int(), z.gte(0), z.lte(suggestedOffsetMax)),
    0,
  ),
});

/** POST /api/users/{id}/follower: whether somebody may be among the viewer's own followers, always said. */
export const followerSchema = z.object({ desired: z.boolean() });

export const followerReplySchema = z.object({ follower: z.boolean() });

export type FollowerReply = z.infer<typeof followerReplySchema>;

/** After a form post. */
export const followerForm = {
  done: ({ follower }: FollowerReply) => ({
    title: follower ? "They follow you now" : "They do not follow you",
  }),
};

/** POST /api/users/follow-approval. */
export const approvalSchema = z.object({ desired: z.boolean() });

export const approvalReplySchema = z.object({ approvesFollowers: z.boolean() });

export type ApprovalReply = z.infer<typeof approvalReplySchema>;

/** What is said of it, by scripts and after a form post. */
export const approvalForm = {
  done: ({ approvesFollowers }: ApprovalReply) => ({
    title: approvesFollowers
      ? "You approve your followers now"
      : "Anybody may follow you now",
  }),
};
