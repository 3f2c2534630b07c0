import type { Page } from "@playwright/test";
import { expect, open } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import { makeNextBuild } from "../helpers/next-build";
import { isControlled, waitForCachedPages } from "../helpers/offline";
import { test } from "../helpers/isolated-site";

test.use({ serviceWorkers: "allow" });

const entry = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href,
  );

test("an open tab goes on with its build, the next page is of the new one, and the worker can be switched off", async ({
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
  const before = await entry(page);

  await site.deploy(next);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(
    page.getByRole("status").filter({ hasText: "A new version is ready" }),
  ).toBeVisible();
  // Code that this tab has not fetched yet, and that the server has no longer.
  await page.getByRole("button", { name: "Write a post" }).click();
  await page.getByRole("button", { name: "Event" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await entry(page)).toBe(before);

  await page.getByRole("link", { name: "Bible" }).click();
  await expect(page.getByRole("heading", { name: "Genesis 1" })).toBeVisible();
  expect(await entry(page)).not.toBe(before);
  await page.locator("html[data-hydrated]").waitFor();
  await next.remove();

  // The server takes the worker back, with all that it kept.
  await site.deploy({ bindings: { SERVICE_WORKER: "off" } });
  await open(page, `${site.url}/home`);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  // The browser checks for a new service worker when it has time to.
  await expect
    .poll(left, { timeout: 45_000 })
    .toEqual({ workers: 0, caches: [] });
  await open(page, `${site.url}/home`);
  await expect(page.getByRole("link", { name: "Bible" })).toBeVisible();
});

test("a page that asks for what no server has any more is loaded anew, once", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/home");
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  const ask = () =>
    page.evaluate(() => {
      const payload = new TypeError(
        `Failed to fetch dynamically imported module: ${location.origin}/assets/gone-12345678.js`,
      );
      dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    });
  await ask();
  await expect.poll(() => loads.length).toBe(1);
  await page.locator("html[data-hydrated]").waitFor();
  const answer = page.waitForResponse(/gone-12345678/);
  await ask();
  expect((await answer).status()).toBe(404);
  expect(loads).toHaveLength(1);
});

test("a slow network is not waited for where a page is kept, and the installed app says that it loads", async ({
  page,
  context,
  site,
}) => {
  await site.deploy();
  await site.signIn(context);
  await open(page, `${site.url}/home`);
  await waitForCachedPages(page);
  // s: more than the worker waits.
  site.delay(6000);
  await open(page, `${site.url}/home`);
  await expect(page.getByText(/This page is as of/)).toBeVisible();
  site.delay(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html:not([data-cached])")).toBeVisible();

  // Longer than the grace period, shorter than the worker waits.
  site.delay(2000);
  const launched = await context.newPage();
  await page.close();
  // What each document says; while the next one is waited for, nothing can be asked of the page.
  await launched.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const said = sessionStorage.getItem("said") ?? "";
      sessionStorage.setItem("said", said + document.body.innerText);
    });
  });
  await open(launched, `${site.url}/?pwa=true`);
  const said = await launched.evaluate(() => sessionStorage.getItem("said"));
  expect(said).toContain("Loading your faith journey...");
  await expect(launched.getByRole("link", { name: "Bible" })).toBeVisible();
  await expect(launched.locator("html[data-standalone]")).toBeVisible();
});
