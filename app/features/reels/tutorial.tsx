import { useState } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useHydrated } from "~/ui/use-hydrated";

const tutorialSeen = createStorageItem(
  "videos-tutorial-seen",
  z.boolean(),
  false,
);

/** Shown on the first visit; remembered on this device. */
export function Tutorial() {
  const hydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  if (!hydrated || isDone || tutorialSeen.read()) return null;
  const done = () => {
    tutorialSeen.write(true);
    setDone(true);
  };
  return (
    <Dialog
      title="Welcome to Videos!"
      sheet
      onCloseRequest={done}
      footer={
        <Button size="lg" className="w-full" onClick={done}>
          Got it!
        </Button>
      }
    >
      <ul className="space-y-2 text-ink-soft">
        <li>Swipe up for the next video and down for the previous one.</li>
        <li>On a keyboard, use the arrow keys.</li>
        <li>Videos play only when you press Play.</li>
      </ul>
    </Dialog>
  );
}
