import { randomUUID } from "node:crypto";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  createPost,
  onlyPostBy,
  openFeed,
  reloadFeed,
  uniqueAuthor,
} from "../helpers/feed";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
  phoneWindow,
} from "../helpers/window-sizes";

/** A user who doesn't follow anyone yet. */
function newcomer() {
  return { email: `newcomer-${randomUUID().slice(0, 8)}@example.org` };
}

test.describe("Suggested for You", { tag: "@desktop" }, () => {
  test("another suggestion replaces a followed user", async ({
    page,
    signIn,
  }) => {
    await signIn(newcomer());
    await open(page, "/games");
    const people = page
      .getByRole("region", { name: "Suggested for You" })
      .getByRole("listitem");
    await expect(people).toHaveCount(5);
    const follow = people.first().getByRole("button", { name: /^Follow / });
    const label = await follow.getAttribute("aria-label");
    await follow.click();
    await expect(
      page.getByRole("button", { name: label ?? "", exact: true }),
    ).toHaveCount(0);
    await expect(
      page.getByText("You are now following this user", { exact: true }),
    ).toBeVisible();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("region", { name: "Messages" }).getByRole("listitem"),
    ).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(people).toHaveCount(5);
    await expectAccessible(page);
  });

  test("a suggestion returns to the same position if following fails", async ({
    page,
    signIn,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await signIn(newcomer());
    await open(page, "/games");
    await page.route("**/api/users/*/follow", (route) =>
      route.fulfill({ status: 503 }),
    );
    const people = page
      .getByRole("region", { name: "Suggested for You" })
      .getByRole("listitem");
    await expect(people).toHaveCount(5);
    const names = await people.allInnerTexts();
    await people.nth(2).getByRole("button").click();
    await expect(
      page.getByText("Failed to update follow status", { exact: true }),
    ).toBeVisible();
    await expect.poll(() => people.allInnerTexts()).toEqual(names);
  });
});

test("a profile shows name, join date, posts and a follow button", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = uniqueAuthor();
  const name = `${writer.firstName} ${writer.lastName}`;
  await createPost(await pageAs(writer), { type: "text", content: "Watered." });
  await signIn(newcomer());
  await openFeed(page);
  await onlyPostBy(page, writer).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/profile\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(name);
  await expectAccessible(page);

  const main = page.getByRole("main");
  // The author's post cards have follow buttons too, further down.
  const follow = main
    .getByRole("button", { name: `Follow ${name}`, exact: true })
    .first();
  await follow.dblclick();
  const unfollow = main.getByRole("button", { name: `Unfollow ${name}` });
  await expect(unfollow).toBeVisible();
  await expect(
    page.getByText("You are now following this user", { exact: true }),
  ).toBeVisible();
  await reloadFeed(page);
  await unfollow.click();
  await expect(follow).toBeVisible();
});

test("a user's own profile has no follow button", async ({ page, signIn }) => {
  await signIn(newcomer());
  await page.goto("/profile");
  await expect(
    page.getByText("You haven't posted anything yet."),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("button", { name: /ollow/ }),
  ).toHaveCount(0);
});

test("the longest possible name fits on the profile", async ({
  page,
  signIn,
}) => {
  await signIn({ ...newcomer(), firstName: "W".repeat(50) });
  await page.goto("/profile");
  const name = page.getByRole("heading", { level: 1 });
  for (const size of [phoneWindow, desktopWindow]) {
    await page.setViewportSize(size);
    expect(await name.evaluate((h1) => h1.scrollWidth <= h1.clientWidth)).toBe(
      true,
    );
    const box = await name.boundingBox();
    const card = await page.getByRole("main").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(
      (card?.x ?? 0) + (card?.width ?? 0),
    );
  }
});

test("users can be found by part of their name from any page", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = uniqueAuthor();
  const name = `${writer.firstName} ${writer.lastName}`;
  await pageAs(writer);
  await signIn(newcomer());
  await open(page, "/games");
  const field = page.getByRole("banner").getByLabel("Find people and groups");
  await field.fill(writer.lastName.slice(0, -1).toUpperCase());
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: name });
  await expectAccessibleAtBothSizes(page, "main");
  await row.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(
    row.getByRole("button", { name: `Unfollow ${name}` }),
  ).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  // The wide layout has its own field.
  await page.setViewportSize(desktopWindow);
  await field.fill("nobody is called so");
  await field.press("Enter");
  await expect(main).toContainText("No people found for");
});

test("an unknown profile returns 404", async ({ page, signIn }) => {
  await signIn();
  const response = await page.goto("/profile/nobody");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("User not found")).toBeVisible();
  await expect(page).toHaveTitle(/^User not found · /);
  await expect(
    page.getByText("The profile you're looking for doesn't exist."),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Block this account" }),
  ).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("with follow approval, a user receives requests, approves them and removes followers", async ({
  page,
  signIn,
  pageAs,
}) => {
  const requester = newcomer();
  await signIn(newcomer());
  await open(page, "/settings");
  const approves = page.getByRole("switch", { name: "I approve followers" });
  await approves.click();
  await expect(
    page.getByText("You now approve your followers", { exact: true }),
  ).toBeVisible();
  await expect(approves).toBeChecked();
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as {
    id: string;
  };

  const theirs = await pageAs(requester);
  await open(theirs, `/profile/${id}`);
  const main = theirs.getByRole("main");
  const requested = main.getByRole("button", { name: /^Requested/ });
  await main.getByRole("button", { name: /^Follow / }).click();
  await expect(requested).toBeVisible();
  await expect(theirs.getByText("Request sent", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "0 Followers" })).toBeVisible();
  await requested.click();
  await expect(requested).toHaveCount(0);
  // The toast of the first request may still be there.
  const sent = theirs.waitForResponse(
    (response) =>
      response.url().endsWith("/follow") &&
      response.request().postData() === '{"desired":true}',
  );
  await main.getByRole("button", { name: /^Follow / }).click();
  await sent;

  await open(page, "/profile");
  await page.getByRole("link", { name: "1 person asks to follow you" }).click();
  await expectAccessible(page);
  const requests = page.getByRole("region", { name: "Requests" });
  await requests.getByRole("button", { name: /^Approve / }).click();
  await expect(requests).toHaveCount(0);
  const options = page.getByRole("button", { name: /^Options for / });
  await expect(options).toHaveCount(1);
  await expect(page.getByRole("link", { name: "1 Followers" })).toBeVisible();
  await options.click();
  await page.getByRole("menuitem", { name: "Remove follower" }).click();
  await expect(
    page.getByText("You don't have any followers yet."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "0 Followers" })).toBeVisible();
});
