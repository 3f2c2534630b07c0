import { expectNoOverlap } from "../helpers/expect-no-overlap";
import { expect, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";
import { toastText } from "../helpers/onboarding";
import { createPhoto } from "../helpers/image-files";

test("'You are now following' goes with the follow", async ({
  page,
  signIn,
  pageAs,
}) => {
  const followed = await pageAs(uniquePerson("Naomi", "Bethlehem"));
  const reply = await followed.request.get("/api/auth/user");
  const { id } = (await reply.json()) as { id: string };
  await signIn(uniquePerson("Ruth", "Moab"));
  await open(page, `/profile/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Follow Naomi Bethlehem" }).click();
  const told = toastText(page, "You are now following this user");
  await expect(told).toBeVisible();
  await page.clock.install();
  await main.getByRole("button", { name: "Unfollow Naomi Bethlehem" }).click();
  await expect(told).toHaveCount(0);
});

test("'You are … now' does not stand beside a handle that was refused", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Abram", "Ur"));
  await open(page, "/settings");
  const field = page.getByLabel("Your handle");
  const wanted = `abraham${Date.now()}`;
  await field.fill(wanted);
  await field.press("Enter");
  const told = toastText(page, `You're now @${wanted}`);
  await expect(told).toBeVisible();
  await page.clock.install();
  await field.fill("support");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(told).toHaveCount(0);
});

test("'Failed to process image' goes with a good picture", async ({
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
  const told = toastText(page, "Failed to process image");
  await expect(told).toBeVisible();
  await page.clock.install();
  await choose(good);
  await expect(told).toHaveCount(0);
});

test(
  "a toast leaves what was pressed in sight",
  { tag: "@both" },
  async ({ page, signIn, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(uniquePerson("Baruch", "Neriah"));
    await open(page, "/verse-of-the-day");
    const copy = page.getByRole("main").getByRole("button", { name: /^Copy/ });
    await copy.click();
    const told = page.locator("[data-toasts] li");
    await expect(told).toBeVisible();
    await expectNoOverlap(told, copy);
  },
);
