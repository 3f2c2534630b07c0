import * as z from "zod/mini";

export const likeReplySchema = z.object({
  liked: z.boolean(),
  likesCount: z.number(),
});

export type LikeReply = z.infer<typeof likeReplySchema>;
