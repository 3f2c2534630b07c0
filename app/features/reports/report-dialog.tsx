import type { ReportRequest } from "~/client/report-request";
import { charactersLeft } from "~/shared/text";
import { FormDialog } from "~/ui/form-dialog";
import { maxReportMessageLength } from "./report";
import { ReportFields } from "./report-fields";
import { kindLabels } from "./report-text";
import { useReportForm } from "./use-report-form";

interface ReportDialogProps {
  target: ReportRequest;
  viewerId: string;
  onClose: () => void;
}

export function ReportDialog({ target, viewerId, onClose }: ReportDialogProps) {
  const form = useReportForm({ target, viewerId, onSent: onClose });
  return (
    <FormDialog
      title={`Report this ${kindLabels[target.kind]}`}
      submitLabel="Report"
      pending={form.pending}
      disabled={charactersLeft(form.values.message, maxReportMessageLength) < 0}
      closeQuestion={form.isDirty && "Leave without sending your report?"}
      error={form.failure && `${form.failure} We've saved what you wrote.`}
      onSubmit={form.submit}
      onClose={() => {
        form.discard();
        onClose();
      }}
    >
      <ReportFields form={form} user={target.user} />
    </FormDialog>
  );
}
