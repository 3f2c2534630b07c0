import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  newMember,
  openOnboarding,
  saveButton,
  start,
} from "../helpers/onboarding";

test("after onboarding, home suggests people and a picture until the user closes them", async ({
  page,
  signIn,
}) => {
  await signIn(newMember());
  const people = page.getByRole("region", { name: "People to follow" });
  const groups = page.getByRole("region", { name: "Your church" });
  const picture = page.getByRole("region", { name: "Your profile picture" });
  const dialog = await openOnboarding(page);
  await expect(people.or(groups).or(picture)).toHaveCount(0);
  await start(dialog);
  await dialog.getByRole("checkbox", { name: "Prayers" }).click();
  await saveButton(dialog, 1).click();
  const follow = people.getByRole("button", { name: /^Follow / });
  await expect(follow).toHaveCount(5);
  await open(page, "/");
  await expectAccessible(page);
  const post = await page.getByRole("article").first().boundingBox();
  expect(post?.y).toBeLessThan(400);
  const strip = await people.boundingBox();
  expect(strip?.y).toBeGreaterThan(post?.y ?? 0);
  expect((await groups.boundingBox())?.y).toBeLessThan(post?.y ?? 0);
  // A double click follows only one of them, although the next one has moved under the pointer by the second click.
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/follow")) calls.push(request.url());
  });
  const response = page.waitForResponse(/\/follow$/);
  const next = await follow.first().evaluate(async (button: HTMLElement) => {
    button.scrollIntoView({ block: "center" });
    const { x, y } = button.getBoundingClientRect();
    button.click();
    while (button.isConnected) await new Promise(requestAnimationFrame);
    const moved = document.elementFromPoint(x + 9, y + 9)?.closest("button");
    moved?.click();
    return moved?.ariaLabel;
  });
  expect(next).toMatch(/^Follow /);
  expect((await response).ok()).toBe(true);
  // The list is refilled afterwards, so its length shows nothing.
  expect(calls).toHaveLength(1);
  await people.getByRole("button", { name: "Close suggestions" }).click();
  await expect(people).toHaveCount(0);
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page).toHaveURL(/tab=prayer/);
  await expect(people).toHaveCount(0);
  await groups.getByRole("button", { name: "Close" }).click();
  await expect(groups).toHaveCount(0);
  await expect(picture).toBeVisible();
  await picture.getByRole("link", { name: "Add a picture" }).click();
  const profile = page.getByRole("dialog", { name: "Edit Profile" });
  await profile.getByRole("button", { name: "Cancel" }).click();
  await expect(profile).toHaveCount(0);
  await page.goBack();
  await picture.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(people.or(picture)).toHaveCount(0);
});
