import * as z from "zod/mini";

/** GET /api/auth/sessions: where a person is signed in. */
export const sessionSchema = z.object({
  /** Names it; opens nothing. */
  id: z.string(),
  /** As 'Firefox on Windows'. */
  device: z.string(),
  createdAt: z.string(),
  /** The last visit, to a day. */
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

/** DELETE /api/auth/sessions: how many others have ended. */
export const endedReplySchema = z.object({ ended: z.number() });

export type EndedReply = z.infer<typeof endedReplySchema>;
