import { expect, test } from "../helpers/e2e";
import {
  card,
  composer,
  declineInstallOffer,
  openFeed,
  unique,
  write,
} from "../helpers/feed";

test.beforeEach(({ context }) => declineInstallOffer(context));

test("piled-up marks stay inside their own post and comment", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("Selah");
  await write(page, text);
  const words = card(page, text).getByText(text);
  await expect(words).toHaveCSS("overflow", "clip");
  await card(page, text).getByRole("button", { name: "Comment 0" }).click();
  const area = card(page, text).getByLabel("Write a comment");
  await area.fill("Amen to that.");
  await area.press("Enter");
  await expect(
    card(page, text).getByRole("listitem").getByText("Amen to that."),
  ).toHaveCSS("overflow", "clip");
});

test("who posts and comments by keyboard goes on by keyboard", async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("By the rivers of Babylon");
  await (await composer(page)).fill(text);
  // Past the five kinds.
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(card(page, text)).toBeVisible();
  await expect(
    isMobile
      ? page.getByRole("button", { name: "Write a post" })
      : page.getByLabel("Your post"),
  ).toBeFocused();

  await card(page, text).getByRole("button", { name: "Comment 0" }).click();
  const area = card(page, text).getByLabel("Write a comment");
  await area.fill("x".repeat(1001));
  await expect(
    card(page, text).getByText("1 character too many"),
  ).toBeVisible();
  await area.fill("we sat down");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(area).toHaveValue("");
  await expect(area).toBeFocused();
});

test("a post written on another tab is shown on All", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page, "/home?tab=prayer");
  const text = unique("Give us this day");
  await write(page, text);
  await expect(card(page, text)).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("All");
});

test("a phone shows All at the address of the desktop's Videos", async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn();
  await page.goto("/home?tab=videos");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    isMobile ? "All" : "Videos",
  );
  await expect(page.getByRole("article").first()).toBeVisible();
});
