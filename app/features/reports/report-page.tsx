import { useNavigate } from "@remix-run/react";
import type { ReportRequest } from "~/client/report-request";
import { shownName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { ReportFields } from "./report-fields";
import { kindLabels } from "./report-text";
import { useReportForm } from "./use-report-form";

interface ReportPageProps {
  target: ReportRequest;
  viewerId: string;
  /** URL of the reported content. */
  back: string;
}

/** The dialog's content as a page, for use without scripts. */
export function ReportPage({ target, viewerId, back }: ReportPageProps) {
  const navigate = useNavigate();
  const form = useReportForm({
    target,
    viewerId,
    onSent: () => {
      navigate(back);
    },
  });
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl">
        Report this {kindLabels[target.kind]}
      </h1>
      {target.kind !== "group" && (
        <p className="text-ink-soft">
          {target.kind === "person" ? "" : "By "}
          {shownName(target.user)}
        </p>
      )}
      <form
        method="post"
        action={urls.api.reports()}
        className="card space-y-5 p-4 shadow-card sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <input type="hidden" name="kind" value={target.kind} />
        <input type="hidden" name="targetId" value={target.id} />
        <input type="hidden" name="returnTo" value={back} />
        <ReportFields form={form} user={target.user} />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {form.failure && `${form.failure} We've saved what you wrote.`}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <a href={back}>Back</a>
          </Button>
          <Button type="submit" pending={form.pending}>
            Report
          </Button>
        </div>
      </form>
    </div>
  );
}
