import { useEffect, useState } from "react";
import { getCachedLabel } from "~/client/cached-copy";
import { useViewer } from "~/features/auth/viewer.queries";
import { lazyCode, useLazy } from "~/ui/lazy";

const openDelayMs = 1000;

/** Only users without preferences fetch it. */
const lazyDialog = lazyCode(() => import("./onboarding-dialog"));

/** After skipping, the dialog stays closed until the next page load. */
let dismissed = false;

/** Opens the onboarding dialog over home. If its code can't be loaded, home works without it. */
export function OnboardingHost() {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const shouldOpen = viewer?.preferencesSetAt === null && !dismissed;
  const { module } = useLazy(lazyDialog, shouldOpen);

  useEffect(() => {
    if (!shouldOpen) return;
    const timer = setInterval(() => {
      // Preferences can't be saved offline.
      if (!navigator.onLine || getCachedLabel() !== null) return;
      // Wait until other dialogs are closed.
      if (!document.querySelector("[data-dialog]")) setOpen(true);
    }, openDelayMs);
    return () => {
      clearInterval(timer);
    };
  }, [shouldOpen]);

  if (!shouldOpen || !open || !module) return null;
  return (
    <module.OnboardingDialog
      viewer={viewer}
      onClose={() => {
        dismissed = true;
        setOpen(false);
      }}
    />
  );
}
