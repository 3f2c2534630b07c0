import { useQueryClient } from "@tanstack/react-query";

import { useState } from "react";
import { ApiError, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useDraft } from "~/client/drafts";
import type { ReportRequest } from "~/client/report-request";

import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import {
  messageRequired,
  maxReportMessageLength,
  type ReportResponse,
} from "./report";
import { reportKeys } from "./report-keys";
import { asReportDraft, type ReportDraft } from "./report-draft";
import { reportSent } from "./report-text";

const failure = "Couldn't send. Please try again.";
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
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const left = maxReportMessageLength - draft.message.trim().length;

  const send = async () => {
    const invalidField = findInvalidField(draft);
    setProblem(invalidField);
    if (pending || invalidField !== null || left < 0) return;
    setPending(true);
    setFailed(null);
    try {
      const { reason, message, mute } = draft;
      const response = await sendJson(urls.api.reports(), asReportResponse, {
        body: { kind, targetId: id, reason, message, mute },
      });
      savedDraft.write(asReportDraft(undefined));
      // A muted user may be in any list. Importing every list's query key would split the home chunks further.
      if (response.muted) void client.invalidateQueries();
      else void refetchQueries(client, { queryKey: reportKeys.own });
      toast({ ...reportSent, variant: "success" });
      onSent();
    } catch (error) {
      setFailed(toErrorMessage(error));
    } finally {
      setPending(false);
    }
  };

  return {
    draft,
    left,
    pending,
    failed,
    reasonProblem: problem === "reason" ? "Choose what's wrong." : null,
    messageProblem: problem === "message" ? messageRequired : null,
    isDirty: draft.reason !== null || draft.message !== "",
    change: (part: Partial<ReportDraft>) => {
      setProblem(null);
      savedDraft.write({ ...savedDraft.read(), ...part });
    },
    send,
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

/** 4xx responses have a message for users. */
function toErrorMessage(error: unknown): string {
  return error instanceof ApiError && error.status < 500
    ? (error.problem?.detail ?? failure)
    : failure;
}
