import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useOnline } from "./use-online";

/**
 * A link that prefetches its page on hover or focus, but only online: when Remix can't fetch a route module, it
 * reloads the document, so hovering a link offline would break the app.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const online = useOnline();
  return <Link prefetch={online ? "intent" : "none"} {...props} />;
}
