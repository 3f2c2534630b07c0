import type { BrowserContext, Page } from "@playwright/test";
import { cachedPages as pages } from "../../app/client/cached-pages";
import { expect, open } from "./e2e";

/** The worker has kept its files and answers for the page. */
export const isControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** The worker has kept all that it keeps in the background. */
export async function waitForCachedPages(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const cache = await caches.open("pages");
      return (await cache.keys()).length;
    });
  await expect
    .poll(count, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(pages.length);
}

/**
 * Records the first-level headings of the tab as they become visible, from the next page on; also those that
 * stand there for a single frame.
 */
export async function recordHeadings(
  page: Page,
): Promise<() => Promise<string[]>> {
  const key = "recorded-headings";
  await page.addInitScript((key) => {
    const look = () => {
      const shown = (sessionStorage.getItem(key) ?? "").split("\n");
      const heading = document.querySelector("h1");
      const text = heading?.textContent ?? "";
      if (
        heading?.checkVisibility({ visibilityProperty: true }) &&
        shown.at(-1) !== text
      ) {
        sessionStorage.setItem(key, [...shown, text].join("\n"));
      }
      requestAnimationFrame(look);
    };
    look();
  }, key);
  return async () => {
    const shown = await page.evaluate(
      (key) => sessionStorage.getItem(key),
      key,
    );
    return (shown ?? "").split("\n").filter(Boolean);
  };
}

/**
 * From the next page on the browser takes itself for online whatever happens, as it does on a Wi-Fi without
 * internet; `context.setOffline` then cuts the requests alone, those of the service worker too.
 */
export async function hideConnection(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
    for (const type of ["online", "offline"]) {
      addEventListener(type, (event) => {
        event.stopImmediatePropagation();
      });
    }
  });
}

/** The app, closed and opened again without a network. */
export async function reopenOffline(
  context: BrowserContext,
  page: Page,
  path: string,
): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  const fresh = await context.newPage();
  await open(fresh, path);
  return fresh;
}
