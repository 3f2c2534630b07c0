import type { Page } from "@playwright/test";
import { expect } from "../helpers/e2e";
import {
  card,
  composer,
  failureText,
  kindButton,
  openFeed,
  reloadFeed,
  unique,
  withoutOutbox,
  waitForClosedDialog,
} from "../helpers/feed";
import { rejectPosts, test } from "../helpers/feed-test";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
  phoneWindow,
} from "../helpers/window-sizes";

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Create Event" });
const field = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true });
const createButton = (page: Page) =>
  dialog(page).getByRole("button", { name: "Create Event" });

async function openDialog(page: Page) {
  await composer(page);
  await kindButton(page, "Event").click();
  await expect(dialog(page)).toBeVisible();
}

test("creates an event and shows it on All and on Events", async ({
  page,
  startWriting,
}) => {
  await startWriting();
  await openDialog(page);
  const title = unique("Evensong");
  await field(page, "Title").fill(title);
  await field(page, "Date").fill("2099-06-06");
  await field(page, "Time").fill("18:30");
  await field(page, "End date").fill("2099-06-07");
  await field(page, "End time").fill("01:00");
  await field(page, "Time zone").selectOption("Berlin");
  await field(page, "Description").fill("Come early.");
  await field(page, "Location").fill("Domplatz 1, Köln");
  await field(page, "Registration URL").fill("https://example.org/evensong");
  await createButton(page).click();
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const eventCard = card(page, title);
  await expect(eventCard).toContainText(
    "Saturday, June 6, 2099 – Sunday, June 7, 2099",
  );
  await expect(eventCard).toContainText("6:30 PM – 1:00 AM, Berlin time");
  await expect(eventCard).toContainText("Come early.");
  await expect(
    eventCard.getByRole("link", { name: /Domplatz 1/ }),
  ).toBeVisible();
  await expect(
    eventCard.getByRole("link", { name: "Register at example.org" }),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Events" }).click();
  await expect(card(page, title)).toBeVisible();
});

test("rejects a date in the past, and explains what to do", async ({
  page,
  startWriting,
}) => {
  await startWriting();
  await openDialog(page);
  await createButton(page).click();
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Title")).toBeFocused();
  await expect(dialog(page).getByText("Choose a date.")).toBeVisible();
  // Reports all invalid fields at once. A past date is invalid at any time of day.
  await field(page, "Date").fill("2020-01-01");
  await createButton(page).click();
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Date")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Time")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Invalid Date", { exact: true })).toBeVisible();
  await field(page, "Title").fill("Too late");
  await field(page, "Time").fill("10:00");
  await createButton(page).click();
  await expect(page.getByText("Invalid Date", { exact: true })).toBeVisible();
  await expect(
    page
      .getByText(
        "Event date cannot be in the past. Please select a future date.",
        { exact: true },
      )
      .first(),
  ).toBeVisible();
  await expect(field(page, "Date")).toHaveAttribute("aria-invalid", "true");
  // The toast can be dismissed while the dialog is open.
  await page
    .getByRole("region", { name: /Messages/ })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(page.getByText("Invalid Date", { exact: true })).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await field(page, "Date").fill("2099-01-01");
  await expect(field(page, "Date")).not.toHaveAttribute("aria-invalid");
});

test("keeps the draft after closing, a reload and a failure", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  await startWriting();
  await openDialog(page);
  const title = unique("Potluck");
  await field(page, "Title").fill(title);
  await field(page, "Date").fill("2099-02-03");
  await dialog(page).getByRole("switch", { name: "All day" }).check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(kindButton(page, "Event")).toBeFocused();
  await reloadFeed(page);
  await openDialog(page);
  await expect(field(page, "Title")).toHaveValue(title);
  await expect(field(page, "Date")).toHaveValue("2099-02-03");
  await expect(field(page, "Time")).toBeHidden();
  await page.route("**/api/posts", async (route) => {
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await createButton(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("wasn't sent");
  await page.unroute("**/api/posts");
  await createButton(page).click();
  await expect(dialog(page)).toBeHidden();
  await waitForClosedDialog(page);
  await reloadFeed(page);
  await expect(card(page, title)).toHaveCount(1);
  await openDialog(page);
  await expect(field(page, "Title")).toHaveValue("");
});

test("shows the server's validation message at its field", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await startWriting();
  await openDialog(page);
  await field(page, "Title").fill("Picnic");
  await field(page, "Date").fill("2099-02-03");
  await field(page, "Time").fill("12:00");
  await rejectPosts(page, {
    status: 422,
    issue: { path: "eventData.location", message: "Say where." },
  });
  await createButton(page).click();
  await expect(field(page, "Location")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog(page).getByText("Say where.")).toBeVisible();
  await field(page, "Location").fill("The park");
  await expect(dialog(page).getByText("Say where.")).toBeHidden();
});

test(
  "with the keyboard, creates an event, and the focus stays inside the dialog",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn();
    await openFeed(page);
    await (await composer(page)).focus();
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("Tab");
    await expect(kindButton(page, "Event")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page, "Title")).toBeFocused();
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement !== document.body &&
          activeElement?.closest("[role=dialog]") === null
        );
      });
      expect(outside).toBe(false);
    }
    await field(page, "Title").focus();
    const title = unique("Vigil");
    await page.keyboard.type(title);
    await field(page, "Date").fill("2099-04-05");
    await field(page, "Time").fill("21:00");
    page.once("dialog", (question) => question.dismiss());
    await field(page, "Who can see it").selectOption("Followers");
    await expect(
      page.getByText("The audience is still 'Everyone'", { exact: true }),
    ).toBeVisible();
    await expect(field(page, "Who can see it")).toHaveValue("everyone");
    await field(page, "Who can see it").selectOption("Only me");
    await field(page, "Title").focus();
    await page.keyboard.press("Control+Enter");
    await expect(
      page.getByText(
        "Your post has been shared! Only you can see it, on your profile.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(card(page, title)).toContainText("Only me");
    await expect(dialog(page)).toBeHidden();
  },
);

test("the dialog is accessible, locks scrolling, and closes on a click outside", async ({
  page,
  startWriting,
}) => {
  await startWriting();
  await openDialog(page);
  // A touch device doesn't focus a field, because its keyboard would cover the dialog.
  await expect(dialog(page)).toBeFocused();
  await createButton(page).click();
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...phoneWindow });
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.setViewportSize(desktopWindow);
  await openDialog(page);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.mouse.click(20, 20);
  await expect(dialog(page)).toBeHidden();
});
