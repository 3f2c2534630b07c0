import { useId, useState } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { Button } from "~/ui/button";
import { DialogFrame } from "~/ui/dialog";
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
  const id = useId();
  if (!hydrated || isDone || tutorialSeen.read()) return null;
  const done = () => {
    tutorialSeen.write(true);
    setDone(true);
  };
  return (
    <DialogFrame
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCloseRequest={done}
      className="max-sm:m-4 max-sm:self-center max-sm:rounded-card"
    >
      <div className="p-6 text-center">
        <h2 id={`${id}-title`} className="font-serif text-2xl">
          Welcome to Videos!
        </h2>
        <ul id={`${id}-text`} className="mt-3 space-y-2 text-ink-soft">
          <li>Swipe up for the next video and down for the previous one.</li>
          <li>On a keyboard, use the arrow keys.</li>
          <li>Videos play only when you press Play.</li>
        </ul>
        <Button
          size="lg"
          className="mt-5 w-full"
          onClick={done}
          data-first-field=""
        >
          Got it!
        </Button>
      </div>
    </DialogFrame>
  );
}
