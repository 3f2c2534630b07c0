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

const idOf = async (who: Page) => {
  const reply = await who.request.get("/api/auth/user");
  return ((await reply.json()) as { id: string }).id;
};

async function act(page: Page, path: string): Promise<void> {
  const reply = await page.request.post(path, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(reply.status()).toBe(200);
}

test("after the first choice the page has the focus; two quick presses send it once", async ({
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

test("who blocks or unmutes on a person's page goes on at its heading", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Absalom", "Fair"));
  await signIn(uniquePerson("Joab", "Captain"));
  await open(page, `/profile/${await idOf(writer)}`);
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

test("who blocks in the feed goes on with the next card; Undo gives the focus back", async ({
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
  const onward = page.locator("article a:focus, main:focus");
  await choose(/^Mute @/);
  await expect(onward).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, text)).toBeVisible();
  await expect(onward).toHaveCount(1);

  await choose(/^Block @/);
  await page
    .getByRole("dialog", { name: /^Block @/ })
    .getByRole("button", { name: "Block" })
    .click();
  await expect(
    toastText(page, "You won't see each other anymore."),
  ).toBeVisible();
  await expect(onward).toHaveCount(1);
});

test("in the settings the next row has the focus, after the last one the heading", async ({
  page,
  signIn,
  pageAs,
  browser,
}) => {
  const ids: string[] = [];
  for (const name of ["Elymas", "Simon"]) {
    ids.push(await idOf(await pageAs(uniquePerson(name, "Sorcerer"))));
  }
  const person = await signIn(uniquePerson("Sergius", "Paulus"));
  for (const id of ids) await act(page, `/api/users/${id}/block`);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/api/login");
  await fillProviderForm(other, person);
  await other.waitForURL(/\/$/);

  await open(page, "/settings");
  // Who is no longer blocked is asked for everywhere: an answer from before comes late, and changes nothing.
  const signedOut = page.waitForResponse(
    (response) => response.request().method() === "DELETE",
  );
  await page.route("**/api/sessions", async (route) => {
    const before = await route.fetch();
    await signedOut;
    await route.fulfill({ response: before });
  });
  const unblock = page.getByRole("button", { name: /^Unblock / });
  // By keyboard: what an answer moves on the page would take a finger's press away.
  await unblock.first().press("Enter");
  await expect(unblock).toHaveCount(1);
  await expect(unblock).toBeFocused();
  await unblock.press("Enter");
  await expect(unblock).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "Blocked and muted" }),
  ).toBeFocused();

  const out = page.getByRole("button", { name: /^Sign out of / });
  await out.press("Enter");
  await expect(out).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "Where you are signed in" }),
  ).toBeFocused();
  await elsewhere.close();
});

test(
  "Tab goes round within a dialog, also beside a toast",
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
    const inside = () =>
      dialog.evaluate((it) => it.contains(document.activeElement));
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press(key);
        expect(await inside()).toBe(true);
      }
    }
    // F8 leads to the toast; from there Tab comes back.
    await page.keyboard.press("F8");
    expect(await inside()).toBe(false);
    for (const key of ["Shift+Tab", "F8", "Tab", "Tab", "Tab"]) {
      await page.keyboard.press(key);
    }
    expect(await inside()).toBe(true);
  },
);
