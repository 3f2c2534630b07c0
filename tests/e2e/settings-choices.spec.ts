import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";
import { toastText } from "../helpers/onboarding";

const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

test("content preferences: what was chosen is changed, and kept over a failure and a reload", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Dorcas", "Joppa"));
  await open(page, "/settings");
  const choice = section(page, "Content preferences");
  const box = (name: string) => choice.getByRole("checkbox", { name });
  const save = (count: number) =>
    choice.getByRole("button", { name: `Save Preferences (${count})` });
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

test("blocked and muted: both lists are there, and each person comes back from them", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const idOf = async (who: Page) => {
    const reply = await who.request.get("/api/auth/user");
    return ((await reply.json()) as { id: string }).id;
  };
  const blocked = await idOf(await pageAs(uniquePerson("Elymas", "Sorcerer")));
  const muted = await idOf(await pageAs(uniquePerson("Rhoda", "Door")));
  await signIn(uniquePerson("Sergius", "Paulus"));
  await open(page, "/settings");
  const hidden = section(page, "Blocked and muted");
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(hidden).toContainText("You haven't muted anyone.");
  for (const [id, what] of [
    [blocked, "block"],
    [muted, "mute"],
  ] as const) {
    const reply = await page.request.post(`/api/users/${id}/${what}`, {
      data: { desired: true },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(reply.status()).toBe(200);
  }

  await open(page, "/settings");
  const back = (name: string): Locator =>
    hidden.getByRole("button", { name, exact: true });
  await expect(back("Unblock Elymas Sorcerer")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/mute", (route) => route.fulfill({ status: 500 }));
  await back("Unmute Rhoda Door").click();
  await expect(
    toastText(page, "Failed to unmute. Please try again."),
  ).toBeVisible();
  await expect(back("Unmute Rhoda Door")).toBeVisible();
  await page.unroute("**/mute");
  await back("Unmute Rhoda Door").click();
  await expect(hidden).toContainText("You haven't muted anyone.");
  await expect(page.getByText(/^Unmuted @/)).toBeVisible();
  await back("Unblock Elymas Sorcerer").click();
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(page.getByText(/^Unblocked @/)).toBeVisible();
  await open(page, "/settings");
  await expect(hidden).toContainText("You haven't blocked anyone.");
  await expect(hidden).toContainText("You haven't muted anyone.");
});
