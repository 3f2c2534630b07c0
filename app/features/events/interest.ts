import * as z from "zod/mini";
import { actionSuccesses } from "~/shared/action-successes";

export const interestCountSchema = z.object({ count: z.number() });

export const ownInterestSchema = z.object({ isInterested: z.boolean() });

export const interestResponseSchema = z.extend(ownInterestSchema, {
  count: z.number(),
  /** Only set if the viewer turned off all event notifications. */
  quiet: z.optional(z.boolean()),
});

export type InterestResponse = z.infer<typeof interestResponseSchema>;

/** Doesn't promise notifications to users who turned them off. */
export function interestMessage({ isInterested, quiet }: InterestResponse) {
  const { interest, noInterest, quietInterest } = actionSuccesses;
  if (!isInterested) return noInterest;
  return quiet ? quietInterest : interest;
}
