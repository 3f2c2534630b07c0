import * as z from "zod/mini";

/** Toggles also accept the desired state, which makes them idempotent: a retry doesn't undo the change. */
export const desiredSchema = z.nullish(
  z.object({ desired: z.optional(z.boolean()) }),
);

/** For calls that require it. */
export const switchSchema = z.object({ desired: z.boolean() });
