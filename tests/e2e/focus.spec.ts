import type { Page } from "@playwright/test";
import { expect, open } from "../helpers/e2e";
import { fillProviderForm } from "../helpers/sign-in-context";
import {
  card,
  createPost,
  openFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import {
  openOnboarding,
  newMember,
  saveButton,
  start,
  toastText,
} from "../helpers/onboarding";

const getUserId = async (page: Page) => {
  const response = await page.request.get("/api/auth/user");
  return ((await response.json()) as { id: string }).id;
};

async function postDesired(page: Page, path: string): Promise<void> {
  const response = await page.request.post(path, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
}

test("moves the focus to the page after onboarding, and sends two quick clicks once", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await start(dialog);
  await dialog.getByRole("checkbox", { name: "Verses" }).check();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent++;
  });
  await saveButton(dialog, 1).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(sent).toBe(1);
});

test("moves the focus to the profile's heading after blocking or unmuting", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Absalom", "Fair"));
  await signIn(uniquePerson("Joab", "Captain"));
  await open(page, `/profile/${await getUserId(writer)}`);
  const heading = page.getByRole("heading", { level: 1 });
  const choose = async (item: RegExp) => {
    await page.getByRole("button", { name: /^Options for / }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose(/^Mute @/);
  await page.getByRole("button", { name: "Unmute Absalom Fair" }).click();
  await expect(heading).toBeFocused();

  await choose(/^Block @/);
  await page
    .getByRole("dialog", { name: /^Block @/ })
    .getByRole("button", { name: "Block" })
    .click();
  await expect(
    page.getByRole("button", { name: "Unblock Absalom Fair" }),
  ).toBeVisible();
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Unblock Absalom Fair" }).click();
  await expect(page.getByText(/^Joined /)).toBeVisible();
  await expect(heading).toBeFocused();
});

test("moves the focus to the next card after muting or blocking in the feed, and after Undo", async ({
  page,
  signIn,
  pageAs,
}) => {
  const text = unique("Who is David?");
  const writer = await pageAs(uniquePerson("Nabal", "Carmel"));
  await createPost(writer, { type: "text", content: text });
  await signIn(uniquePerson("Abigail", "Wise"));
  await openFeed(page);
  const choose = async (item: RegExp) => {
    await card(page, text)
      .getByRole("button", { name: /^Mute, block or report / })
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const focusTarget = page.locator("main li :focus");
  await choose(/^Mute @/);
  await expect(focusTarget).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, text)).toBeVisible();
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);

  await choose(/^Block @/);
  await page
    .getByRole("dialog", { name: /^Block @/ })
    .getByRole("button", { name: "Block" })
    .click();
  await expect(
    toastText(page, "You won't see each other anymore."),
  ).toBeVisible();
  await expect(focusTarget).toHaveCount(1);
});

test("moves the focus to the next row in the settings, or to the heading after the last one", async ({
  page,
  signIn,
  pageAs,
  browser,
}) => {
  const ids: string[] = [];
  for (const name of ["Elymas", "Simon"]) {
    ids.push(await getUserId(await pageAs(uniquePerson(name, "Sorcerer"))));
  }
  const person = await signIn(uniquePerson("Sergius", "Paulus"));
  for (const id of ids) await postDesired(page, `/api/users/${id}/block`);
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto("/api/login");
  await fillProviderForm(otherPage, person);
  await otherPage.waitForURL(/\/$/);

  await open(page, "/settings");
  // Unblocking refetches all queries. This stale list of sessions arrives after the sign-out and mustn't undo it.
  const signOutResponse = page.waitForResponse(
    (response) => response.request().method() === "DELETE",
  );
  await page.route("**/api/sessions", async (route) => {
    const staleResponse = await route.fetch();
    await signOutResponse;
    await route.fulfill({ response: staleResponse });
  });
  const unblockButtons = page.getByRole("button", { name: /^Unblock / });
  // With the keyboard, because a tap may miss when a response shifts the layout.
  await unblockButtons.first().press("Enter");
  await expect(unblockButtons).toHaveCount(1);
  await expect(unblockButtons).toBeFocused();
  await unblockButtons.press("Enter");
  await expect(unblockButtons).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "Blocked and muted" }),
  ).toBeFocused();

  const signOutButton = page.getByRole("button", { name: /^Sign out of / });
  await signOutButton.press("Enter");
  await expect(signOutButton).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "Where you're signed in" }),
  ).toBeFocused();
  await otherContext.close();
});

test(
  "Tab can't reach the page behind a dialog, also when there is a toast",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(uniquePerson("Jude", "Brother"));
    await open(page, "/profile");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByLabel("Picture file").setInputFiles({
      name: "words.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("words"),
    });
    const toast = toastText(page, "Please select an image file");
    await expect(toast).toBeVisible();
    const isFocusInside = () =>
      dialog.evaluate((element) => element.contains(document.activeElement));
    const isPageFocused = () =>
      page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest(
            "[role=dialog], [role=region]:has([data-toasts])",
          ),
      );
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press(key);
        expect(await isPageFocused()).toBe(false);
      }
    }
    // F8 moves the focus to the toast, and Tab returns to the dialog.
    await page.keyboard.press("F8");
    expect(await isFocusInside()).toBe(false);
    for (let press = 0; press < 4 && !(await isFocusInside()); press++) {
      await page.keyboard.press("Tab");
    }
    expect(await isFocusInside()).toBe(true);
  },
);
