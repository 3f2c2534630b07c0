import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { openFeed, uniquePerson } from "../helpers/feed";

/** Ranks events higher. There are few of them, so the first post shows the order. */
async function preferEvents(page: Page): Promise<void> {
  const response = await page.request.post("/api/users/preferences", {
    data: { preferences: ["prayers", "events"] },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
}

const order = (page: Page) =>
  page.getByRole("navigation", { name: "Order of posts" });

const chosen = (page: Page) => order(page).locator("[aria-current=true]");

test("All starts with preferred posts until the user switches to Newest", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Dorcas", "Weaver"));
  await preferEvents(page);
  await openFeed(page);
  await expect(chosen(page)).toHaveText("For you");
  await expectAccessible(page, "nav[aria-label='Order of posts']");

  const newestResponse = page.waitForResponse(
    /\/api\/posts\?type=all&limit=20$/,
  );
  await order(page).getByRole("link", { name: "Newest" }).click();
  await (await newestResponse).finished();
  await expect(chosen(page)).toHaveText("Newest");
  await expect(page).toHaveURL(/\/home$/);

  // The server renders the remembered order.
  await openFeed(page);
  await expect(chosen(page)).toHaveText("Newest");
  const preferredResponse = page.waitForResponse(
    /\/api\/posts\?type=all&order=preferred&limit=20$/,
  );
  await order(page).getByRole("link", { name: "For you" }).click();
  await (await preferredResponse).finished();
  await expect(chosen(page)).toHaveText("For you");

  // The other lists have only one order.
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  await expect(order(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the order is switched by a link and remembered", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = uniquePerson("Dorcas", "Plain");
    const scriptedContext = await browser.newContext({
      javaScriptEnabled: true,
    });
    const signInPage = await scriptedContext.newPage();
    await signInPage.goto(`${baseURL ?? ""}/api/login`);
    await signInPage.getByLabel("Email").fill(person.email);
    await signInPage.getByLabel("First name").fill(person.firstName);
    await signInPage.getByLabel("Last name").fill(person.lastName);
    await signInPage.getByRole("button", { name: "Continue" }).click();
    await signInPage.waitForURL(/\/$/);
    await preferEvents(signInPage);
    await page.context().addCookies(await scriptedContext.cookies());
    await scriptedContext.close();

    await page.goto("/home");
    await expect(chosen(page)).toHaveText("For you");
    await order(page).getByRole("link", { name: "Newest" }).click();
    await expect(chosen(page)).toHaveText("Newest");
    await page.goto("/home");
    await expect(chosen(page)).toHaveText("Newest");
  });
});
