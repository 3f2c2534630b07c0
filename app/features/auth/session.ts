import * as z from "zod/mini";

/** GET /api/auth/sessions. */
export const sessionSchema = z.object({
  /** A hash; the token can't be derived from it. */
  id: z.string(),
  /** For example 'Firefox on Windows'. */
  device: z.string(),
  createdAt: z.string(),
  /** Accurate to a day. */
  lastSeenAt: z.string(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;
