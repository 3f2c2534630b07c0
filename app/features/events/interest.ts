import * as z from "zod/mini";

/** spec §7: the event's count, and whether the viewer is among them. */
export const interestCountSchema = z.object({ count: z.number() });

export const ownInterestSchema = z.object({ isInterested: z.boolean() });

export const interestReplySchema = z.extend(ownInterestSchema, {
  count: z.number(),
});

export type InterestReply = z.infer<typeof interestReplySchema>;
