import type { Page } from "@playwright/test";
import { expect, expectAccessible, open } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";

async function getUserId(page: Page): Promise<string> {
  const response = await page.request.get("/api/auth/user");
  return ((await response.json()) as { id: string }).id;
}

async function follow(page: Page, userId: string): Promise<void> {
  const response = await page.request.post(`/api/users/${userId}/follow`, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
}

const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Profile" }).getByRole("tab", { name });

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

test("each tab of the user's own empty profile has its own message", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Jabez", "New"));
  await open(page, "/profile");
  await expect(page).toHaveTitle(/^Jabez New · /);
  await expectText(page, "You haven't posted anything yet.");
  await tab(page, "Followers").click();
  await expect(page).toHaveURL(/\/profile\?tab=followers$/);
  await expectText(page, "You don't have any followers yet.");
  await expectAccessible(page);
  await tab(page, "Following").click();
  await expectText(page, "You're not following anyone yet.");
  await expect(page).toHaveTitle(/^Jabez New · /);
});

test("each tab of another user's empty profile has its own message", async ({
  page,
  signIn,
  pageAs,
}) => {
  const other = await pageAs(uniquePerson("Mahlon", "Quiet"));
  const path = `/profile/${await getUserId(other)}`;
  await signIn(uniquePerson("Jabez", "New"));
  await open(page, path);
  await expectText(page, "This user hasn't posted anything yet.");
  await page.getByRole("link", { name: "0 Followers" }).click();
  await expectText(page, "This user doesn't have any followers yet.");
  await page.getByRole("link", { name: "0 Following" }).click();
  await expectText(page, "This user isn't following anyone yet.");
  await page.getByRole("link", { name: "0 Posts" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\??#lists$`));
});

test("tabs work by keyboard, and each has its own history entry", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Jabez", "New"));
  await open(page, "/profile");
  await tab(page, "Posts").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Followers")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(tab(page, "Following")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(page, "Posts")).toHaveAttribute("aria-selected", "true");
  await page.goForward();
  await page.reload();
  await expectText(page, "You're not following anyone yet.");
});

test("every follow button updates the lists and counts", async ({
  page,
  signIn,
  pageAs,
}) => {
  const star = uniquePerson("Naomi", "Star");
  const starPage = await pageAs(star);
  const starId = await getUserId(starPage);
  const fan = await pageAs(uniquePerson("Orpah", "Fan"));
  await follow(fan, starId);
  const fanId = await getUserId(fan);
  await signIn(uniquePerson("Ruth", "Follower"));
  await open(page, `/profile/${starId}?tab=followers`);
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Follow Naomi Star" }).click();
  await expect(page.getByRole("link", { name: "2 Followers" })).toBeVisible();
  await expect(rows).toHaveCount(2);
  // The viewer's own row has no button.
  const ownRow = rows.filter({ hasText: "Ruth Follower" });
  await expect(ownRow.getByRole("button")).toHaveCount(0);
  await expect(ownRow.getByRole("link")).toHaveCount(1);
  const followed = page.waitForResponse(`**/api/users/${fanId}/follow`);
  await rows.getByRole("button", { name: "Follow Orpah Fan" }).click();
  await expect(
    rows.getByRole("button", { name: "Unfollow Orpah Fan" }),
  ).toBeVisible();
  // The whole row is a link, except its button.
  const row = rows.filter({ hasText: "Orpah Fan" });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expect(row.getByRole("link", { name: /View Profile$/ })).toBeVisible();
  await row.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(new RegExp(`/profile/${fanId}$`));
  await expect(
    page.getByRole("heading", { level: 1, name: "Orpah Fan" }),
  ).toBeVisible();
  await expect(
    main.getByRole("button", { name: "Unfollow Orpah Fan" }),
  ).toBeVisible();

  expect((await followed).status()).toBe(200);
  await open(page, "/profile?tab=following");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("link", { name: "2 Following" })).toBeVisible();
  await expect(page.getByText("View Profile")).toHaveCount(0);
  const unfollowed = page.waitForResponse("**/api/users/*/follow");
  await rows.getByRole("button", { name: "Unfollow Naomi Star" }).click();
  await expect(page.getByRole("link", { name: "1 Following" })).toBeVisible();
  // The row stays, so that the user can be followed again.
  await expect(
    rows.getByRole("button", { name: "Follow Naomi Star" }),
  ).toBeVisible();
  await unfollowed;
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test("a follow made while the followers load appears in the list", async ({
  page,
  signIn,
  pageAs,
}) => {
  const starId = await getUserId(await pageAs(uniquePerson("Naomi", "Star")));
  await signIn(uniquePerson("Ruth", "Follower"));
  await open(page, `/profile/${starId}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const followersRequest = page.waitForRequest("**/api/users/*/followers*");
  await page.route(
    "**/api/users/*/followers*",
    async (route) => {
      const staleResponse = await route.fetch({ maxRetries: 2 });
      await held;
      // The page may have aborted the request.
      await route.fulfill({ response: staleResponse }).catch(() => undefined);
    },
    { times: 1 },
  );
  await tab(page, "Followers").click();
  await followersRequest;
  const followed = page.waitForResponse("**/api/users/*/follow");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Follow Naomi Star" })
    .click();
  await followed;
  release();
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Ruth Follower");
});

test("a failed follow reverts the button and the counts", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const other = await pageAs(uniquePerson("Boaz", "Field"));
  const id = await getUserId(other);
  await signIn(uniquePerson("Ruth", "Follower"));
  await open(page, `/profile/${id}`);
  await page.route("**/api/users/*/follow", (route) =>
    route.fulfill({ status: 503 }),
  );
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Follow Boaz Field" }).click();
  await expectText(page, "Failed to update follow status. Please try again.");
  await expect(
    main.getByRole("button", { name: "Follow Boaz Field" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "0 Followers" })).toBeVisible();
});

test("client navigation shows skeletons until the profile has loaded", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const author = uniquePerson("Apollos", "Eloquent");
  const writer = await pageAs(author);
  const id = await getUserId(writer);
  const text = unique("Mighty in the scriptures");
  const postId = await createPost(writer, { type: "text", content: text });
  await signIn(uniquePerson("Ruth", "Follower"));
  await open(page, `/post/${postId}`);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/users/${id}**`, async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole("link", { name: "Apollos Eloquent" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Loading profile" }),
  ).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Loading posts" }),
  ).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(
    page.getByRole("heading", { level: 1, name: "Apollos Eloquent" }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Apollos Eloquent · /);
  await expect(page.getByText(text)).toBeVisible();

  // A failed list shows an error and can be retried.
  await page.route("**/api/users/*/following**", (route) =>
    route.fulfill({ status: 503 }),
  );
  await tab(page, "Following").click();
  await expectText(page, "Couldn't load these people. Please try again.");
  await page.unroute("**/api/users/*/following**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectText(page, "This user isn't following anyone yet.");
});

test("client navigation to a deleted user shows 'User not found'", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const writer = await pageAs(uniquePerson("Demas", "Gone"));
  const postId = await createPost(writer, {
    type: "text",
    content: unique("Having loved this present world"),
  });
  await signIn(uniquePerson("Ruth", "Follower"));
  await open(page, `/post/${postId}`);
  await page.route("**/api/users/**", (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole("link", { name: "Demas Gone" }).click();
  await expect(
    page.getByRole("heading", { name: "User not found" }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^User not found · /);
  await expectText(page, "The profile you're looking for doesn't exist.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs and counts work as links", async ({ page, signIn }) => {
    await signIn(uniquePerson("Jabez", "New"));
    await page.goto("/profile");
    await tab(page, "Followers").click();
    await expectText(page, "You don't have any followers yet.");
    await page.getByRole("link", { name: "0 Following" }).click();
    await expectText(page, "You're not following anyone yet.");
    await expect(
      page.getByRole("button", { name: "Edit Profile" }),
    ).toBeHidden();
  });
});
