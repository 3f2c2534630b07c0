import { useEffect, useRef } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Appends text that was typed before hydration to the draft. */
export function useTextTypedBeforeHydration(
  draftText: string,
  write: (text: string) => void,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  const typedEarly = useRef<string | undefined>(undefined);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) typedEarly.current = area.current?.value;
    else if (typedEarly.current) {
      const typed = typedEarly.current;
      // Browsers restore the text after a reload, and the draft has it too: don't add it twice.
      if (!draftText.includes(typed)) {
        write(typed.includes(draftText) ? typed : `${draftText}\n${typed}`);
      }
      typedEarly.current = undefined;
    }
  }, [hydrated, draftText, write]);
  return area;
}
