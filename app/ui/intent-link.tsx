import { Link } from "@remix-run/react";
import { forwardRef, useSyncExternalStore } from "react";
import type { ComponentPropsWithoutRef } from "react";

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/**
 * A link whose page is fetched as soon as somebody points at it; not without a network: Remix answers
 * code that cannot be fetched by loading the document anew, and a look at a link would end the app.
 */
export const IntentLink = forwardRef<
  HTMLAnchorElement,
  Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch">
>(function IntentLink(props, ref) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Link ref={ref} prefetch={online ? "intent" : "none"} {...props} />;
});
