import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useDraftForm } from "~/client/use-draft-form";
import type { ReportRequest } from "~/client/report-request";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import {
  newReportSchema,
  type NewReport,
  type ReportReason,
  type ReportResponse,
} from "./report";
import { reportKeys } from "./report-keys";
import { reportSent } from "./report-text";

interface ReportValues extends Pick<NewReport, "kind" | "targetId"> {
  reason: ReportReason | "";
  message: string;
  mute: boolean;
}

interface ReportFormOptions {
  target: ReportRequest;
  viewerId: string;
  onSent: () => void;
}

export function useReportForm({ target, viewerId, onSent }: ReportFormOptions) {
  const client = useQueryClient();
  const { kind, id } = target;
  const initial: ReportValues = {
    kind,
    targetId: id,
    reason: target.reason ?? "",
    message: "",
    mute: false,
  };
  return useDraftForm(newReportSchema, {
    owner: viewerId,
    name: `report:${kind}:${id}`,
    initial,
    failureMessage: "Couldn't send. Please try again.",
    send: (body: NewReport) =>
      sendJson(urls.api.reports(), (value) => value as ReportResponse, {
        body,
      }),
    onSuccess: ({ muted }) => {
      // A muted user, or a hidden request, may be in any list. Importing every list's query key would split the home chunks further.
      if (muted || !target.user) void client.invalidateQueries();
      else void refetchQueries(client, { queryKey: reportKeys.own });
      toast({ ...reportSent, variant: "success" });
      onSent();
    },
  });
}

export type ReportForm = ReturnType<typeof useReportForm>;
