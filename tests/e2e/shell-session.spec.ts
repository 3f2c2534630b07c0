import { randomUUID } from "node:crypto";
import {
  expect,
  expectAccessible,
  open,
  waitForDevice,
  test,
} from "../helpers/e2e";
import { composer, failureText, openFeed } from "../helpers/feed";

/** A separate user, because these tests end the session. */
function newUser() {
  return { email: `leaver-${randomUUID().slice(0, 8)}@example.org` };
}

test(
  "signing out ends the session on the server",
  { tag: "@both" },
  async ({ page, context, request, signIn, isMobile }) => {
    await signIn(newUser());
    await open(page, "/games");
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name === "session");
    const headers = { cookie: `session=${session?.value ?? ""}` };
    const fetchUser = () => request.get("/api/auth/user", { headers });
    expect((await fetchUser()).status()).toBe(200);

    const cleared = isMobile
      ? page.waitForRequest("**/api/auth/clear-session")
      : null;
    if (isMobile) await page.getByRole("button", { name: "Account" }).click();
    await page
      .getByRole(isMobile ? "menuitem" : "link", { name: "Sign Out" })
      .click();
    await page.waitForURL("/");
    await cleared;
    expect((await fetchUser()).status()).toBe(401);
    await page.goto("/games");
    await expect(
      page.getByRole("heading", { name: "Welcome back" }),
    ).toBeVisible();
  },
);

test("a phone signs out even if the first request fails", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await signIn(newUser());
  await open(page, "/games");
  await page.route("**/api/auth/clear-session", (route) => route.abort());
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  const response = await page.goto("/games");
  expect(response?.status()).toBe(401);
});

test("navigating with an expired session shows the sign-in page at the requested URL", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(newUser());
  await open(page, "/games");
  await context.clearCookies({ name: "session" });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Verse" })
    .click();
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/verse-generator$/);
});

test("navigating with a revoked session explains that it ended", async ({
  page,
  request,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await signIn(newUser());
  await open(page, "/games");
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === "session");
  await request.post("/api/auth/clear-session", {
    headers: {
      cookie: `session=${session?.value ?? ""}`,
      "sec-fetch-site": "same-origin",
    },
  });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Verse" })
    .click();
  await expect(page.getByRole("alert")).toContainText(
    "Your session ended. Sign in to continue. What you wrote is saved.",
  );
  await expect(page).toHaveURL(/\/verse-generator$/);
});

test("a draft is restored for its author only", async ({
  page,
  context,
  signIn,
}) => {
  const handle = page.getByLabel("Your handle");
  const newHandle = `wait.${randomUUID().slice(0, 8)}`;
  const openAs = async (person: ReturnType<typeof newUser>) => {
    // Also signs out of the identity provider.
    await context.clearCookies();
    await signIn(person);
    await open(page, "/settings");
  };
  const writer = newUser();
  await openAs(writer);
  await handle.fill(newHandle);
  await openAs(writer);
  await expect(handle).toHaveValue(newHandle);
  await openAs(newUser());
  await expect(handle).not.toHaveValue(newHandle);
  await openAs(writer);
  await expect(handle).toHaveValue(newHandle);
});

test("shows a banner while offline and a message when back online", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/games");
  await page.waitForLoadState("networkidle");
  const offline = page.getByText("You're offline - limited features available");
  const back = page.getByText("Back online");
  await expect(offline).toBeHidden();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(back).toBeVisible();
  await expect(offline).toBeHidden();
  await expectAccessible(page);
  await expect(back).toBeHidden();
});

test("a page that isn't loaded yet shows the offline view in the shell and loads when back online", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED/);
  await signIn();
  await open(page, "/games");
  await waitForDevice(page);
  await page.waitForLoadState("networkidle");
  const nav = page.getByRole("navigation", { name: "Main" });
  const main = page.getByRole("main");
  const offlineHeading = main.getByRole("heading", { name: "You're offline" });
  await context.setOffline(true);
  await nav.getByRole("link", { name: "Bible" }).click();
  await expect(offlineHeading).toBeVisible();
  await expect(page).toHaveURL(/\/games$/);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText("Still no connection")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Go Back" }).click();
  await expect(main.getByRole("heading", { name: "Games" })).toBeVisible();
  await nav.getByRole("link", { name: "Bible" }).click();
  await expect(offlineHeading).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/bible/);
  await expect(offlineHeading).toHaveCount(0);

  // Its code is loaded by now, but its data isn't.
  await nav.getByRole("link", { name: "Verse" }).click();
  await expect(page).toHaveURL(/\/verse-generator$/);
  await nav.getByRole("link", { name: "Bible" }).click();
  await expect(page).toHaveURL(/\/bible/);
  await context.setOffline(true);
  await nav.getByRole("link", { name: "Verse" }).click();
  await expect(offlineHeading).toBeVisible();
  await expect(nav).toBeVisible();
  await context.setOffline(false);
  await expect(
    main.getByRole("heading", { name: "Verse Generator" }),
  ).toBeVisible();
});

test("a failed page keeps the shell and can be retried", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/./);
  await signIn();
  await open(page, "/games");
  await page.route("**/verse-generator.data*", (route) =>
    route.fulfill({ status: 500, body: "secret of the machine" }),
  );
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Verse" }).click();
  await expect(
    page.getByRole("heading", { name: "Something went wrong on our side" }),
  ).toBeVisible();
  await expect(page.getByText("secret of the machine")).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/verse-generator.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Verse Generator" }),
  ).toBeVisible();
});

// The sign-in page itself is tested in sign-in-screen.spec.ts, and these pages' accessibility in accessibility.spec.ts.
test("pages of the app ask a visitor to sign in and open for users", async ({
  context,
  signIn,
}) => {
  const paths = ["/games", "/videos", "/verse-generator", "/profile"];
  for (const path of paths) {
    const response = await context.request.get(path);
    expect(response.status(), path).toBe(401);
    expect(await response.text(), path).toContain("Welcome back</h1>");
  }
  await signIn();
  for (const path of paths) {
    const response = await context.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain("</h1>");
  }
});

test("drafts are deleted after 7 days if another user signs in on this device", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(newUser());
  await openFeed(page);
  await (await composer(page)).fill("For my eyes");
  const drafts = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("draft:")),
    );
  await expect.poll(drafts).toHaveLength(1);
  // An expired session keeps drafts.
  await context.clearCookies();
  await page.goto("/");
  expect(await drafts()).toHaveLength(1);

  await signIn(newUser());
  // A document page, which doesn't load the app's code.
  await page.goto("/landing");
  expect(await drafts()).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000);
  await page.goto("/landing");
  expect(await drafts()).toEqual([]);
});
