import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { mentionsSuicide } from "./crisis-phrases";
import { HelplineList } from "./helplines";

/**
 * Helplines for the author of `text`, if it speaks of ending their life. The text is checked in the browser; nothing
 * about it is stored, sent or counted. Stays when the text changes.
 */
export function CrisisHelp({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  const isBrowser = useHydrated();
  if (isBrowser && !isShown && mentionsSuicide(text)) setShown(true);
  return (
    <div role="status">
      {isShown && (
        <div className="mt-3 space-y-3 rounded-control border border-line bg-primary-soft p-4 text-sm">
          <p className="text-base font-semibold">
            You don't have to carry this alone
          </p>
          <p>
            Please talk to someone now: someone you trust, or one of these
            helplines. If you're in danger, call your local emergency number.
          </p>
          <HelplineList />
          <p>Only you see this.</p>
        </div>
      )}
    </div>
  );
}
