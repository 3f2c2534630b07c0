import { useEffect, useState } from "react";
import { keptSince } from "~/browser/kept-page";
import { useViewer } from "~/features/auth/viewer.queries";
import { late, useLate } from "~/ui/late";

/** ms, spec §9: after home has loaded. */
const openingDelay = 1000;

/** For those who have still to choose; everybody else never fetches it. */
const dialog = late(() => import("./onboarding-dialog"));

/** Who had to put it off is left alone until the page is loaded anew. */
let putOff = false;

/** Where home asks a new member what he would like to see. Without its code home is as it is. */
export function OnboardingPlace() {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const undecided = viewer?.preferencesSetAt === null && !putOff;
  const { module } = useLate(dialog, undecided);

  useEffect(() => {
    if (!undecided) return;
    const timer = setInterval(() => {
      // It can't be saved offline.
      if (!navigator.onLine || keptSince() !== null) return;
      // Over another dialog it would ask nobody: then it waits for its turn.
      if (!document.querySelector("[data-dialog]")) setOpen(true);
    }, openingDelay);
    return () => {
      clearInterval(timer);
    };
  }, [undecided]);

  if (!undecided || !open || !module) return null;
  return (
    <module.OnboardingDialog
      viewer={viewer}
      onDone={() => {
        putOff = true;
        setOpen(false);
      }}
    />
  );
}
