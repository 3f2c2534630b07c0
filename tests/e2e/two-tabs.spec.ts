import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { urls } from "~/shared/urls";
import { expect, test, open } from "../helpers/e2e";
import {
  card,
  createPost,
  uniquePerson as author,
  unique,
} from "../helpers/feed";

const newUser = () => ({
  email: `tabs-${randomUUID().slice(0, 8)}@example.org`,
});

test("signing out on one tab signs out the other", async ({
  page,
  context,
  signIn,
  isMobile,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(newUser());
  // After signing out, the profile page must not send requests without a user id.
  const requestsWithoutId: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/users\/(\/|$)/.test(request.url())) {
      requestsWithoutId.push(request.url());
    }
  });
  await open(page, "/profile");
  const other = await context.newPage();
  await open(other, "/games");
  if (isMobile) await other.getByRole("button", { name: "Account" }).click();
  await other
    .getByRole(isMobile ? "menuitem" : "link", { name: "Sign Out" })
    .click();
  await other.waitForURL("/");
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  expect(requestsWithoutId).toEqual([]);
});

test("a request rejected with 401 leads to the sign-in page", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(newUser());
  await open(page, "/home");
  await context.clearCookies({ name: "session" });
  await page.getByRole("button", { name: /^Like/ }).first().click();
  await expect(page.getByRole("alert")).toHaveText(
    "Your session ended. Sign in to continue. What you wrote is saved.",
  );
});

test("signing in on one tab updates a visitor's tab", async ({
  page,
  context,
  signIn,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await signIn(newUser());
  await open(other, "/home");
  await expect(
    page.getByRole("main").getByRole("article").first(),
  ).toBeVisible();
});

test("follows and likes are synced between two tabs", async ({
  page,
  context,
  signIn,
  pageAs,
}) => {
  const text = unique("Two are better than one");
  const post = await createPost(await pageAs(author("Solomon", "Sage")), {
    type: "text",
    content: text,
  });
  await signIn(newUser());
  await open(page, urls.post(post));
  const authorLink = page.getByRole("link", { name: "Solomon Sage" }).first();
  const other = await context.newPage();
  await open(other, (await authorLink.getAttribute("href")) ?? "");
  const follow = page.getByRole("button", { name: "Follow Solomon Sage" });
  const unfollow = other.getByRole("button", { name: "Unfollow Solomon Sage" });
  const followers = other.getByRole("link", { name: /Followers/ }).first();
  await follow.click();
  await expect(unfollow).toBeVisible();
  await expect(followers).toContainText("1");
  await unfollow.click();
  await expect(follow).toBeVisible();
  await expect(followers).toContainText("0");

  const hearts = [page, other].map((tab) =>
    card(tab, text).getByRole("button", { name: /^Like/ }),
  );
  const [here, there] = hearts as [Locator, Locator];
  await there.click();
  for (const heart of hearts) {
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).toContainText("1");
  }
  await here.click();
  for (const heart of hearts) {
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(heart).toContainText("0");
  }
});
