import { expectNoOverlap } from "../helpers/expect-no-overlap";
import { expect, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";
import { toastText } from "../helpers/onboarding";
import { createPhoto } from "../helpers/image-files";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

test("unfollowing removes the toast 'You are now following this user'", async ({
  page,
  signIn,
  pageAs,
}) => {
  const followed = await pageAs(uniquePerson("Naomi", "Bethlehem"));
  const response = await followed.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  await signIn(uniquePerson("Ruth", "Moab"));
  await open(page, `/profile/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Follow Naomi Bethlehem" }).click();
  const toast = toastText(page, "You are now following this user");
  await expect(toast).toBeVisible();
  await page.clock.install();
  await main.getByRole("button", { name: "Unfollow Naomi Bethlehem" }).click();
  await expect(toast).toHaveCount(0);
});

test("a rejected handle removes the toast of the previous change", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Abram", "Ur"));
  await open(page, "/settings");
  const field = page.getByLabel("Your handle");
  const newHandle = `abraham${Date.now()}`;
  await field.fill(newHandle);
  await field.press("Enter");
  const toast = toastText(page, `You're now @${newHandle}`);
  await expect(toast).toBeVisible();
  await page.clock.install();
  await field.fill("support");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(toast).toHaveCount(0);
});

test("choosing a valid image removes the toast 'Failed to process image'", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Mark", "John"));
  await open(page, "/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Profile" });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel("Picture file")
      .setInputFiles({ name: "face.png", mimeType: "image/png", buffer });
  const good = await createPhoto(page, 400, 400);
  await choose(Buffer.from("no picture"));
  const toast = toastText(page, "Failed to process image");
  await expect(toast).toBeVisible();
  await page.clock.install();
  await choose(good);
  await expect(toast).toHaveCount(0);
});

test("a toast doesn't cover the button that was pressed", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(uniquePerson("Baruch", "Neriah"));
  await open(page, "/verse-of-the-day");
  const copy = page.getByRole("main").getByRole("button", { name: /^Copy/ });
  const toast = page.locator("[data-toasts] li");
  for (const size of [phoneWindow, desktopWindow]) {
    await page.setViewportSize(size);
    await copy.click();
    await expect(toast).toBeVisible();
    await expectNoOverlap(toast, copy);
    // The next toast replaces this one, so it could be measured in place of the next.
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);
  }
});
