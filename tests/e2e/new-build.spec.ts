import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings, startWorker } from "../../scripts/local/worker.mjs";
import { expect, test as base } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import { makeNextBuild } from "../helpers/next-build";
import { freePort } from "../helpers/ports";
import { newSessionToken, sessionSecret } from "../helpers/session-token";
import { addMember } from "../helpers/members";

type WorkerOptions = Parameters<typeof startWorker>[0];

interface Fixtures {
  /** A server of its own, at one address, on which one build comes after the other. */
  site: {
    url: string;
    /** Ends what runs and starts with this instead. */
    deploy: (options?: WorkerOptions) => Promise<void>;
    signIn: (context: BrowserContext) => Promise<void>;
  };
}

const test = base.extend<Fixtures>({
  site: async ({ complaints }, use) => {
    complaints.allow(failureText);
    const stateDir = await mkdtemp(path.join(os.tmpdir(), "builds-"));
    const token = newSessionToken();
    const bindings = await startBindings(stateDir);
    await prepareState(bindings, { search: false, demo: false });
    await addMember(await bindings.getD1Database("DB"), "ruth", token);
    await bindings.dispose();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    let stop = () => Promise.resolve();
    const deploy = async (options: WorkerOptions = {}) => {
      await stop();
      ({ stop } = await startWorker({
        ...options,
        port,
        stateDir,
        bindings: {
          SITE_URL: url,
          OIDC_CLIENT_SECRET: "test-secret",
          SESSION_SECRET: sessionSecret,
          RATE_LIMITS: "off",
          ...options.bindings,
        },
      }));
    };
    await use({
      url,
      deploy,
      signIn: (context) =>
        context.addCookies([{ name: "session", value: token, url }]),
    });
    await stop();
    await rm(stateDir, { recursive: true });
  },
});

test.use({ serviceWorkers: "allow" });

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/home`);
  await page.locator("html[data-hydrated]").waitFor();
}

/** The worker has kept its files and answers for the page. */
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

const entry = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href,
  );

test("an open tab goes on with its build, and the next page is of the new one", async ({
  page,
  context,
  site,
}) => {
  const next = await makeNextBuild();
  await site.deploy();
  await site.signIn(context);
  await openHome(page, site.url);
  await expect.poll(() => controlled(page)).toBe(true);
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
});

test("a page that asks for what no server has any more is loaded anew, once", async ({
  page,
  context,
  site,
}) => {
  await site.deploy();
  await site.signIn(context);
  await openHome(page, site.url);
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

test("switched off by the server, the worker goes with all that it kept", async ({
  page,
  context,
  site,
}) => {
  await site.deploy();
  await site.signIn(context);
  await openHome(page, site.url);
  await expect.poll(() => controlled(page)).toBe(true);
  await site.deploy({ bindings: { SERVICE_WORKER: "off" } });
  await openHome(page, site.url);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await openHome(page, site.url);
  await expect(page.getByRole("link", { name: "Bible" })).toBeVisible();
});
