import { expect, expectAccessible, open } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

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

for (const someViews of [views.slice(0, 4), views.slice(4)]) {
  test(
    `${someViews.map(([path]) => path).join(", ")} are accessible to an admin at both sizes in light and dark mode`,
    // On a desktop first, because the server omits the side columns for phones.
    { tag: "@desktop" },
    async ({ page, signIn }) => {
      await signIn(owner);
      for (const [path, title] of someViews) {
        await open(page, path);
        await expect(
          page.getByRole("heading", { level: 1, name: title }),
        ).toBeVisible();
        await expectAccessibleAtBothSizes(page);
      }
    },
  );
}

test("asks a visitor to sign in, and redirects a member home without an Admin link", async ({
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

test("grants admin access, applies it at once and revokes it", async ({
  page,
  signIn,
  pageAs,
}) => {
  const deputy = uniquePerson("Joseph", unique("Vizier").replace(" ", ""));
  const deputyPage = await pageAs(deputy);
  await signIn(owner);
  await open(page, `/admin?view=users&q=${deputy.lastName}`);
  const setLevel = async (level: string) => {
    await page.getByRole("button", { name: /^Manage Permissions for/ }).click();
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

  await open(deputyPage, "/admin?view=posts");
  await expect(deputyPage.getByText("Read-only access").first()).toBeVisible();
  await setLevel("None");
  await expect(page.getByText("Admin: read")).toHaveCount(0);
  await deputyPage.goto("/admin?view=posts");
  await expect(deputyPage).toHaveURL(/\/$/);
  await open(deputyPage, "/settings#admin-actions");
  await expect(
    deputyPage.getByText("Changed admin access to “read”"),
  ).toBeVisible();
});

test("the owner makes a power admin with the keyboard, and removes them again", async ({
  page,
  signIn,
  pageAs,
}) => {
  const deputy = uniquePerson("Titus", unique("Bishop").replace(" ", ""));
  const deputyPage = await pageAs(deputy);
  await signIn(owner);
  await open(page, `/admin?view=users&q=${deputy.lastName}`);
  const confirm = async (title: string, text: string, toast: string) => {
    const button = page.getByRole("button", { name: `${title}: Titus` });
    await button.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toContainText(text);
    await expectAccessibleAtBothSizes(page, "[data-dialog]");
    await dialog.getByRole("textbox", { name: "Reason" }).fill(`To ${title}`);
    await dialog.getByRole("button", { name: title }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByText(`${deputy.lastName} ${toast}`).first(),
    ).toBeVisible();
  };
  await confirm(
    "Make Power Admin",
    "read the audit log",
    "is now a power admin",
  );
  await expect(page.getByText("Power admin", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Manage Permissions for/ }),
  ).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: /^Remove Power Admin/ }),
  ).toBeFocused();
  await expectAccessibleAtBothSizes(page);

  await open(deputyPage, "/admin?view=audit");
  await expect(
    deputyPage.getByText("“To Make Power Admin”").first(),
  ).toBeVisible();
  await expect(
    deputyPage.getByText(/^Admin access: none .*→ power admin$/).first(),
  ).toBeVisible();
  await confirm(
    "Remove Power Admin",
    "loses all admin access",
    "is no longer a power admin",
  );
  await expect(page.getByText("Power admin", { exact: true })).toHaveCount(0);
  await deputyPage.goto("/admin");
  await expect(deputyPage).toHaveURL(/\/$/);
  await open(deputyPage, "/settings#admin-actions");
  for (const text of ["power admin", "none"])
    await expect(
      deputyPage.getByText(`Changed admin access to “${text}”`),
    ).toBeVisible();
});

test("finds a post by its author, raises its likes and deletes it", async ({
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

test("shows active users for a date range that is picked with the keyboard", async ({
  page,
  signIn,
  pageAs,
}) => {
  const guest = uniquePerson("Eutychus", unique("Window").replace(" ", ""));
  const guestPage = await pageAs(guest);
  const visitResponse = guestPage.waitForResponse(
    "**/api/analytics/page-visit",
  );
  await open(guestPage, "/bible");
  await visitResponse;
  await signIn(owner);
  await open(page, "/admin");
  await page.getByRole("link", { name: /^Active Users/ }).click();
  await page.getByLabel("Search users").fill(guest.lastName);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const userRow = page
    .getByRole("listitem")
    .filter({ hasText: guest.lastName })
    // The day is a list item too.
    .last();
  await expect(userRow).toContainText("1 session");
  await expect(userRow).toContainText(guest.email);

  await page.getByRole("button", { name: "Pick a date range" }).press("Enter");
  const calendar = page.getByRole("dialog", { name: "Pick a date range" });
  await expect(calendar.getByText("Choose the first day.")).toBeVisible();
  await expectAccessible(page, "[data-dialog]");
  const today = calendar.getByRole("button", { name: /^Today, / });
  await expect(today).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(calendar.getByText(/Choose the last day\.$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/from=[\d-]+&to=[\d-]+/);
  await expect(userRow).toContainText("1 session");

  await open(page, `/admin?view=session-analytics&q=${guest.lastName}`);
  const card = page.getByRole("listitem").filter({ hasText: guest.lastName });
  await expect(card.getByRole("definition").first()).toHaveText("1");
});

test("deletes a user with a reason, including posts and sessions", async ({
  page,
  signIn,
  pageAs,
}) => {
  const deletedUser = uniquePerson("Ananias", unique("Field").replace(" ", ""));
  const userPage = await pageAs(deletedUser);
  const content = unique("Kept back part of the price");
  const post = await createPost(userPage, { type: "text", content });
  await signIn(owner);
  await open(page, `/admin?view=users&q=${deletedUser.lastName}`);
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
  await expect(page.getByText(/^No users found for/)).toBeVisible();
  expect((await page.request.get(`/post/${post}`)).status()).toBe(404);
  await userPage.goto("/settings");
  await expect(
    userPage.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await open(page, "/admin?view=audit");
  await expect(page.getByText("Lied to the Spirit")).toBeVisible();
});

test("selects a period by links, and Back returns to the previous one", async ({
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
  // Invalid query parameters are ignored.
  await open(page, "/admin?from=soon&view=nothing");
  await expect(
    page.getByRole("heading", { level: 1, name: "Admin Dashboard" }),
  ).toBeVisible();
});
