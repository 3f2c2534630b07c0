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

/** Gives the browser a share sheet that ends as told, and remembers what it was given. */
async function withShareSheet(
  page: Page,
  end: "shared" | "AbortError" | "NotAllowedError",
): Promise<() => Promise<unknown>> {
  await page.addInitScript((name) => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: ShareData) => {
        given.push(data);
        return name === "shared"
          ? Promise.resolve()
          : Promise.reject(new DOMException("no", name));
      },
    });
  }, end);
  return () => page.evaluate(() => Reflect.get(window, "given") as unknown);
}

/** A browser without a sheet, as most on a desk are. */
async function withoutShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
}

const copied = (page: Page) => page.getByText("Link copied!", { exact: true });

test("the device's sheet gets the author, 160 characters and the link, and it is counted", async ({
  page,
  signIn,
}) => {
  const given = await withShareSheet(page, "shared");
  await signIn();
  const text = unique("Comfort ye my people").padEnd(200, ".");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const counted = page.waitForResponse(`**/api/posts/${id}/share`);
  await card(page, text).getByRole("button", { name: "Share" }).click();
  expect(await (await counted).json()).toEqual({
    shared: true,
    sharesCount: 1,
  });
  const title: unknown = expect.stringMatching(/^Ruth Reader/);
  await expect.poll(given).toEqual([
    {
      title,
      text: `${text.slice(0, 160)}…`,
      url: `${new URL(page.url()).origin}/post/${id}`,
    },
  ]);
  await expect(copied(page)).toHaveCount(0);
});

test("a sheet that is put away says nothing", async ({ page, signIn }) => {
  const given = await withShareSheet(page, "AbortError");
  await signIn();
  const text = unique("Make a joyful noise");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  await card(page, text).getByRole("button", { name: "Share" }).click();
  await expect.poll(given).toHaveLength(1);
  await expect(page.getByRole("status").getByText(/./)).toHaveCount(0);
  await expect(copied(page)).toHaveCount(0);
});

for (const sheet of ["missing", "refused"] as const) {
  test(`where the sheet is ${sheet}, the link is on the clipboard`, async ({
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
    // That counting it fails is nobody's business.
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
