import { useEffect, useState } from "react";
import { reportEvent, type ReportRequest } from "~/client/report-request";
import type { Viewer } from "~/shared/viewer";
import { Lazy, lazyCode } from "~/ui/lazy";
import { SuspendedBanner } from "./suspended-banner";

const overlays = lazyCode(() => import("./report-overlays"));

/** Opens the report dialog for any menu on the page, and shows the banner for suspended users. */
export function ReportDialogHost({ viewer }: { viewer: Viewer }) {
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
        // Server only: keeps the banner's code out of the bundle. With scripts, the lazy chunk renders it.
        <noscript>
          {import.meta.env.SSR && <SuspendedBanner suspended={suspended} />}
        </noscript>
      )}
      <Lazy code={overlays} onError={onClose}>
        {(code) => <code.ReportOverlays {...{ viewer, target, onClose }} />}
      </Lazy>
    </>
  );
}
