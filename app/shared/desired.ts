import * as z from "zod/mini";

/** decisions.md: a toggle also takes the wanted state, which makes a retry harmless. */
export const desiredSchema = z.nullish(
  z.object({ desired: z.optional(z.boolean()) }),
);
