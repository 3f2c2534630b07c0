import * as z from "zod/mini";

/** POST /api/analytics/opt-out: whether one's visits are left uncounted from now on. */
export const optOutSchema = z.object({ desired: z.boolean() });

export const optOutReplySchema = z.object({ optedOut: z.boolean() });

export type OptOutReply = z.infer<typeof optOutReplySchema>;

export const optOutForm = {
  done: ({ optedOut }: OptOutReply) => ({
    title: optedOut
      ? "Your visits are not counted any more"
      : "Your visits are counted",
  }),
};
