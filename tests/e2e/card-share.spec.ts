import type { Page } from "@playwright/test";
import { expect } from "../helpers/e2e";
import {
  card,
  failureText,
  openFeed,
  createPost,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";

/** Stubs the share sheet with this outcome. Returns a function that reads the shared data. */
async function withShareSheet(
  page: Page,
  outcome: "shared" | "AbortError" | "NotAllowedError",
): Promise<() => Promise<unknown>> {
  await page.addInitScript((shareOutcome) => {
    const sharedData: ShareData[] = [];
    Object.assign(window, { sharedData });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: ShareData) => {
        sharedData.push(data);
        return shareOutcome === "shared"
          ? Promise.resolve()
          : Promise.reject(new DOMException("no", shareOutcome));
      },
    });
  }, outcome);
  return () =>
    page.evaluate(() => Reflect.get(window, "sharedData") as unknown);
}

/** Most desktop browsers have no share sheet. */
async function withoutShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
}

const copied = (page: Page) => page.getByText("Link copied!", { exact: true });

test("passes the author, 160 characters and the link to the share sheet, and counts the share", async ({
  page,
  signIn,
}) => {
  const getSharedData = await withShareSheet(page, "shared");
  await signIn();
  const text = unique("Comfort ye my people").padEnd(200, ".");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const shareResponse = page.waitForResponse(`**/api/posts/${id}/share`);
  await card(page, text).getByRole("button", { name: "Share" }).click();
  expect(await (await shareResponse).json()).toEqual({
    shared: true,
    sharesCount: 1,
  });
  const title: unknown = expect.stringMatching(/^Ruth Reader/);
  await expect.poll(getSharedData).toEqual([
    {
      title,
      text: `${text.slice(0, 160)}…`,
      url: `${new URL(page.url()).origin}/post/${id}`,
    },
  ]);
  await expect(copied(page)).toHaveCount(0);
});

test("shows no message when the share sheet is dismissed", async ({
  page,
  signIn,
}) => {
  const getSharedData = await withShareSheet(page, "AbortError");
  await signIn();
  const text = unique("Make a joyful noise");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  await card(page, text).getByRole("button", { name: "Share" }).click();
  await expect.poll(getSharedData).toHaveLength(1);
  await expect(page.getByRole("status").getByText(/./)).toHaveCount(0);
  await expect(copied(page)).toHaveCount(0);
});

for (const sheet of ["missing", "refused"] as const) {
  test(`copies the link to the clipboard when the share sheet is ${sheet}`, async ({
    page,
    context,
    signIn,
    pageErrors,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    if (sheet === "missing") await withoutShareSheet(page);
    else await withShareSheet(page, "NotAllowedError");
    await signIn();
    const text = unique("How beautiful upon the mountains");
    const id = await createPost(page, { type: "text", content: text });
    await openFeed(page);
    // The user sees no error when the share couldn't be counted.
    pageErrors.allow(failureText);
    await page.route("**/share", (route) => route.fulfill({ status: 500 }));
    await card(page, text).getByRole("button", { name: "Share" }).focus();
    await page.keyboard.press("Enter");
    await expect(copied(page)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}/post/${id}`,
    );
  });
}
