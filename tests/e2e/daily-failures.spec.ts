import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { startSite } from "../helpers/local-site";

const dailyPages = [
  { path: "/verse-of-the-day", kind: "verse" },
  { path: "/verse-detail", kind: "verse" },
  { path: "/prayer-of-the-day", kind: "prayer" },
  { path: "/prayer-detail", kind: "prayer" },
] as const;

const emptyTitles = {
  verse: "No Verse Available",
  prayer: "No Prayer Available",
} as const;

test("a visitor sees that a day couldn't be loaded, and goes back", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/500/);
  // A site without database tables, so that every query fails.
  const { url, stop } = await startSite({ tables: false });
  try {
    await page.goto(`${url}/landing`);
    for (const { path, kind } of dailyPages) {
      const response = await page.goto(`${url}${path}`);
      expect(response?.status()).toBe(500);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        `Unable to load ${kind}`,
      );
      await expect(main.getByText(/^Reference: [\da-f-]{36}$/)).toBeVisible();
      // They differ only in a word.
      if (path === "/prayer-detail") await expectAccessible(page);
      await main.getByRole("link", { name: "Go Back" }).click();
      await expect(page).toHaveURL(`${url}/landing`);
    }
  } finally {
    await stop();
  }
});

test("a member sees it inside the app, and returns to the previous page", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load|fetch)|SyntaxError/);
  await signIn();
  // Only requests with a date fail, because the test returns to today's page.
  await page.route(/\.data\?.*date=/, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  for (const { path, kind } of dailyPages) {
    await open(page, path);
    await page.getByRole("link", { name: "Previous day" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      `Unable to load ${kind}`,
    );
    await main.getByRole("link", { name: "Go Back" }).click();
    await expect(main.getByRole("article")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("a member sees that there is no content for a day, and goes home", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const { path, kind } of dailyPages) {
    await open(page, `${path}?date=2999-01-01`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      emptyTitles[kind],
    );
    await expect(main.getByText("Please try again later")).toBeVisible();
    await main.getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("reports a failed like when the connection is lost before the first interaction", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load|fetch)/);
  await signIn();
  await open(page, "/verse-of-the-day");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Like/ }).click();
  await expect(
    page.getByText("Failed to update like. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
});
