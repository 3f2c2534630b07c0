import * as z from "zod/mini";

/** RFC 9457 problem document, as every failing leaf answers it. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  issues: z.optional(
    z.array(z.object({ path: z.string(), message: z.string() })),
  ),
  /** Of an unexpected failure: the id under which the server logged it. */
  id: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;
