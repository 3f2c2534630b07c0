import { useId, useState } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { Button } from "~/ui/button";
import { DialogFrame } from "~/ui/dialog";
import { useHydrated } from "~/ui/use-hydrated";

/** spec §9. */
const tutorialSeen = createStorageItem("videos-tutorial-seen", z.boolean(), false);

/** spec §2: on the first visit, how one gets on; this device remembers. */
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
      describedBy={`${id}-words`}
      onCloseRequest={done}
      className="max-sm:m-4 max-sm:self-center max-sm:rounded-card"
    >
      <div className="p-6 text-center">
        <h2 id={`${id}-title`} className="font-serif text-2xl">
          Welcome to Videos!
        </h2>
        <ul id={`${id}-words`} className="mt-3 space-y-2 text-ink-soft">
          <li>Swipe up for the next video, down for the one before.</li>
          <li>With a keyboard: the arrow keys.</li>
          <li>Nothing plays before you press Play.</li>
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
