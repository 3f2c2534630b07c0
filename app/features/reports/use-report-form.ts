import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useDraft } from "~/client/drafts";
import { useSubmit } from "~/client/use-submit";
import type { ReportRequest } from "~/client/report-request";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import {
  messageRequired,
  maxReportMessageLength,
  type ReportResponse,
} from "./report";
import { reportKeys } from "./report-keys";
import { reportSent } from "./report-text";
import * as z from "zod/mini";
import { reportReasons } from "~/shared/enums";

const draftSchema = z.object({
  reason: z.nullable(z.enum(reportReasons)),
  message: z.string(),
  mute: z.boolean(),
});

type ReportDraft = z.infer<typeof draftSchema>;

const emptyDraft: ReportDraft = { reason: null, message: "", mute: false };

function asReportDraft(found: unknown): ReportDraft {
  return draftSchema.safeParse(found).data ?? emptyDraft;
}

const asReportResponse = (value: unknown) => value as ReportResponse;

interface ReportFormOptions {
  target: ReportRequest;
  viewerId: string;
  onSent: () => void;
}

/** The report is stored as a draft until it is sent. */
export function useReportForm({ target, viewerId, onSent }: ReportFormOptions) {
  const client = useQueryClient();
  const { kind, id } = target;
  const savedDraft = useDraft(viewerId, `report:${kind}:${id}`, asReportDraft);
  const draft = savedDraft.value;
  const [problem, setProblem] = useState<"reason" | "message" | null>(null);
  const left = maxReportMessageLength - draft.message.trim().length;
  const { pending, failure, submit } = useSubmit(
    () =>
      sendJson(urls.api.reports(), asReportResponse, {
        body: { kind, targetId: id, ...draft },
      }),
    {
      failureMessage: "Couldn't send. Please try again.",
      onSuccess: ({ muted }) => {
        savedDraft.write(asReportDraft(undefined));
        // A muted user may be in any list. Importing every list's query key would split the home chunks further.
        if (muted) void client.invalidateQueries();
        else void refetchQueries(client, { queryKey: reportKeys.own });
        toast({ ...reportSent, variant: "success" });
        onSent();
      },
    },
  );

  return {
    draft,
    left,
    pending,
    failed: failure,
    reasonProblem: problem === "reason" ? "Choose what's wrong." : null,
    messageProblem: problem === "message" ? messageRequired : null,
    isDirty: draft.reason !== null || draft.message !== "",
    change: (part: Partial<ReportDraft>) => {
      setProblem(null);
      savedDraft.write({ ...savedDraft.read(), ...part });
    },
    send: () => {
      const invalidField = findInvalidField(draft);
      setProblem(invalidField);
      if (invalidField === null && left >= 0) submit();
    },
    discard: () => {
      savedDraft.write(asReportDraft(undefined));
    },
  };
}

export type ReportForm = ReturnType<typeof useReportForm>;

function findInvalidField({ reason, message }: ReportDraft) {
  if (reason === null) return "reason";
  return reason === "other" && message.trim() === "" ? "message" : null;
}
