import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { failureText, openFeed, uniquePerson } from "../helpers/feed";

const blocks = (page: Page) =>
  page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Suggested for You" }),
  });

test.describe("on a small screen", () => {
  test("suggests the next five users after every tenth post", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Rufus", "Chosen"));
    const requestedQueries: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/users/suggested")) {
        requestedQueries.push(new URL(request.url()).search);
      }
    });
    await openFeed(page);
    expect(requestedQueries).toEqual([]);
    await page.getByRole("article").nth(9).scrollIntoViewIfNeeded();
    const first = blocks(page).first();
    await expect(first.getByRole("listitem")).toHaveCount(5);
    expect(requestedQueries).toEqual([""]);
    await expect(page.getByText(/^From \w+$/).first()).toBeVisible();
    // On a scrolled page, the bars may cover half of a link, which axe reports as too small.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(page, "li:has(> * li)");
    await page.getByRole("article").nth(19).scrollIntoViewIfNeeded();
    await expect(blocks(page)).toHaveCount(2);
    await expect.poll(() => requestedQueries).toEqual(["", "?offset=5"]);
  });

  test("removes a followed user at once, and restores them if following fails", async ({
    page,
    signIn,
    pageErrors,
  }) => {
    pageErrors.allow(failureText);
    await signIn(uniquePerson("Rufus", "Chosen"));
    await openFeed(page);
    await page.getByRole("article").nth(9).scrollIntoViewIfNeeded();
    const people = blocks(page).first().getByRole("listitem");
    await expect(people).toHaveCount(5);
    const names = await people.allInnerTexts();
    await page.route("**/follow", (route) => route.fulfill({ status: 500 }));
    await people.nth(1).getByRole("button").click();
    await expect(
      page.getByText("Failed to update follow status", { exact: true }),
    ).toBeVisible();
    await expect.poll(() => people.allInnerTexts()).toEqual(names);
    await page.unroute("**/follow");
    const follow = people.nth(1).getByRole("button");
    const label = (await follow.getAttribute("aria-label")) ?? "";
    await follow.click();
    await expect(
      blocks(page).first().getByRole("button", { name: label, exact: true }),
    ).toHaveCount(0);
    await expect(
      page.getByText("You are now following this user", { exact: true }),
    ).toBeVisible();
  });

  test("shows only the product promo when there are no suggestions", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Rufus", "Chosen"));
    await page.route("**/api/users/suggested*", (route) =>
      route.fulfill({ json: [] }),
    );
    await openFeed(page);
    await page.getByRole("article").nth(9).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole("link", { name: "Open the Bible" }),
    ).toBeVisible();
    await expect(blocks(page)).toHaveCount(0);
  });
});

test(
  "a large screen shows suggestions beside the feed, and requests them once",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(uniquePerson("Rufus", "Chosen"));
    const requestedUrls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/users/suggested"))
        requestedUrls.push(request.url());
    });
    await openFeed(page);
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("article").nth(30)).toBeAttached();
    await expect(page.getByText(/^From \w+$/)).toHaveCount(0);
    expect(requestedUrls).toHaveLength(1);
  },
);
