import { expectNoOverlap } from "../helpers/expect-no-overlap";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import {
  openOnboarding,
  newMember,
  onboarding,
  saveButton,
  start,
  toastText,
} from "../helpers/onboarding";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
} from "../helpers/window-sizes";

const preferences = "**/api/users/preferences";

test("a new user saves preferences with four clicks", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await page.evaluate(() => {
    addEventListener(
      "click",
      ({ isTrusted, detail }) => {
        const { dataset } = document.documentElement;
        // A label's synthetic click on its checkbox doesn't count.
        if (isTrusted && detail > 0) {
          dataset["presses"] = `${Number(dataset["presses"] ?? 0) + 1}`;
        }
      },
      true,
    );
  });
  await start(dialog);
  await dialog.getByRole("checkbox", { name: "Prayers" }).click();
  await dialog.getByRole("checkbox", { name: "Verses" }).click();
  await saveButton(dialog, 2).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastText(page, "Preferences Saved!")).toBeVisible();
  expect(await page.locator("html").getAttribute("data-presses")).toBe("4");

  const response = await page.request.get("/api/users/preferences");
  expect(await response.json()).toMatchObject({
    preferences: ["verses", "prayers"],
  });
  // The dialog doesn't open again after the choice is saved.
  await page.clock.install();
  await open(page, "/home");
  await page.clock.runFor(5000);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(onboarding(page)).toHaveCount(0);
});

test("the dialog opens one second after home has loaded, not before", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  await page.clock.install();
  const code = page.waitForResponse(/\/onboarding-dialog-/);
  await open(page, "/");
  await (await code).finished();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(onboarding(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(onboarding(page)).toBeVisible();
});

test("the dialog can't be dismissed, and all of its content can be reached", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await expect(dialog).toHaveAccessibleName(/^Welcome to \w+$/);
  await expect(dialog).toHaveAccessibleDescription(/^Peace be with you, Lydia/);
  const first = dialog.getByText("Step 1 of 2");
  await expect(first).toBeAttached();
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await expect(dialog.getByRole("button")).toHaveText(["Get Started"]);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  // The keyboard focus can't reach the page behind the dialog.
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest("[role=dialog], [data-toasts]") != null,
    );
    expect(inside).toBe(true);
  }

  const marked = await first.locator("..").boundingBox();
  await start(dialog);
  // The step indicator doesn't move.
  const second = dialog.getByText("Step 2 of 2");
  const { x, y } = (await second.locator("..").boundingBox()) ?? {};
  expect([x, y]).toEqual([marked?.x, marked?.y]);
  await expect(dialog.getByRole("checkbox")).toHaveCount(8);
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const last = dialog.getByRole("checkbox", { name: "Testimonies" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(
    dialog.getByRole("heading", { name: /^Welcome to/ }),
  ).toBeFocused();
  // On a desktop the dialog doesn't fill the window.
  await page.setViewportSize(desktopWindow);
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
});

test(
  "the dialog can be completed by keyboard",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(newMember());
    const dialog = await openOnboarding(page);
    await expect(dialog).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      dialog.getByRole("heading", { name: "What would you like to see?" }),
    ).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      dialog.getByRole("link", { name: "Change your handle" }),
    ).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(
      dialog.getByRole("checkbox", { name: "Videos" }),
    ).toBeChecked();
    await page.keyboard.press("Shift+Tab");
    await saveButton(dialog, 1).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  },
);

test("requires at least one content type, counts the selected ones and restores them after a reload", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await start(dialog);
  await saveButton(dialog, 0).click();
  await expect(toastText(page, "Select Preferences")).toBeVisible();
  await expect(
    toastText(page, "Please select at least one content type."),
  ).toBeVisible();
  const games = dialog.getByRole("checkbox", { name: "Games" });
  await games.check();
  await expect(saveButton(dialog, 1)).toBeVisible();
  await expect(toastText(page, "Select Preferences")).toHaveCount(0);
  await games.uncheck();
  await expect(saveButton(dialog, 0)).toBeVisible();

  // The selection survives going back and forth and a reload.
  await games.check();
  await dialog.getByRole("button", { name: "Back" }).click();
  await start(dialog);
  await expect(games).toBeChecked();
  await page.reload();
  await expect(dialog).toBeVisible();
  await start(dialog);
  await expect(games).toBeChecked();

  // The handle is derived from the name and can be changed here.
  await expect(dialog).toContainText(/Your handle is @lydia\.newcome/);
  await dialog.getByRole("link", { name: "Change your handle" }).click();
  await expect(page.getByLabel("Your handle")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await start(dialog);
  await expect(games).toBeChecked();
});

test("keeps the selection after a failed save and lets the user continue for now", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await start(dialog);
  await dialog.getByRole("checkbox", { name: "Events" }).check();
  await expect(
    dialog.getByRole("button", { name: "Continue for now" }),
  ).toHaveCount(0);
  await page.route(preferences, (route) => route.fulfill({ status: 503 }));
  await saveButton(dialog, 1).click();
  await expect(
    toastText(page, "Failed to save preferences. Please try again."),
  ).toBeVisible();
  await expect(saveButton(dialog, 1)).toBeVisible();
  // Only the toast shows the error; the dialog says that the choices are saved.
  await expect(dialog.getByText(/^Failed to save/)).toHaveCount(0);
  await expect(dialog).toContainText("Your choices are saved on this device.");
  await expectNoOverlap(
    page.locator("[data-toasts] li"),
    dialog.getByRole("button", { name: "Continue for now" }),
  );
  await expect(dialog.getByRole("button", { name: "Back" })).toBeVisible();
  await expectAccessible(page, "[data-dialog]");
  await dialog.getByRole("button", { name: "Continue for now" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    toastText(page, "Failed to save preferences. Please try again."),
  ).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  // The dialog stays closed for the rest of this visit.
  await page.getByRole("link", { name: "Bible" }).first().click();
  await expect(page).toHaveURL(/\/bible/);
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("[data-dialog]")).toHaveCount(0);

  // The next visit shows it again with the same selection.
  await page.unroute(preferences);
  await page.reload();
  await expect(dialog).toBeVisible();
  await start(dialog);
  await expect(dialog.getByRole("checkbox", { name: "Events" })).toBeChecked();
  await saveButton(dialog, 1).click();
  await expect(dialog).toHaveCount(0);
});

test("the offline banner is above the dialog and doesn't cover it", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  // Going offline may interrupt the cards' code, which loads on the first click.
  pageErrors.allow(failureText);
  await signIn(newMember());
  const dialog = await openOnboarding(page);
  await start(dialog);
  await context.setOffline(true);
  const banner = page.getByText(/^You're offline/);
  await expect(banner).toBeVisible();
  const gap = () =>
    dialog.evaluate((element) => {
      const bannerElement = document.querySelector("[data-banner]");
      const bottom = bannerElement?.getBoundingClientRect().bottom ?? Infinity;
      return element.getBoundingClientRect().top - bottom;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await context.setOffline(false);
});

test("home works if the dialog's code can't be loaded", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(newMember());
  await page.route(/\/onboarding-dialog-/, (route) => route.abort());
  const failedRequest = page.waitForEvent("requestfailed");
  await open(page, "/home");
  await failedRequest;
  await page
    .getByRole("link", { name: "Newest" })
    .waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  await expect(onboarding(page)).toHaveCount(0);
});

test("a user with saved preferences doesn't load the dialog's code", async ({
  page,
  signIn,
}) => {
  await signIn();
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.clock.install();
  await open(page, "/home");
  await page.clock.runFor(5000);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(
    requestedUrls.filter((url) => url.includes("onboarding-dialog")),
  ).toEqual([]);
});
