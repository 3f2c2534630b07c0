import * as z from "zod/mini";

export const likeResponseSchema = z.object({
  liked: z.boolean(),
  likesCount: z.number(),
});

export type LikeResponse = z.infer<typeof likeResponseSchema>;
