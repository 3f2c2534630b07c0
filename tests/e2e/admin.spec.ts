import { expect, expectAccessible, open } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";

const owner = {
  email: "owner@example.org",
  firstName: "Ada",
  lastName: "Owner",
};

const views = [
  ["/admin?days=30", "Admin Dashboard"],
  ["/admin?view=users", "User Management"],
  ["/admin?view=posts", "Post Management"],
  ["/admin?view=daily-users", "Daily Active Users"],
  ["/admin?view=session-analytics", "Session Analytics"],
  ["/admin?view=reports", "Reports"],
  ["/admin?view=audit", "Audit Log"],
] as const;

for (const [path, title] of views) {
  test(
    `an admin at ${path} meets no barrier, in light or dark`,
    { tag: "@both" },
    async ({ page, signIn }) => {
      await signIn(owner);
      await open(page, path);
      await expect(
        page.getByRole("heading", { level: 1, name: title }),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test("a visitor is asked to sign in, a member is led home, and learns no more", async ({
  page,
  signIn,
}) => {
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(401);
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await signIn(uniquePerson("Nicodemus", "Ruler"));
  await page.goto("/admin?view=users");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test("a level is given, counts at once, and is taken back", async ({
  page,
  signIn,
  pageAs,
}) => {
  const deputy = uniquePerson("Joseph", unique("Vizier").replace(" ", ""));
  const theirs = await pageAs(deputy);
  await signIn(owner);
  await open(page, `/admin?view=users&q=${deputy.lastName}`);
  const setLevel = async (level: string) => {
    await page.getByRole("button", { name: /^Manage Permissions of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Manage Permissions" });
    await dialog.getByRole("radio", { name: new RegExp(`^${level}`) }).check();
    await expectAccessible(page, "[data-dialog]");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
  };
  await setLevel("Read");
  await expect(
    page.getByText("Permissions updated successfully", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Admin: read")).toBeVisible();

  await open(theirs, "/admin?view=posts");
  await expect(theirs.getByText("Read-only access").first()).toBeVisible();
  await setLevel("None");
  await expect(page.getByText("Admin: read")).toHaveCount(0);
  await theirs.goto("/admin?view=posts");
  await expect(theirs).toHaveURL(/\/$/);
  await open(theirs, "/settings#admin-actions");
  await expect(
    theirs.getByText("Changed admin access to “read”"),
  ).toBeVisible();
});

test("a post is found by its author, its likes go up, and it is deleted", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = uniquePerson("Korah", unique("Izhar").replace(" ", ""));
  const content = unique("Ye take too much upon you");
  await createPost(await pageAs(author), { type: "text", content });
  await signIn(owner);
  await open(page, "/admin?view=posts");
  await page.getByLabel("Search posts by author").fill(author.lastName);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const post = page.getByRole("listitem").filter({ hasText: content });
  await post.getByRole("button", { name: /\+5/ }).click();
  await expect(
    page.getByText("Likes updated successfully", { exact: true }),
  ).toBeVisible();
  await post.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Post" });
  await dialog.getByRole("button", { name: "Delete Post" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("who was here is seen by day and by person, of days that a calendar gives by keyboard", async ({
  page,
  signIn,
  pageAs,
}) => {
  const guest = uniquePerson("Eutychus", unique("Window").replace(" ", ""));
  const theirs = await pageAs(guest);
  const counted = theirs.waitForResponse("**/api/analytics/page-visit");
  await open(theirs, "/bible");
  await counted;
  await signIn(owner);
  await open(page, "/admin");
  await page.getByRole("link", { name: /^Active Users/ }).click();
  await page.getByLabel("Search users").fill(guest.lastName);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const person = page.getByRole("listitem").filter({ hasText: guest.lastName });
  await expect(person).toContainText("1 session");
  await expect(person).toContainText(guest.email);

  await page.getByRole("button", { name: "Pick a date range" }).press("Enter");
  const calendar = page.getByRole("dialog", { name: "Pick a date range" });
  await expect(calendar.getByText("Choose the first day.")).toBeVisible();
  await expectAccessible(page, "[popover]:popover-open");
  const today = calendar.locator("[aria-current=date]");
  await expect(today).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(calendar.getByText(/Choose the last day\.$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/from=[\d-]+&to=[\d-]+/);
  await expect(person).toContainText("1 session");

  await open(page, `/admin?view=session-analytics&q=${guest.lastName}`);
  const card = page.getByRole("listitem").filter({ hasText: guest.lastName });
  await expect(card.getByRole("definition").first()).toHaveText("1");
});

test("a person is deleted with a reason, and is nowhere any more", async ({
  page,
  signIn,
  pageAs,
}) => {
  const doomed = uniquePerson("Ananias", unique("Field").replace(" ", ""));
  const theirs = await pageAs(doomed);
  const content = unique("Kept back part of the price");
  const post = await createPost(theirs, { type: "text", content });
  await signIn(owner);
  await open(page, `/admin?view=users&q=${doomed.lastName}`);
  await page.getByRole("button", { name: /^Delete Ananias/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete User" });
  await dialog
    .getByRole("textbox", { name: "Reason" })
    .fill("Lied to the Spirit");
  await dialog.getByRole("button", { name: "Delete User" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText("User deleted successfully", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Nobody found for/)).toBeVisible();
  expect((await page.request.get(`/post/${post}`)).status()).toBe(404);
  await theirs.goto("/settings");
  await expect(
    theirs.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await open(page, "/admin?view=audit");
  await expect(page.getByText("Lied to the Spirit")).toBeVisible();
});

test.describe("before there are scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("likes go up, and a person is deleted, by forms", async ({
    page,
    signIn,
    pageAs,
  }) => {
    const author = uniquePerson("Achan", unique("Carmi").replace(" ", ""));
    const theirs = await pageAs(author);
    await createPost(theirs, { type: "text", content: unique("A wedge") });
    await signIn(owner);
    await page.goto(`/admin?view=posts&q=${author.lastName}`);
    await page.getByRole("button", { name: /^\+5 / }).click();
    await expect(page.getByText("Likes updated successfully")).toBeVisible();
    await page.goto(`/admin?view=users&q=${author.lastName}`);
    await page.getByLabel(/^Delete Achan/).click();
    await page.getByRole("button", { name: "Delete User" }).click();
    await expect(page.getByText("User deleted successfully")).toBeVisible();
  });
});

test("a period is chosen by links and by dates, and Back leads to the one before", async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await open(page, "/admin");
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute(
    "aria-current",
    /./,
  );
  await page.getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL(/days=30/);
  await expect(page.getByRole("link", { name: "30 days" })).toHaveAttribute(
    "aria-current",
    /./,
  );
  await page.goBack();
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute(
    "aria-current",
    /./,
  );
  // What an address asks wrongly is left out of it.
  await open(page, "/admin?from=soon&view=nothing");
  await expect(
    page.getByRole("heading", { level: 1, name: "Admin Dashboard" }),
  ).toBeVisible();
});
