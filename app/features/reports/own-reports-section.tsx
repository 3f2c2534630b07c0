import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { usePages } from "~/browser/use-pages";
import { SettingsSection } from "~/features/account/settings-section";
import { useNextButton } from "~/features/users/use-next-button";
import type { Page } from "~/shared/page";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { press } from "~/ui/press";
import { Loading, Skeleton } from "~/ui/states";
import { TimeAgo } from "~/ui/time-ago";
import { failureToast, toast } from "~/ui/toast-store";
import type { OwnReport } from "./report";
import { reportKeys } from "./report-keys";
import { kindWords, outcomeWords } from "./report-words";

interface OwnReportsSectionProps {
  drawn: Page<OwnReport>;
  /** ms, when the server drew them. */
  at: number;
}

/** Of the settings: what one has reported, and what came of it. */
export function OwnReportsSection({ drawn, at }: OwnReportsSectionProps) {
  const client = useQueryClient();
  const query = usePages({
    queryKey: reportKeys.own,
    urlOf: (query) => urls.api.reports("", query),
    read: (value) => value as OwnReport,
    seed: { page: drawn, at },
  });
  const waiting = query.items?.filter(({ outcome }) => outcome === "waiting");
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(
    waiting?.length ?? 0,
  );
  const withdraw = async (report: OwnReport) => {
    leaveFrom(waiting?.indexOf(report) ?? 0);
    try {
      await sendJson(urls.api.reports(`/${report.ticketId}`), () => null, {
        method: "DELETE",
      });
      toast({ title: "Report withdrawn", variant: "success" });
    } catch {
      failureToast("Failed to withdraw. Please try again.");
    }
    await askAnew(client, { queryKey: reportKeys.own });
  };
  return (
    <SettingsSection
      id="reports"
      about="What you have reported, and what came of it. Nobody whom you report is told that it was you."
    >
      <InfiniteList
        query={query}
        skeletons={
          <Loading label="Loading your reports">
            <Skeleton className="h-11" />
          </Loading>
        }
        failure="Failed to load your reports."
        empty={
          <p className="text-sm text-ink-soft">You have reported nothing.</p>
        }
      >
        {(reports) => (
          <ul ref={list} className="divide-y divide-line">
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
  const { kind, targetId, postId, outcome, ticketId, words } = report;
  const place =
    kind === "person" ? urls.profile(targetId) : urls.post(postId ?? targetId);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <Link to={place} className="font-semibold underline">
            A {kindWords[kind]}
          </Link>
          {", reported "}
          <TimeAgo
            at={report.createdAt}
            label={(at, now) => ago(relativeTime(at, now))}
          />
        </p>
        {words !== null && (
          <p dir="auto" className="truncate text-sm text-ink-soft">
            {words}
          </p>
        )}
        <p className="text-sm text-ink-soft">{outcomeWords[outcome]}</p>
      </div>
      {outcome === "waiting" && (
        <Button
          variant="secondary"
          size="sm"
          {...press(
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

const ago = (label: string) => (label === "now" ? "just now" : `${label} ago`);
