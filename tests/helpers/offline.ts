import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, waitForDevice } from "./e2e";

/** Whether an active service worker controls the page. */
export const isControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** Opens home and waits until the service worker controls it. */
export async function openControlledPage(page: Page): Promise<void> {
  await open(page, "/home");
  await waitForDevice(page);
  await expect.poll(() => isControlled(page)).toBe(true);
}

/** Waits until the service worker has cached the pages that it always caches, and the `opened` page. */
export async function waitForCachedPages(
  page: Page,
  opened = "/home",
): Promise<void> {
  const listPaths = () =>
    page.evaluate(async () => {
      const cache = await caches.open("pages");
      const paths = (await cache.keys()).map(
        ({ url }) => new URL(url).pathname,
      );
      return paths.map((path) => (path === "/" ? "/home" : path));
    });
  await expect
    .poll(listPaths, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        "/home",
        "/verse-of-the-day",
        "/prayer-of-the-day",
        "/profile",
        opened,
      ]),
    );
}

/**
 * Records every h1 that becomes visible from the next page on, even for a single frame.
 */
export async function recordHeadings(
  page: Page,
): Promise<() => Promise<string[]>> {
  const key = "recorded-headings";
  await page.addInitScript((key) => {
    const recordHeading = () => {
      const shown = (sessionStorage.getItem(key) ?? "").split("\n");
      const heading = document.querySelector("h1");
      const text = heading?.textContent ?? "";
      if (
        heading?.checkVisibility({ visibilityProperty: true }) &&
        shown.at(-1) !== text
      ) {
        sessionStorage.setItem(key, [...shown, text].join("\n"));
      }
      requestAnimationFrame(recordHeading);
    };
    recordHeading();
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
 * From the next page on, `navigator.onLine` stays true, as on a Wi-Fi without internet access. `context.setOffline`
 * then only fails requests, including those of the service worker.
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

/** Closes the page and opens a new one offline. */
export async function reopenOffline(
  context: BrowserContext,
  page: Page,
  path: string,
): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  const reopened = await context.newPage();
  await open(reopened, path);
  return reopened;
}
