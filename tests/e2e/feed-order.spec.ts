import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { openFeed, uniquePerson } from "../helpers/feed";

/** Whoever prefers events has them higher: there are few, so that the order is told by the first. */
async function preferEvents(page: Page): Promise<void> {
  const reply = await page.request.post("/api/users/preferences", {
    data: { preferences: ["prayers", "events"] },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(reply.status()).toBe(200);
}

const order = (page: Page) =>
  page.getByRole("navigation", { name: "Order of posts" });

const chosen = (page: Page) => order(page).locator("[aria-current=true]");

test("All begins with what one prefers, until one wants the newest", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Dorcas", "Weaver"));
  await preferEvents(page);
  await openFeed(page);
  await expect(chosen(page)).toHaveText("For you");
  await expectAccessible(page);

  const newest = page.waitForResponse(/\/api\/posts\?type=all&limit=20$/);
  await order(page).getByRole("link", { name: "Newest" }).click();
  await (await newest).finished();
  await expect(chosen(page)).toHaveText("Newest");
  await expect(page).toHaveURL(/\/home$/);

  // Remembered: the server draws the page so.
  await openFeed(page);
  await expect(chosen(page)).toHaveText("Newest");
  const preferred = page.waitForResponse(
    /\/api\/posts\?type=all&order=preferred&limit=20$/,
  );
  await order(page).getByRole("link", { name: "For you" }).click();
  await (await preferred).finished();
  await expect(chosen(page)).toHaveText("For you");

  // The other lists have one order only.
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  await expect(order(page)).toHaveCount(0);
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch is a link, and is remembered", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = uniquePerson("Dorcas", "Plain");
    const scripted = await browser.newContext({ javaScriptEnabled: true });
    const door = await scripted.newPage();
    await door.goto(`${baseURL ?? ""}/api/login`);
    await door.getByLabel("Email").fill(person.email);
    await door.getByLabel("First name").fill(person.firstName);
    await door.getByLabel("Last name").fill(person.lastName);
    await door.getByRole("button", { name: "Continue" }).click();
    await door.waitForURL(/\/$/);
    await preferEvents(door);
    await page.context().addCookies(await scripted.cookies());
    await scripted.close();

    await page.goto("/home");
    await expect(chosen(page)).toHaveText("For you");
    await order(page).getByRole("link", { name: "Newest" }).click();
    await expect(chosen(page)).toHaveText("Newest");
    await page.goto("/home");
    await expect(chosen(page)).toHaveText("Newest");
  });
});
