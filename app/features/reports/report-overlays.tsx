import type { ReportRequest } from "~/client/report-request";
import type { Viewer } from "~/shared/viewer";
import { ReportDialog } from "./report-dialog";
import { SuspendedBanner } from "./suspended-banner";

interface ReportOverlaysProps {
  viewer: Viewer;
  target: ReportRequest | null;
  onClose: () => void;
}

/** Few users see these, so both share one lazy chunk; a second chunk would cost more than it holds. */
export function ReportOverlays({
  viewer,
  target,
  onClose,
}: ReportOverlaysProps) {
  return (
    <>
      {viewer.suspended && <SuspendedBanner suspended={viewer.suspended} />}
      {target && (
        <ReportDialog target={target} viewerId={viewer.id} onClose={onClose} />
      )}
    </>
  );
}
