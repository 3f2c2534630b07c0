import * as z from "zod/mini";

export const saveResponseSchema = z.object({ saved: z.boolean() });

export type SaveResponse = z.infer<typeof saveResponseSchema>;

export const savedMessage = ({ saved }: SaveResponse) => ({
  title: saved ? "Saved" : "Removed from Saved",
});
