// Must be first, so that its listener runs before the router's.
import "~/ui/popstate-listeners";
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { unsentLoader } from "~/client/outbox";

unsentLoader.load = () => import("~/offline/unsent");

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />, { onRecoverableError: reportError });
});
