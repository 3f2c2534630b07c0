import * as z from "zod/mini";

export const shareResponseSchema = z.object({
  shared: z.boolean(),
  sharesCount: z.number(),
});

export type ShareResponse = z.infer<typeof shareResponseSchema>;
