import { Link } from "@remix-run/react";
import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { useOnline } from "./use-online";

/**
 * A link that prefetches its page on hover or focus, but only online: when Remix can't fetch a route module, it
 * reloads the document, so hovering a link offline would break the app.
 */
export const IntentLink = forwardRef<
  HTMLAnchorElement,
  Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch">
>(function IntentLink(props, ref) {
  const online = useOnline();
  return <Link ref={ref} prefetch={online ? "intent" : "none"} {...props} />;
});
