import * as z from "zod/mini";
import { asAttempt, type Attempt } from "~/features/posts/attempt";
import type { EventFields } from "./event-form";

const fieldsSchema = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  description: z.string(),
  location: z.string(),
  registrationUrl: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageData: z.string(),
});

export interface EventDraft {
  /** Null if nothing was changed. */
  fields: EventFields | null;
  attempt: Attempt | null;
}

export const emptyEventDraft: EventDraft = { fields: null, attempt: null };

export function asEventDraft(found: unknown): EventDraft {
  const { fields, attempt } = (found ?? {}) as Record<string, unknown>;
  return {
    fields: fieldsSchema.safeParse(fields).data ?? null,
    attempt: asAttempt(attempt),
  };
}
