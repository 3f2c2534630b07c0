import type { Page, Response } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { createPost, failureText, uniquePerson, unique } from "../helpers/feed";
import { toastText } from "../helpers/onboarding";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

const bell = (page: Page, unread = 0) =>
  page
    .getByRole("link", {
      name: unread ? `Notifications, ${unread} unread` : "Notifications",
      exact: true,
    })
    .filter({ visible: true });

const rows = (page: Page) =>
  page.getByRole("main").getByRole("list").getByRole("listitem");

const sendPost = async (page: Page, path: string, data: unknown) => {
  const response = await page.request.post(path, {
    data,
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok(), `${response.status()} of ${path}`).toBe(true);
};

const fetchUser = async (page: Page) => {
  const response = await page.request.get("/api/auth/user");
  return (await response.json()) as { id: string; username: string };
};
const getUserId = async (page: Page) => (await fetchUser(page)).id;
const getHandle = async (page: Page) => (await fetchUser(page)).username;

test("shows likes, follows and comments in the badge and on the page, links to them, and marks them as read", async ({
  page,
  pageAs,
  signIn,
}) => {
  await signIn(uniquePerson("Lydia", "Thyatira"));
  const text = unique("Whose heart the Lord opened");
  const post = await createPost(page, { type: "text", content: text });
  const me = await getUserId(page);
  const other = await pageAs(uniquePerson("Silas", "Companion"));
  await sendPost(other, `/api/posts/${post}/like`, { desired: true });
  await sendPost(other, `/api/users/${me}/follow`, { desired: true });
  await sendPost(other, `/api/posts/${post}/comments`, {
    content: "Amen, sister",
  });

  await open(page, "/home");
  const tab = await page.context().newPage();
  await open(tab, "/games");
  await expect(bell(tab, 3)).toBeVisible();
  await tab.locator("html[data-device]").waitFor();
  const read = page.waitForResponse(/notifications\/read$/);
  await bell(page, 3).click();
  await expect(page).toHaveURL("/notifications");
  await expect(rows(page)).toHaveCount(3);
  await (await read).finished();
  await expect(bell(tab)).toBeVisible();
  await expect(rows(page).first()).toContainText(
    "Silas Companion commented on your post",
  );
  await expect(rows(page).first()).toContainText("Amen, sister");
  // Showing them marks them as read; the "New" labels stay for this visit.
  await expect(bell(page)).toBeVisible();
  await expect(rows(page).getByText("New", { exact: true })).toHaveCount(3);
  await expectAccessibleAtBothSizes(page, "main");

  await rows(page)
    .getByRole("link", { name: /liked your post/ })
    .press("Enter");
  await expect(page).toHaveURL(`/post/${post}`);
  // The URL changes before the page renders; going back earlier would test nothing.
  await expect(page.getByRole("article")).toContainText(text);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).getByText("New", { exact: true })).toHaveCount(0);
});

test("each other kind of notification has its own text and link", async ({
  page,
  pageAs,
  signIn,
}) => {
  await signIn(uniquePerson("Dorcas", "Joppa"));
  const other = await pageAs(uniquePerson("Simon", "Tanner"));
  const [me, them] = [await getUserId(page), await getUserId(other)];
  const handle = await getHandle(page);
  const mine = await createPost(page, { type: "prayer", content: "Arise" });
  const text = (content: string) => ({ type: "text" as const, content });
  const named = await createPost(other, text(`Tunics by @${handle}`));
  const theirs = await createPost(other, text(unique("By the sea")));
  const event = await createPost(other, {
    type: "event",
    eventData: { title: "Breakfast", date: "2099-04-05", time: "07:00" },
  });
  const approval = "/api/users/follow-approval";
  await sendPost(page, "/api/notifications/settings", { thread: "app" });
  await sendPost(page, `/api/posts/${theirs}/comments`, { content: "Peace" });
  await sendPost(page, `/api/posts/${event}/interest`, { desired: true });
  await sendPost(page, approval, { desired: true });
  await sendPost(other, approval, { desired: true });
  await sendPost(page, `/api/users/${them}/follow`, { desired: true });

  await sendPost(other, `/api/users/${me}/follow`, { desired: true });
  await sendPost(other, `/api/users/${me}/follower`, { desired: true });
  await sendPost(other, `/api/posts/${theirs}/comments`, {
    content: `@${handle} and to you`,
  });
  await sendPost(other, `/api/posts/${theirs}/comments`, { content: "Amen" });
  await sendPost(other, `/api/posts/${mine}/like`, { desired: true });
  await other.request.delete(`/api/posts/${event}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });

  await open(page, "/home");
  await bell(page, 7).click();
  const simon = "Simon Tanner";
  const comment = new RegExp(`^/post/${theirs}#comment-`);
  const expected: [string, string | RegExp | null][] = [
    ["“Breakfast” was cancelled", null],
    [`${simon} liked your prayer request`, `/post/${mine}`],
    [`${simon} also commented on a post`, comment],
    [`${simon} replied to you`, comment],
    [`${simon} accepted your follow request`, `/profile/${them}`],
    [`${simon} requested to follow you`, "/profile?tab=followers#lists"],
    [`${simon} mentioned you`, `/post/${named}`],
  ];
  await expect(rows(page)).toHaveCount(expected.length);
  for (const [index, [label, href]] of expected.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(label);
    const link = row.getByRole("link");
    if (href === null) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute("href", href);
  }
  await expect(bell(page)).toBeVisible();
});

test("new notifications appear on an open page after pressing 'Show new'", async ({
  page,
  pageAs,
  signIn,
}) => {
  await signIn(uniquePerson("Eunice", "Lystra"));
  const me = await getUserId(page);
  await open(page, "/notifications");
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await expectAccessible(page);
  const other = await pageAs(uniquePerson("Lois", "Grandmother"));
  await sendPost(other, `/api/users/${me}/follow`, { desired: true });
  await page.locator("html[data-device]").waitFor();
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.getByRole("button", { name: "Show new" }).click();
  await expect(rows(page)).toHaveText(
    /^Lois Grandmother started following you/,
  );
  await expect(rows(page).getByRole("link")).toBeFocused();
  await expect(bell(page)).toBeVisible();
});

test("shows an error and a retry button if notifications can't be loaded", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Philemon", "Colossae"));
  await open(page, "/games");
  await page.route("**/api/notifications?*", (route) =>
    route.fulfill({ status: 500 }),
  );
  await bell(page).click();
  await expect(
    page.getByText("Couldn't load your notifications. Please try again."),
  ).toBeVisible();
  await page.unroute("**/api/notifications?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
});

test("asks visitors to sign in and redirects a missing notification to the list", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  for (const path of ["", "/0193", "/../settings/notifications"]) {
    await page.goto(`/notifications${path}`);
    await expect(
      page.getByRole("heading", { name: "Welcome back" }),
    ).toBeVisible();
  }
  await signIn(uniquePerson("Gaius", "Derbe"));
  await page.goto("/notifications/0193");
  await expect(page).toHaveURL("/notifications");
});

const isQuietHoursResponse = (response: Response) =>
  response.request().postData()?.includes("quietUntil") === true;

test("shows the saved level again if a change can't be saved", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await signIn(uniquePerson("Sopater", "Berea"));
  await open(page, "/settings/notifications");
  await page.route(/notifications.settings/, (route) =>
    route.fulfill({ status: 503 }),
  );
  // Two changes, because the first must be undone too.
  await page.getByLabel("Likes").selectOption("Off");
  await page.getByLabel("New followers").selectOption("Off");
  await expect(
    toastText(page, "Couldn't save. Please try again."),
  ).toBeVisible();
  await expect(page.getByLabel("Likes")).toHaveValue("app");
  await expect(page.getByLabel("New followers")).toHaveValue("app");

  // Times stay as typed, and leaving a field sends them again.
  await page.getByLabel("Quiet from").fill("22:00");
  const failed = page.waitForResponse(isQuietHoursResponse);
  await page.getByLabel("Quiet until").fill("07:00");
  await page.getByLabel("Quiet until").blur();
  await failed;
  await page.unroute(/notifications.settings/);
  const saved = page.waitForResponse(isQuietHoursResponse);
  await page.getByLabel("Quiet until").focus();
  await page.getByLabel("Quiet until").blur();
  expect((await saved).status()).toBe(200);
});

test("saves notification levels and quiet hours in the settings", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Crispus", "Corinth"));
  await open(page, "/settings");
  await page.getByRole("link", { name: "Choose notifications" }).click();
  await expect(page).toHaveURL("/settings/notifications");
  const likes = page.getByLabel("Likes");
  await expect(likes).toHaveValue("app");
  await expect(page.getByLabel(/^New comments on posts/)).toHaveValue("off");
  await expect(
    page.getByLabel(/^Decisions about/).getByRole("option", { name: "Off" }),
  ).toHaveCount(0);
  await expectAccessible(page);

  await likes.selectOption("Off");
  await expect(toastText(page, "Notification settings saved")).toBeVisible();
  const saved = page.waitForResponse(isQuietHoursResponse);
  await page.getByLabel("Quiet from").fill("22:00");
  await page.getByLabel("Quiet until").fill("07:00");
  await page.getByLabel("Quiet until").blur();
  await saved;
  const zoneSaved = page.waitForResponse(/notifications.settings/);
  await page.getByLabel("Time zone").selectOption("America/New_York");
  await zoneSaved;

  await open(page, "/settings/notifications");
  await expect(likes).toHaveValue("off");
  await expect(page.getByLabel("Quiet from")).toHaveValue("22:00");
  await expect(page.getByLabel("Quiet until")).toHaveValue("07:00");
  await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("notifications can be read", async ({ page, pageAs, signIn }) => {
    await signIn(uniquePerson("Jason", "Thessalonica"));
    const me = await getUserId(page);
    const other = await pageAs(uniquePerson("Aristarchus", "Macedonian"));
    await sendPost(other, `/api/users/${me}/follow`, { desired: true });
    await page.goto("/home");
    await bell(page, 1).click();
    await expect(rows(page)).toHaveText(/^Aristarchus Macedonian started/);
  });
});
