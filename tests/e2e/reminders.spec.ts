import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";
import { openControlledPage } from "../helpers/offline";
import { toastText } from "../helpers/onboarding";
import { stubPushService } from "../helpers/stub-push-service";

test.use({ serviceWorkers: "allow" });

test("the daily page offers a reminder on the third day, and the settings change it", async ({
  page,
  context,
  signIn,
}) => {
  await stubPushService(context);
  await signIn(uniquePerson("Anna", "Phanuel"));
  await openControlledPage(page);
  const offer = page.getByRole("region", {
    name: "Get the Verse of the Day every day?",
  });
  await open(page, "/verse-of-the-day");
  await page.evaluate(() => {
    const key = "reminder-offer-verse";
    const today = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, `2026-01-01 2026-01-02 ${today}`);
  });
  await page.reload();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Turn on" }).click();
  await expect(toastText(page, "Notifications are on")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await open(page, "/settings/notifications");
  const reminders = page.getByRole("region", { name: "Daily reminders" });
  const verse = reminders.getByLabel("Verse of the Day", { exact: true });
  await expect(verse).toBeChecked();
  const time = reminders.getByLabel("Verse of the Day: time");
  await expect(time).toHaveValue("07:00");
  await time.fill("21:30");
  await expect(toastText(page, "Reminder saved")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(time).toHaveValue("21:30");
  // Leaving the page saves it at once.
  await time.fill("22:15");
  await page.goBack();
  // The request may arrive after the next page was loaded.
  await expect
    .poll(async () => {
      await open(page, "/settings/notifications");
      return time.inputValue();
    })
    .toBe("22:15");
  await verse.click();
  await expect(toastText(page, "Reminder turned off")).toBeVisible();
  await expect(time).toHaveCount(0);
});
