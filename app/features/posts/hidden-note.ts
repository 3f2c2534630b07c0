import * as z from "zod/mini";

/** Tells authors that their post or comment was hidden after a report. */
export const hiddenNoteSchema = z.object({
  /** Null until an admin has decided. */
  reason: z.nullable(z.string()),
  /** For the decision page, or before a decision for a review request; null where neither exists. */
  ticketId: z.nullable(z.string()),
});

export type HiddenNote = z.infer<typeof hiddenNoteSchema>;
