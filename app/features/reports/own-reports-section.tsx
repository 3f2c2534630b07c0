import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { usePages } from "~/client/use-pages";
import { SettingsSection } from "~/features/account/settings-section";
import type { Page } from "~/shared/page";
import { agoLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { submitButtonProps } from "~/ui/button-form";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { TimeAgo } from "~/ui/time-ago";
import { errorToast, toast } from "~/ui/toast-store";
import type { OwnReport } from "./report";
import { reportKeys } from "./report-keys";
import { kindLabels, outcomeLabels } from "./report-text";

interface OwnReportsSectionProps {
  initialPage: Page<OwnReport>;
  /** ms */
  initialDataUpdatedAt: number;
}

export function OwnReportsSection({
  initialPage,
  initialDataUpdatedAt,
}: OwnReportsSectionProps) {
  const client = useQueryClient();
  const query = usePages({
    queryKey: reportKeys.own,
    buildUrl: (query) => urls.api.reports("", query),
    read: (value) => value as OwnReport,
    initialPage: { page: initialPage, at: initialDataUpdatedAt },
  });
  const withdraw = async (report: OwnReport) => {
    restoreFocusAfterRemoval();
    try {
      await sendJson(urls.api.reports(`/${report.ticketId}`), () => null, {
        method: "DELETE",
      });
      toast({ title: "Report withdrawn", variant: "success" });
    } catch {
      errorToast("Failed to withdraw. Please try again.");
    }
    await refetchQueries(client, { queryKey: reportKeys.own });
  };
  return (
    <SettingsSection
      id="reports"
      description="What you've reported, and the outcome. The people you report won't know that it was you."
    >
      <InfiniteList
        query={query}
        skeletons={null}
        errorMessage="Failed to load your reports."
        empty={
          <p className="text-sm text-ink-soft">
            You haven't reported anything.
          </p>
        }
      >
        {(reports) => (
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <OwnReportRow
                key={report.ticketId}
                report={report}
                onWithdraw={() => void withdraw(report)}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
    </SettingsSection>
  );
}

interface OwnReportRowProps {
  report: OwnReport;
  onWithdraw: () => void;
}

function OwnReportRow({ report, onWithdraw }: OwnReportRowProps) {
  const { kind, targetId, postId, outcome, ticketId, message } = report;
  const contentUrl =
    kind === "group" ? urls.groups() : urls.post(postId ?? targetId);
  const targetUrl = kind === "person" ? urls.profile(targetId) : contentUrl;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <Link to={targetUrl} className="font-semibold underline">
            A {kindLabels[kind]}
          </Link>
          {", reported "}
          <TimeAgo at={report.createdAt} label={agoLabel} />
        </p>
        {message !== null && (
          <p dir="auto" className="truncate text-sm text-ink-soft">
            {message}
          </p>
        )}
        <p className="text-sm text-ink-soft">{outcomeLabels[outcome]}</p>
      </div>
      {outcome === "waiting" && (
        <Button
          variant="secondary"
          size="sm"
          {...submitButtonProps(
            urls.api.reports(`/${ticketId}`),
            ["_method", "DELETE"],
            onWithdraw,
          )}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
