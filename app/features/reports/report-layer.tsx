import type { ReportRequest } from "~/browser/report-request";
import type { Viewer } from "~/shared/viewer";
import { ReportDialog } from "./report-dialog";
import { SuspendedBanner } from "./suspended-banner";

interface ReportLayerProps {
  viewer: Viewer;
  target: ReportRequest | null;
  onClose: () => void;
}

/** What few people see of reports, fetched together: a second late file would cost home more than it holds. */
export function ReportLayer({ viewer, target, onClose }: ReportLayerProps) {
  return (
    <>
      {viewer.suspended && <SuspendedBanner suspended={viewer.suspended} />}
      {target && (
        <ReportDialog target={target} viewerId={viewer.id} onClose={onClose} />
      )}
    </>
  );
}
