import * as z from "zod/mini";
import { reportReasons } from "~/shared/enums";

const draftSchema = z.object({
  reason: z.nullable(z.enum(reportReasons)),
  message: z.string(),
  mute: z.boolean(),
});

export type ReportDraft = z.infer<typeof draftSchema>;

const emptyDraft: ReportDraft = { reason: null, message: "", mute: false };

export function asReportDraft(found: unknown): ReportDraft {
  return draftSchema.safeParse(found).data ?? emptyDraft;
}
