import {
  askToReport,
  useReportRequest,
} from "~/features/blocks/report-request";
import { Late, late } from "~/ui/late";

const dialog = late(() => import("./report-dialog"));

const close = () => {
  askToReport(null);
};

/** Where the dialog opens, whichever menu asked for it. */
export function ReportPlace({ viewerId }: { viewerId: string }) {
  const request = useReportRequest();
  if (!request) return null;
  return (
    <Late code={dialog} onFailed={close}>
      {(code) => (
        <code.ReportDialog
          target={request}
          viewerId={viewerId}
          onClose={close}
        />
      )}
    </Late>
  );
}
