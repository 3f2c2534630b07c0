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
 * `RemixBrowser` suspends while it decodes the loaders' data. A click before that makes React 18 render synchronously and
 * throw error 345. So the first call is outside React: it throws the promise before it uses a hook.
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
