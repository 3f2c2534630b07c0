import * as z from "zod/mini";

/** spec §3. */
export const shareReplySchema = z.object({
  shared: z.boolean(),
  sharesCount: z.number(),
});

export type ShareReply = z.infer<typeof shareReplySchema>;
