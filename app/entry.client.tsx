import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { endEarlyPresses } from "~/browser/early-presses";

/**
 * React's number for a part that is drawn anew because somebody was quicker than its code, which is
 * fetched apart (features/about/about-place.tsx): it is seen as ever, and nobody need hear of it.
 */
const overtaken = /#421;/;

endEarlyPresses();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />, {
    onRecoverableError: (error) => {
      if (!overtaken.test(String(error))) reportError(error);
    },
  });
});
