// Must be first, so that its listener runs before the router's.
import "~/ui/popstate-listeners";
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { outboxCode, type OutboxCode } from "~/client/outbox";

Object.assign(outboxCode, {
  loadUnsent: () => import("~/offline/unsent"),
  loadActionKinds: () => import("~/features/pwa/action-kinds"),
} satisfies OutboxCode);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />, { onRecoverableError: reportError });
});
