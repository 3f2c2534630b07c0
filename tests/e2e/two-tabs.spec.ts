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

const somebody = () => ({
  email: `tabs-${randomUUID().slice(0, 8)}@example.org`,
});

test("what one tab signs out of, the other shows no longer", async ({
  page,
  context,
  signIn,
  isMobile,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(somebody());
  // Of a profile of one's own nothing is asked any more once it is nobody's.
  const ofNobody: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/users\/(\/|$)/.test(request.url())) {
      ofNobody.push(request.url());
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
  expect(ofNobody).toEqual([]);
});

test("a call refused because the session has ended leads to the sign-in page", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(somebody());
  await open(page, "/home");
  await context.clearCookies({ name: "session" });
  await page.getByRole("button", { name: /^Like/ }).first().click();
  await expect(page.getByRole("alert")).toHaveText(
    "Your session ended. Sign in to continue. What you wrote is saved.",
  );
});

test("what one tab signs in to, a visitor's tab shows too", async ({
  page,
  context,
  signIn,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await signIn(somebody());
  await open(other, "/home");
  await expect(
    page.getByRole("main").getByRole("article").first(),
  ).toBeVisible();
});

test("two tabs agree on a follow and a like, whichever of them makes it", async ({
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
  await signIn(somebody());
  await open(page, urls.post(post));
  const theirs = page.getByRole("link", { name: "Solomon Sage" }).first();
  const other = await context.newPage();
  await open(other, (await theirs.getAttribute("href")) ?? "");
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
