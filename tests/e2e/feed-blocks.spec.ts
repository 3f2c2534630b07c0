import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { failureText, openFeed, uniquePerson } from "../helpers/feed";

const blocks = (page: Page) =>
  page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Suggested for You" }),
  });

test.describe("on a small screen", () => {
  test("people to follow stand behind every tenth post, five further on each time", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Rufus", "Chosen"));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suggested")) {
        asked.push(new URL(request.url()).search);
      }
    });
    await openFeed(page);
    expect(asked).toEqual([]);
    await page.getByRole("article").nth(9).scrollIntoViewIfNeeded();
    const first = blocks(page).first();
    await expect(first.getByRole("listitem")).toHaveCount(5);
    expect(asked).toEqual([""]);
    await expect(page.getByText(/^From \w+$/).first()).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole("article").nth(19).scrollIntoViewIfNeeded();
    await expect(blocks(page)).toHaveCount(2);
    await expect.poll(() => asked).toEqual(["", "?offset=5"]);
  });

  test("who is followed leaves at once, and comes back if it fails", async ({
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

  test("where nobody is left to suggest, the house has its word alone", async ({
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
  "a large screen has the people beside the page, and asks for them once",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(uniquePerson("Rufus", "Chosen"));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suggested")) asked.push(request.url());
    });
    await openFeed(page);
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("article").nth(30)).toBeAttached();
    await expect(page.getByText(/^From \w+$/)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  },
);
