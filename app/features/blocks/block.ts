import * as z from "zod/mini";

export type HiddenKind = "blocked" | "muted";

export const blockResponseSchema = z.object({ blocked: z.boolean() });
export type BlockResponse = z.infer<typeof blockResponseSchema>;

export const muteResponseSchema = z.object({ muted: z.boolean() });
export type MuteResponse = z.infer<typeof muteResponseSchema>;

export const blockForm = {
  confirm:
    "Block this person? You won't see each other, and you'll no longer follow each other.",
  successMessage: ({ blocked }: BlockResponse) => ({
    title: blocked ? "Blocked" : "Unblocked",
  }),
};
