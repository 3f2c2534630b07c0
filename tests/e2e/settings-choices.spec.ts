import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";
import { toastText } from "../helpers/onboarding";

const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

test("changed content preferences survive a failed save and a reload", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Dorcas", "Joppa"));
  await open(page, "/settings");
  const preferences = section(page, "Content preferences");
  const box = (name: string) => preferences.getByRole("checkbox", { name });
  const save = (count: number) =>
    preferences.getByRole("button", { name: `Save Preferences (${count})` });
  await expect(box("Games")).toBeChecked();
  await box("Prayers").check();
  await expectAccessible(page);

  await page.route("**/api/users/preferences", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  const refused = page.waitForEvent("requestfailed");
  await save(2).click();
  await refused;
  await expect(
    toastText(page, "Failed to save preferences. Please try again."),
  ).toBeVisible();
  await expect(box("Prayers")).toBeChecked();
  await page.unroute("**/api/users/preferences");

  await open(page, "/settings");
  await expect(box("Prayers")).toBeChecked();
  await box("Games").uncheck();
  await save(1).click();
  await expect(toastText(page, "Preferences Saved!")).toBeVisible();
  await open(page, "/settings");
  await expect(save(1)).toBeVisible();
  await expect(box("Prayers")).toBeChecked();
});

test("lists blocked and muted users, and can unblock and unmute them", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const getUserId = async (userPage: Page) => {
    const response = await userPage.request.get("/api/auth/user");
    return ((await response.json()) as { id: string }).id;
  };
  const blocked = await getUserId(
    await pageAs(uniquePerson("Elymas", "Sorcerer")),
  );
  const muted = await getUserId(await pageAs(uniquePerson("Rhoda", "Door")));
  await signIn(uniquePerson("Sergius", "Paulus"));
  await open(page, "/settings");
  const hidden = section(page, "Blocked and muted");
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(hidden).toContainText("You haven't muted anyone.");
  for (const [id, action] of [
    [blocked, "block"],
    [muted, "mute"],
  ] as const) {
    const response = await page.request.post(`/api/users/${id}/${action}`, {
      data: { desired: true },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(response.status()).toBe(200);
  }

  await open(page, "/settings");
  const undoButton = (name: string): Locator =>
    hidden.getByRole("button", { name, exact: true });
  await expect(undoButton("Unblock Elymas Sorcerer")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/mute", (route) => route.fulfill({ status: 500 }));
  await undoButton("Unmute Rhoda Door").click();
  await expect(
    toastText(page, "Failed to unmute. Please try again."),
  ).toBeVisible();
  await expect(undoButton("Unmute Rhoda Door")).toBeVisible();
  await page.unroute("**/mute");
  await undoButton("Unmute Rhoda Door").click();
  await expect(hidden).toContainText("You haven't muted anyone.");
  await expect(page.getByText(/^Unmuted @/)).toBeVisible();
  await undoButton("Unblock Elymas Sorcerer").click();
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(page.getByText(/^Unblocked @/)).toBeVisible();
  await open(page, "/settings");
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(hidden).toContainText("You haven't muted anyone.");
});

test("a switch is saved, and goes back if saving fails", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Onesimus", "Colossae"));
  await open(page, "/settings");
  const visits = page.getByRole("switch", { name: "Don't count my visits" });
  await expect(visits).not.toBeChecked();
  await page.route("**/opt-out", (route) => route.fulfill({ status: 503 }));
  await visits.click();
  await expect(
    toastText(page, "Couldn't save. Nothing has changed. Please try again."),
  ).toBeVisible();
  await expect(visits).not.toBeChecked();
  await page.unroute("**/opt-out");
  await visits.click();
  await expect(toastText(page, "We no longer count your visits")).toBeVisible();
  await expect(visits).toBeChecked();
  await open(page, "/settings");
  await expect(visits).toBeChecked();
});
