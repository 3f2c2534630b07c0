import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { downloadVersion } from "../helpers/bible-offline";
import { launchOptions } from "../helpers/chromium";
import { expect, open, test as base } from "../helpers/e2e";
import { signInContext } from "../helpers/sign-in-context";
import { composer, send, uniquePerson, unique } from "../helpers/feed";
import { waitForCachedPages } from "../helpers/offline";
import { bar } from "../helpers/outbox";

interface Fixtures {
  /** Starts the browser with the same profile each time. */
  start: () => Promise<BrowserContext>;
}

const test = base.extend<Fixtures>({
  start: async ({ baseURL: site }, use) => {
    const baseURL = site ?? "";
    const profile = mkdtempSync(join(tmpdir(), "restart-"));
    await use(() =>
      chromium.launchPersistentContext(profile, { ...launchOptions, baseURL }),
    );
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  },
});

test.use({ serviceWorkers: "allow" });

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test("after an offline browser restart the Bible can be read and searched, and a post written", async ({
  start,
}) => {
  const writer = uniquePerson("Tabitha", "Dorcas");
  const text = unique("Written in the air");
  const before = await start();
  await signInContext(before, writer);
  const reader = await before.newPage();
  await open(reader, "/bible?book=Genesis&chapter=1&version=WEB");
  await downloadVersion(reader, "World English Bible");
  await waitForCachedPages(reader, "/bible");
  await before.close();

  const after = await start();
  await signInContext(after, writer);
  await after.setOffline(true);
  const page = await after.newPage();
  // Neither this chapter nor an adjacent one was opened before.
  await open(page, "/bible?book=Nahum&chapter=1&version=WEB");
  await expect(heading(page, "Nahum 1")).toBeVisible();
  await expect(
    page.getByText("a stronghold in the day of trouble"),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("stronghold in the day of trouble");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Searched on this device")).toBeVisible();
  await expect(page.getByRole("link", { name: /Nahum 1:7/ })).toBeVisible();

  await open(page, "/home");
  await (await composer(page)).fill(text);
  await send(page);
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await after.setOffline(false);
  await expect(bar(page)).toBeHidden();
  const response = await page.request.get("/api/posts?limit=20");
  const posts = (await response.json()) as { content: string }[];
  expect(posts.filter(({ content }) => content === text)).toHaveLength(1);
  await after.close();
});
