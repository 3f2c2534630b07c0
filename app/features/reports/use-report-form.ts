import { useQueryClient } from "@tanstack/react-query";

import { useState } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { useDraft } from "~/browser/drafts";
import type { ReportRequest } from "~/browser/report-request";

import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import { needsWords, reportWordsMax } from "./report";
import type { ReportReply } from "./report";
import { reportKeys } from "./report-keys";
import { asReportDraft } from "./report-draft";
import type { ReportDraft } from "./report-draft";
import { thanks } from "./report-words";

const failure = "This did not arrive. Please try again.";
const asReply = (value: unknown) => value as ReportReply;

interface ReportFormOptions {
  target: ReportRequest;
  viewerId: string;
  onSent: () => void;
}

/** A report while it is being written: kept until the server has it, over a failure and a reload. */
export function useReportForm({ target, viewerId, onSent }: ReportFormOptions) {
  const client = useQueryClient();
  const { kind, id } = target;
  const kept = useDraft(viewerId, `report:${kind}:${id}`, asReportDraft);
  const draft = kept.value;
  const [problem, setProblem] = useState<"reason" | "words" | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const left = reportWordsMax - draft.words.trim().length;

  const send = async () => {
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (pending || wrong !== null || left < 0) return;
    setPending(true);
    setFailed(null);
    try {
      const { reason, words, hide } = draft;
      const reply = await sendJson(urls.api.reports(), asReply, {
        body: { kind, targetId: id, reason, words, hide },
      });
      kept.write(asReportDraft(undefined));
      // Whoever is muted may stand anywhere; by the keys of all lists this would cut home's files into more.
      if (reply.muted) void client.invalidateQueries();
      else void askAnew(client, { queryKey: reportKeys.own });
      toast({ ...thanks, variant: "success" });
      onSent();
    } catch (error) {
      setFailed(reasonOf(error));
    } finally {
      setPending(false);
    }
  };

  return {
    draft,
    left,
    pending,
    failed,
    reasonProblem: problem === "reason" ? "Choose what is wrong." : null,
    wordsProblem: problem === "words" ? needsWords : null,
    isDirty: draft.reason !== null || draft.words !== "",
    change: (part: Partial<ReportDraft>) => {
      setProblem(null);
      kept.write({ ...kept.read(), ...part });
    },
    send,
    discard: () => {
      kept.write(asReportDraft(undefined));
    },
  };
}

export type ReportForm = ReturnType<typeof useReportForm>;

function problemOf({ reason, words }: ReportDraft) {
  if (reason === null) return "reason";
  return reason === "other" && words.trim() === "" ? "words" : null;
}

/** The server's own sentence where it is one for people: gone meanwhile, too often, suspended. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status < 500
    ? (error.problem?.detail ?? failure)
    : failure;
}
