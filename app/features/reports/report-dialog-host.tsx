import { useEffect, useState } from "react";
import { reportEvent, type ReportRequest } from "~/client/report-request";
import type { Viewer } from "~/shared/viewer";
import { AppealNote } from "~/ui/appeal-note";
import { Lazy, lazyCode } from "~/ui/lazy";

const dialog = lazyCode(() => import("./report-dialog"));
const removalDialog = lazyCode(() => import("./removal-dialog"));

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
  return (
    <>
      {suspended && (
        <aside
          aria-label="Suspended"
          className="border-b border-line bg-gold-soft px-4 pt-3 pb-1 text-sm lg:px-6"
        >
          <p className="font-semibold">{suspended.message}</p>
          <AppealNote {...suspended} />
        </aside>
      )}
      {target?.removeFrom !== undefined && (
        <Lazy code={removalDialog} onError={onClose}>
          {(code) => <code.RemovalDialog {...{ target, onClose }} />}
        </Lazy>
      )}
      {target && target.removeFrom === undefined && (
        <Lazy code={dialog} onError={onClose}>
          {(code) => (
            <code.ReportDialog {...{ target, onClose }} viewerId={viewer.id} />
          )}
        </Lazy>
      )}
    </>
  );
}
