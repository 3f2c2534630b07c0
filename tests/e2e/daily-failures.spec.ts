import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { startSite } from "../helpers/local-site";

const days = [
  { path: "/verse-of-the-day", kind: "verse" },
  { path: "/verse-detail", kind: "verse" },
  { path: "/prayer-of-the-day", kind: "prayer" },
  { path: "/prayer-detail", kind: "prayer" },
] as const;

const nothing = {
  verse: "No Verse Available",
  prayer: "No Prayer Available",
} as const;

test("a visitor hears that a day could not be read, and goes back", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/500/);
  // A site whose database answers nothing.
  const { url, stop } = await startSite({ tables: false });
  try {
    for (const { path, kind } of days) {
      await page.goto(`${url}/landing`);
      const answer = await page.goto(`${url}${path}`);
      expect(answer?.status()).toBe(500);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        `Unable to load ${kind}`,
      );
      await expect(main.getByText(/^Reference: [\da-f-]{36}$/)).toBeVisible();
      await main.getByRole("link", { name: "Go Back" }).click();
      await expect(page).toHaveURL(`${url}/landing`);
    }
    await page.goto(`${url}/prayer-detail`);
    await expectAccessible(page);
  } finally {
    await stop();
  }
});

test("a member hears it inside the app, and goes back to where they were", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load|fetch)|SyntaxError/);
  await signIn();
  // Only days with a date of their own fail: today is where they go back to.
  await page.route(/\.data\?.*date=/, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  for (const { path, kind } of days) {
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

test("a member is told where there is nothing, and goes home", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const { path, kind } of days) {
    await open(page, `${path}?date=2999-01-01`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      nothing[kind],
    );
    await expect(main.getByText("Please try again later")).toBeVisible();
    await main.getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("who loses the network before his first touch still hears what fails", async ({
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
