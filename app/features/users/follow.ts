import * as z from "zod/mini";
import { actionSuccesses } from "~/shared/action-successes";
import { numberInput } from "~/shared/number-input";
import { maxSuggestionOffset } from "./suggested";

/** The Following feed reads a row for each. */
export const maxFollowing = 2000;

/** Clients may read either `following` or `isFollowing`, so the response has both. */
export const followResponseSchema = z.object({
  following: z.boolean(),
  isFollowing: z.boolean(),
  /** The user approves followers, and the request is pending. */
  requested: z.boolean(),
});

export type FollowResponse = z.infer<typeof followResponseSchema>;

export const followForm = {
  successMessage: ({ following, requested }: FollowResponse) => {
    if (requested) return actionSuccesses.followRequest;
    return following ? actionSuccesses.follow : null;
  },
};

export const suggestedQuerySchema = z.object({
  offset: z._default(
    numberInput(z.int(), z.gte(0), z.lte(maxSuggestionOffset)),
    0,
  ),
});

/** POST /api/users/{id}/follower. */
export const followerResponseSchema = z.object({ follower: z.boolean() });

export type FollowerResponse = z.infer<typeof followerResponseSchema>;

export const followerForm = {
  successMessage: ({ follower }: FollowerResponse) => ({
    title: follower ? "They follow you now" : "They don't follow you",
  }),
};
