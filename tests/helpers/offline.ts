import type { BrowserContext, Page } from "@playwright/test";
import { keptPages as pages } from "../../app/browser/kept-pages";
import { expect, open } from "./e2e";

/** The worker has kept its files and answers for the page. */
export const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** The worker has kept all that it keeps in the background. */
export async function keptPages(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const cache = await caches.open("pages");
      return (await cache.keys()).length;
    });
  await expect
    .poll(count, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(pages.length);
}

/** The app, closed and opened again without a network. */
export async function openCold(
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
