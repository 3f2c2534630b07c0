import type { Page } from "@playwright/test";
import { expect, open } from "../helpers/e2e";
import { failureText, kindButton } from "../helpers/feed";
import { makeNextBuild } from "../helpers/next-build";
import { isControlled, waitForCachedPages } from "../helpers/offline";
import { test } from "../helpers/isolated-site";

test.use({ serviceWorkers: "allow" });

const getStylesheetUrl = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href,
  );

test("an open tab keeps its build, the next page uses the new one, and the service worker can be turned off", async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  const next = await makeNextBuild();
  await site.deploy();
  await site.signIn(context);
  await open(page, `${site.url}/home`);
  await expect.poll(() => isControlled(page)).toBe(true);
  const before = await getStylesheetUrl(page);

  await site.deploy(next);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(
    page.getByRole("status").filter({ hasText: "A new version is ready" }),
  ).toBeVisible();
  // This tab hasn't fetched this code yet, and the server no longer has it.
  await page.getByRole("button", { name: "Write a post" }).click();
  await page.getByRole("button", { name: "Event" }).click();
  await expect(
    page.getByRole("dialog", { name: "Create Event" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(kindButton(page, "Event")).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await getStylesheetUrl(page)).toBe(before);

  await page.getByRole("link", { name: "Bible" }).click();
  await expect(page.getByRole("heading", { name: "Genesis 1" })).toBeVisible();
  expect(await getStylesheetUrl(page)).not.toBe(before);
  await page.locator("html[data-hydrated]").waitFor();
  await next.remove();

  // The server unregisters the service worker and deletes its caches.
  await site.deploy({ bindings: { SERVICE_WORKER: "off" } });
  await open(page, `${site.url}/home`);
  // The browser drops an update check while it is busy with another, so check again each time. It doesn't stop idle
  // service workers while it is under test, and an old one that runs keeps the new one waiting.
  const devTools = await context.newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  const getRemaining = async () => {
    await devTools.send("ServiceWorker.stopAllWorkers");
    return page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      await Promise.allSettled(workers.map((worker) => worker.update()));
      return { workers: workers.length, caches: await caches.keys() };
    });
  };
  await expect
    .poll(getRemaining, { timeout: 45_000 })
    .toEqual({ workers: 0, caches: [] });
  await open(page, `${site.url}/home`);
  await expect(page.getByRole("link", { name: "Bible" })).toBeVisible();
});

test("reloads the page once when a code chunk is no longer on the server", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/home");
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  const failImport = () =>
    page.evaluate(() => {
      const payload = new TypeError(
        `Failed to fetch dynamically imported module: ${location.origin}/assets/gone-12345678.js`,
      );
      dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    });
  await failImport();
  await expect.poll(() => loads.length).toBe(1);
  await page.locator("html[data-hydrated]").waitFor();
  const response = page.waitForResponse(/gone-12345678/);
  await failImport();
  expect((await response).status()).toBe(404);
  expect(loads).toHaveLength(1);
});

test("shows the cached page on a slow network, and a loading screen in the installed app", async ({
  page,
  context,
  site,
}) => {
  await site.deploy();
  await site.signIn(context);
  await open(page, `${site.url}/home`);
  await waitForCachedPages(page);
  // Longer than the service worker waits.
  site.delay(6000);
  await open(page, `${site.url}/home`);
  await expect(page.getByText(/This page is as of/)).toBeVisible();
  site.delay(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html:not([data-cached])")).toBeVisible();

  // Longer than the launch page's grace period, shorter than the service worker waits.
  site.delay(2000);
  const launched = await context.newPage();
  await page.close();
  // Collects the text of each document, because the page can't be queried while the next one loads.
  await launched.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const text = sessionStorage.getItem("document-text") ?? "";
      sessionStorage.setItem("document-text", text + document.body.innerText);
    });
  });
  await open(launched, `${site.url}/?pwa=true`);
  const documentText = await launched.evaluate(() =>
    sessionStorage.getItem("document-text"),
  );
  expect(documentText).toContain("Loading your faith journey...");
  await expect(launched.getByRole("link", { name: "Bible" })).toBeVisible();
  await expect(launched.locator("html[data-standalone]")).toBeVisible();
});
