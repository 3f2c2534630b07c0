import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { fillProviderForm } from "../helpers/sign-in-context";
import { readZip } from "../helpers/read-zip";

const uniqueId = () => randomUUID().replaceAll("-", "").slice(0, 10);

function newcomer() {
  const handle = `new${uniqueId()}`;
  const email = `${handle}@example.org`;
  return { handle, person: { email, firstName: handle, lastName: "" } };
}

const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });
const handleField = (page: Page) =>
  section(page, "Handle").getByLabel("Your handle");
const saveHandle = (page: Page) =>
  page.getByRole("button", { name: "Save Handle" });

test("settings open from the user's own profile and link to their sections", async ({
  page,
  signIn,
}) => {
  await signIn(newcomer().person);
  await open(page, "/profile");
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page).toHaveTitle(/^Settings · /);
  await expect(
    page.getByRole("heading", { level: 1, name: "Settings" }),
  ).toBeVisible();
  for (const name of [
    "Handle",
    "Theme",
    "Where you're signed in",
    "Your data",
    "Delete your account",
  ]) {
    await expect(section(page, name)).toBeVisible();
  }
  const parts = page.getByRole("navigation", { name: "Settings" });
  await parts.getByRole("link", { name: "Your data" }).click();
  await expect(page).toHaveURL(/#data$/);
  await expect(section(page, "Your data")).toBeInViewport();
  await parts.getByRole("link", { name: "Theme" }).click();
  await expect(section(page, "Theme")).toBeInViewport();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: "Light" }).check();
  await page.getByRole("main").getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("settings open from the account menu on a phone", async ({
  page,
  signIn,
}) => {
  await signIn(newcomer().person);
  await open(page, "/bible");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test("returns 401 with the sign-in page to a visitor", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  const response = await page.goto("/settings");
  expect(response?.status()).toBe(401);
  // Hidden on a phone, which shows Download App first.
  const login = page.getByRole("link", { name: "Login", includeHidden: true });
  await expect(login).toHaveAttribute("href", /returnTo=%2Fsettings/);
});

test("changes the handle, or explains why it's rejected and keeps the input", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const { handle, person } = newcomer();
  await signIn(person);
  await open(page, "/settings");
  const field = handleField(page);
  await expect(field).toHaveValue(handle);

  await field.fill("a b");
  await saveHandle(page).click();
  await expect(field).toHaveAccessibleDescription(/A handle has 3 to 30/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  // Links that the sticky header half covers would count as too small.
  await page.evaluate("scrollTo(0, 0)");
  await expectAccessible(page);

  await field.fill("...");
  await saveHandle(page).click();
  await expect(field).toHaveAccessibleDescription(
    /A handle needs at least one letter or digit/,
  );
  await expect(field).toHaveValue("...");

  await field.fill("support");
  await saveHandle(page).click();
  await expect(field).toHaveAccessibleDescription(/handle is reserved/);
  await expect(field).toHaveValue("support");

  await page.route("**/handle", (route) => route.abort());
  const newHandle = `two.${uniqueId()}`;
  await field.fill(`@${newHandle.toUpperCase()}`);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Nothing has changed/);
  await expect(field).toHaveValue(`@${newHandle.toUpperCase()}`);
  await page.unroute("**/handle");
  await saveHandle(page).click();
  await expect(
    page.getByText(`You're now @${newHandle}`, { exact: true }),
  ).toBeVisible();
  await expect(field).toHaveValue(newHandle);
  await expect(field).not.toHaveAttribute("aria-invalid");

  await page.reload();
  await expect(handleField(page)).toHaveValue(newHandle);
});

test("an unsaved handle survives a reload until it's saved", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const { handle, person } = newcomer();
  await signIn(person);
  await open(page, "/settings");
  const newHandle = `late.${uniqueId()}`;
  const back = section(page, "Handle").getByText(
    "Your unsaved change is back.",
    { exact: true },
  );
  await page.route("**/handle", (route) => route.abort());
  await handleField(page).fill(newHandle);
  await saveHandle(page).click();
  await expect(handleField(page)).toHaveAccessibleDescription(
    /Nothing has changed/,
  );
  await page.unroute("**/handle");

  await open(page, "/settings");
  await expect(handleField(page)).toHaveValue(newHandle);
  await expect(back).toBeVisible();
  await expectAccessible(page);
  await handleField(page).fill(handle);
  await expect(back).toHaveCount(0);
  await open(page, "/settings");
  await expect(handleField(page)).toHaveValue(handle);

  await handleField(page).fill(newHandle);
  await open(page, "/settings");
  await saveHandle(page).click();
  await expect(
    page.getByText(`You're now @${newHandle}`, { exact: true }),
  ).toBeVisible();
  await expect(back).toHaveCount(0);
  await open(page, "/settings");
  await expect(handleField(page)).toHaveValue(newHandle);
  await expect(back).toHaveCount(0);
});

test("sessions can be signed out one by one or all at once", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const { person } = newcomer();
  await signIn(person);
  await open(page, "/settings");
  const sessions = section(page, "Where you're signed in");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(sessions.getByText("This device")).toBeVisible();
  await expect(
    sessions.getByText(/^Chrome on (Android|Linux|Windows|Mac)/),
  ).toBeVisible();

  // Sign in to the same account in another browser.
  const other = await pageAs({ email: `${uniqueId()}@example.org` });
  const sameAccount = { ...person, firstName: "Ruth", lastName: "Reader" };
  for (let i = 0; i < 3; i++) {
    await other.context().clearCookies();
    await other.goto("/api/login");
    await fillProviderForm(other, sameAccount);
    await other.waitForURL(/^http:\/\/localhost:\d+\/$/);
    // Sends the page visit while the session is still valid.
    await other.goto("about:blank");
  }

  await open(page, "/settings");
  await expect(sessions.getByRole("listitem")).toHaveCount(4);
  const [latest] = await sessions
    .getByRole("button", {
      name: /^Sign out of .+\. Signed in (.+ ago|just now), /,
    })
    .all();
  await page.route("**/api/auth/sessions/*", (route) =>
    route.fulfill({ status: 503 }),
  );
  await latest?.click();
  await expect(
    page.getByText("Couldn't sign out that device. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(4);
  await page.unroute("**/api/auth/sessions/*");
  await latest?.click();
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText(/^Signed out of Chrome/)).toBeVisible();
  await expectAccessible(page);
  expect((await other.context().request.get("/api/auth/user")).status()).toBe(
    401,
  );

  await sessions
    .getByRole("button", { name: "Sign out everywhere else" })
    .click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(
    sessions.getByRole("button", { name: "Sign out everywhere else" }),
  ).toHaveCount(0);
  await page.reload();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
});

test("the data export is a valid ZIP file", async ({ page, signIn }) => {
  const { handle, person } = newcomer();
  await signIn(person);
  await open(page, "/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${handle}-\\d{4}-\\d{2}-\\d{2}\\.zip$`),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) {
    chunks.push(Buffer.from(chunk as Uint8Array));
  }
  const files = readZip(Buffer.concat(chunks));
  expect(files.get("profile.json")?.toString()).toContain(handle);
});

test("an account is deleted after typing its handle, and the landing page confirms it", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  const { handle, person } = newcomer();
  await signIn(person);
  await open(page, "/settings");
  const begin = page.getByRole("button", { name: "Delete my account" });
  await begin.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expectAccessible(page, "[data-dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(begin).toBeFocused();

  await begin.click();
  const field = dialog.getByLabel("Type your handle");
  const end = dialog.getByRole("button", { name: "Delete forever" });
  await end.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    `Type @${handle} to delete this account.`,
  );

  await field.fill(`@${handle}`);
  await page.route("**/api/users/*", (route) => route.abort());
  await end.click();
  await expect(field).toHaveAccessibleDescription(/Nothing has changed/);
  await expect(field).toHaveValue(`@${handle}`);
  await expectAccessible(page, "[data-dialog]");
  await page.unroute("**/api/users/*");
  await end.click();

  await expect(page).toHaveURL(/\/landing\?farewell$/);
  await expect(page.getByRole("alert")).toContainText(
    "Your account and everything in it have been deleted.",
  );
  await page.reload();
  await expect(page.getByText("have been deleted")).toHaveCount(0);
  const response = await page.goto("/settings");
  expect(response?.status()).toBe(401);
});
