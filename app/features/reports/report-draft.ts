import * as z from "zod/mini";
import { reportReasons } from "~/shared/enums";

const draftSchema = z.object({
  reason: z.nullable(z.enum(reportReasons)),
  words: z.string(),
  hide: z.boolean(),
});

/** What is being said in a report, until it is sent. */
export type ReportDraft = z.infer<typeof draftSchema>;

const nothing: ReportDraft = { reason: null, words: "", hide: false };

export function asReportDraft(found: unknown): ReportDraft {
  return draftSchema.safeParse(found).data ?? nothing;
}
