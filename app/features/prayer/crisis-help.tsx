import { useState } from "react";
import { Lazy, lazyCode } from "~/ui/lazy";

const crisisCard = lazyCode(() => import("./crisis-card"));

/**
 * Helplines for the author of `text`, if it speaks of ending their life. The text is checked in the browser; nothing
 * about it is stored, sent or counted. Stays after the text was posted.
 */
export function CrisisHelp({ text }: { text: string }) {
  const [hasBegun, setHasBegun] = useState(false);
  if (text !== "" && !hasBegun) setHasBegun(true);
  return (
    hasBegun && (
      <Lazy code={crisisCard} renderError={() => null}>
        {(code) => <code.CrisisCard text={text} />}
      </Lazy>
    )
  );
}
