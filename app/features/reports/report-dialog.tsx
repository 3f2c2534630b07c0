import { useId, type FormEvent } from "react";
import type { ReportRequest } from "~/client/report-request";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ReportFields } from "./report-fields";
import { kindLabels } from "./report-text";
import { useReportForm } from "./use-report-form";

interface ReportDialogProps {
  target: ReportRequest;
  viewerId: string;
  onClose: () => void;
}

export function ReportDialog({ target, viewerId, onClose }: ReportDialogProps) {
  const id = useId();
  const form = useReportForm({ target, viewerId, onSent: onClose });
  const title = `Report this ${kindLabels[target.kind]}`;
  const requestClose = () => {
    if (form.pending) return;
    if (form.isDirty && !confirm("Leave without sending your report?")) return;
    form.discard();
    onClose();
  };
  return (
    <Dialog
      title={title}
      onCloseRequest={requestClose}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={form.pending}
            onClick={requestClose}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            pending={form.pending}
            disabled={form.left < 0}
          >
            Report
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={title}
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.send();
        }}
      >
        <ReportFields form={form} user={target.user} />
      </form>
    </Dialog>
  );
}
