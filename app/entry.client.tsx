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

/**
 * `RemixBrowser` suspends while it decodes the loaders' data, and a click on a suspended root makes React 18 throw error
 * 345. So its first call is outside React: it throws the promise before it uses a hook.
 */
async function decodeLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

void decodeLoaderData().then(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />, {
      onRecoverableError: reportError,
    });
  });
});
