import * as z from "zod/mini";
import { actSuccesses } from "~/shared/act-successes";

/** spec §7: the event's count, and whether the viewer is among them. */
export const interestCountSchema = z.object({ count: z.number() });

export const ownInterestSchema = z.object({ isInterested: z.boolean() });

export const interestReplySchema = z.extend(ownInterestSchema, {
  count: z.number(),
  /** Only where they have switched off to be told anything of events. */
  quiet: z.optional(z.boolean()),
});

export type InterestReply = z.infer<typeof interestReplySchema>;

/** Nothing is promised to who wants to hear nothing. */
export function interestWords({ isInterested, quiet }: InterestReply) {
  const { interest, noInterest, quietInterest } = actSuccesses;
  if (!isInterested) return noInterest;
  return quiet ? quietInterest : interest;
}
