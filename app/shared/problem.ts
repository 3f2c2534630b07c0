import * as z from "zod/mini";

/** RFC 9457 problem document: the body of every API error. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  issues: z.optional(
    z.array(z.object({ path: z.string(), message: z.string() })),
  ),
  suggestions: z.optional(z.array(z.string())),
  /** Only for unexpected errors: the server logged the error under this id. */
  id: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;
