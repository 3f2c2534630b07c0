import * as z from "zod/mini";
import { pageQuerySchema } from "~/shared/page";
import { numberInput } from "~/shared/number-input";

/** A visit to the videos: where on the ring it begins, and when; what was seen before is not shown in it. */
export const visitSchema = z.object({
  /** 0 to 2^31 - 1 */
  seed: numberInput(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1)),
  /** ms, by the server's clock */
  at: numberInput(z.int(), z.minimum(0), z.maximum(2 ** 53 - 1)),
});

export type Visit = z.infer<typeof visitSchema>;

/** GET /api/videos */
export const reelsQuerySchema = z.extend(pageQuerySchema, {
  ...visitSchema.shape,
  /** Stands before all others, seen or not, if it is a video that may be shown. */
  post: z.optional(z.uuid()),
});

export type ReelsQuery = z.infer<typeof reelsQuerySchema>;

/** POST /api/videos/seen: of those that were on the screen since it was said last. */
export const markSeenSchema = z.object({
  postIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
});
