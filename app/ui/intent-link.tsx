import { Link } from "@remix-run/react";
import { forwardRef } from "react";
import type { ComponentPropsWithoutRef } from "react";
import { useOnline } from "./use-online";

/**
 * A link whose page is fetched as soon as somebody points at it; not without a network: Remix answers
 * code that cannot be fetched by loading the document anew, and a look at a link would end the app.
 */
export const IntentLink = forwardRef<
  HTMLAnchorElement,
  Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch">
>(function IntentLink(props, ref) {
  const online = useOnline();
  return <Link ref={ref} prefetch={online ? "intent" : "none"} {...props} />;
});
