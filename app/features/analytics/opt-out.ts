import * as z from "zod/mini";

/** POST /api/analytics/opt-out: stops or resumes counting the viewer's visits. */
export const optOutSchema = z.object({ desired: z.boolean() });

export const optOutResponseSchema = z.object({ optedOut: z.boolean() });

export type OptOutResponse = z.infer<typeof optOutResponseSchema>;
