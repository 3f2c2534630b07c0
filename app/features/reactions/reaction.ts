import * as z from "zod/mini";

export const likeResponseSchema = z.object({
  liked: z.boolean(),
  likesCount: z.number(),
});
export type LikeResponse = z.infer<typeof likeResponseSchema>;

export const saveResponseSchema = z.object({ saved: z.boolean() });
export type SaveResponse = z.infer<typeof saveResponseSchema>;

export const savedMessage = ({ saved }: SaveResponse) => ({
  title: saved ? "Saved" : "Removed from Saved",
});

export const shareResponseSchema = z.object({
  shared: z.boolean(),
  sharesCount: z.number(),
});
export type ShareResponse = z.infer<typeof shareResponseSchema>;
