import { expect, open } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  openFeed,
  unique,
  uniquePerson,
  write,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

test("stacked combining marks stay inside their post and comment", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("Selah");
  await write(page, text);
  const content = card(page, text).getByText(text);
  await expect(content).toHaveCSS("overflow", "clip");
  await card(page, text).getByRole("button", { name: "Comment 0" }).click();
  const area = card(page, text).getByLabel("Write a comment");
  await area.fill("Amen to that.");
  await area.press("Enter");
  await expect(
    card(page, text).getByRole("listitem").getByText("Amen to that."),
  ).toHaveCSS("overflow", "clip");
});

test("posting and commenting with the keyboard leave the focus where the user can continue", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const postByKeyboard = async (text: string, keys: string[]) => {
    await (await composer(page)).fill(text);
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await expect(card(page, text)).toBeVisible();
  };
  const text = unique("By the rivers of Babylon");
  // Post and Close are above the text.
  await postByKeyboard(text, ["Shift+Tab", "Shift+Tab"]);
  await expect(
    page.getByRole("button", { name: "Write a post" }),
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

  await page.setViewportSize(desktopWindow);
  // Past the five kind buttons and the audience.
  await postByKeyboard(
    unique("We hanged our harps"),
    Array<string>(7).fill("Tab"),
  );
  await expect(page.getByLabel("Your post")).toBeFocused();
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

test(
  "a phone shows All at the URL of the desktop's Videos tab",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn();
    const tab = page.getByRole("tab", { selected: true });
    await open(page, "/home?tab=videos");
    await expect(tab).toHaveText("Videos");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.setViewportSize(phoneWindow);
    await page.reload();
    await expect(tab).toHaveText("All");
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test("a phone's round button hides while scrolling down, but not while it has the focus", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const button = page.getByRole("button", { name: "Write a post" });
  // Out of sight, and a tap reaches what is below it.
  const isHidden = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return getComputedStyle(element).opacity === "0" && hit !== element;
    });
  const scrollBy = (y: number) =>
    page.evaluate((distance) => {
      window.scrollBy(0, distance);
    }, y);
  expect(await isHidden()).toBe(false);
  await scrollBy(600);
  await expect.poll(isHidden).toBe(true);
  await scrollBy(-40);
  await expect.poll(isHidden).toBe(false);
  await scrollBy(200);
  await expect.poll(isHidden).toBe(true);
  await page.keyboard.press("Tab");
  await button.focus();
  await expect.poll(isHidden).toBe(false);
  await page.keyboard.press("Enter");
  const area = page.getByLabel("Your post");
  await expect(area).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(area).toBeHidden();
  await expect(button).toBeFocused();
});

test("a phone's round button moves away from the controls below it", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Asaph", "Singer"));
  const text = unique("Praise him");
  // The first is far enough down.
  for (const content of [text, "with harp", "and lute", "and pipe"]) {
    await createPost(writer, { type: "prayer", content });
  }
  await signIn();
  await openFeed(page, "/home?tab=prayer");
  const button = page.getByRole("button", { name: "Write a post" });
  for (const name of [/^Follow/, /^Mute, block or report/, /^Share/]) {
    const control = card(page, text).getByRole("button", { name });
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    });
    await expect(page.locator("header[data-hidden=true]")).toHaveCount(1);
    // Up to the button's own position; scrolling up shows the button.
    await control.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 120, behavior: "instant" });
    });
    await expect
      .poll(async () => {
        const own = await button.boundingBox();
        const box = await control.boundingBox();
        return (
          own &&
          box &&
          (own.y + own.height <= box.y || own.x + own.width <= box.x)
        );
      })
      .toBe(true);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  // It stays while it is pressed, because the click would be lost.
  await page.evaluate(() => {
    scrollBy({ top: -120, behavior: "instant" });
  });
  await button.click({ delay: 400 });
  await expect(page.getByLabel("Your post")).toBeVisible();
});

test("on a phone the composer is a sheet, and + marks a draft that waits", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const area = await composer(page);
  const sheet = page.getByRole("dialog", { name: "New post" });
  await expect(area).toBeFocused();
  const sendTop = await sheet
    .getByRole("button", { name: "Post", exact: true })
    .boundingBox();
  const areaTop = await area.boundingBox();
  expect(sendTop?.y).toBeLessThan(areaTop?.y ?? 0);
  const kinds = await sheet
    .getByRole("group", { name: "Kind of post" })
    .evaluate((group) =>
      [...group.children].map((one) => one.getBoundingClientRect().top),
    );
  expect(new Set(kinds).size).toBe(1);
  const audience = await sheet.getByLabel("Who can see it").boundingBox();
  expect(audience?.x).toBe(16);
  const text = unique("By the rivers");
  await area.fill(text);
  await page.goBack();
  const opener = page.getByRole("button", {
    name: "Write a post: draft saved",
  });
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(area).toHaveValue(text);
  // People count a family as one character.
  await area.fill("👨‍👩‍👧‍👦".repeat(5000));
  await expect(sheet.getByText("0 characters left")).toBeVisible();
  await area.fill(text);
  await sheet.getByRole("button", { name: "Post", exact: true }).click();
  await expect(card(page, text)).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Write a post", exact: true }),
  ).toBeFocused();
});
