import * as z from "zod/mini";
import { pageQuerySchema } from "~/shared/page";
import { numberInput } from "~/shared/number-input";

/** A visit's start position on the ring and start time. Videos seen before that time are skipped. */
export const visitSchema = z.object({
  /** 0 to 2^31 - 1 */
  seed: numberInput(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1)),
  /** Start time, ms (server clock) */
  at: numberInput(z.int(), z.minimum(0), z.maximum(2 ** 53 - 1)),
});

export type Visit = z.infer<typeof visitSchema>;

export const reelsQuerySchema = z.extend(pageQuerySchema, {
  ...visitSchema.shape,
  /** Comes first, even if seen before, if the viewer can see it. */
  post: z.optional(z.uuid()),
});

export type ReelsQuery = z.infer<typeof reelsQuerySchema>;

export const markSeenSchema = z.object({
  postIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
});
