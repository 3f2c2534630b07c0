import { useEffect, useState } from "react";
import { reportEvent } from "~/browser/report-request";
import type { ReportRequest } from "~/browser/report-request";
import type { Viewer } from "~/shared/viewer";
import { Late, late } from "~/ui/late";
import { SuspendedBanner } from "./suspended-banner";

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
  const { suspended } = viewer;
  if (!target && !suspended) return null;
  return (
    <>
      {suspended && (
        // The server's alone: its code is none of the page's, and scripts bring the layer.
        <noscript>
          {import.meta.env.SSR && <SuspendedBanner suspended={suspended} />}
        </noscript>
      )}
      <Late code={layer} onFailed={onClose}>
        {(code) => <code.ReportLayer {...{ viewer, target, onClose }} />}
      </Late>
    </>
  );
}
