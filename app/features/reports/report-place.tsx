import { useEffect, useState } from "react";
import { reportEvent } from "~/browser/report-request";
import type { ReportRequest } from "~/browser/report-request";
import type { Viewer } from "~/shared/viewer";
import { Late, late } from "~/ui/late";

const layer = late(() => import("./report-layer"));

/** Above the page: where the dialog opens, whichever menu asked for it, and the suspended are told so. */
export function ReportPlace({ viewer }: { viewer: Viewer }) {
  const [target, setTarget] = useState<ReportRequest | null>(null);
  useEffect(() => {
    const listen = (event: Event) => {
      setTarget((event as CustomEvent<ReportRequest>).detail);
    };
    addEventListener(reportEvent, listen);
    return () => {
      removeEventListener(reportEvent, listen);
    };
  }, []);
  const onClose = () => {
    setTarget(null);
  };
  if (!target && !viewer.suspended) return null;
  return (
    <Late code={layer} onFailed={onClose}>
      {(code) => <code.ReportLayer {...{ viewer, target, onClose }} />}
    </Late>
  );
}
