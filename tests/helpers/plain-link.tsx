import type { ComponentProps } from "react";
import type { Link as RemixLink } from "@remix-run/react";

/** For `vi.mock("@remix-run/react")`, whose own `Link` needs a router. */
export function Link({
  to,
  discover,
  ...rest
}: ComponentProps<typeof RemixLink>) {
  return <a href={to as string} data-discover={discover} {...rest} />;
}
