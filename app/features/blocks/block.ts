import * as z from "zod/mini";

export type HiddenKind = "blocked" | "muted";

/** The wanted state, always said: nobody blocks or shows again by a call sent twice. */
export const hideSchema = z.object({ desired: z.boolean() });

export const blockReplySchema = z.object({ blocked: z.boolean() });
export type BlockReply = z.infer<typeof blockReplySchema>;

export const muteReplySchema = z.object({ muted: z.boolean() });
export type MuteReply = z.infer<typeof muteReplySchema>;

/** A form that blocks a person, or no longer. */
export const blockForm = {
  asks: "Block this person? You no longer see each other, and follows end.",
  done: ({ blocked }: BlockReply) => ({
    title: blocked ? "Blocked" : "Unblocked",
  }),
};
