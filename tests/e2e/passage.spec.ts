import { expect, test } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
  phoneWindow,
} from "../helpers/window-sizes";

test("a visitor can read a shared verse in its chapter and both versions, and copy it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/bible/kjv/john/3/16");
  const verse = page.locator("[data-version=KJV] mark");
  await expect(verse).toContainText("For God so loved the world");
  await expect(verse).toBeInViewport();
  const otherVersion = page.locator("[data-version=WEB]");
  await expect(otherVersion).toBeHidden();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(desktopWindow);
  await expect(otherVersion).toBeVisible();
  await page.setViewportSize(phoneWindow);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Verse copied!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^For God so loved .* everlasting life\.\nJohn 3:16 \(KJV\)$/,
  );
  await page.getByRole("link", { name: "Next: John 3:17" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3:17");
  await page
    .getByRole("link", { name: /WEB/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/bible\/web\/john\/3\/17$/);
  await page.getByRole("link", { name: "All of John 3" }).click();
  await expect(page.getByText("Nicodemus").first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("link", { name: "Open in the reader" }).click();
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
});

test("a Bible reference in a post opens the passage page for visitors and the reader for users", async ({
  page,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Apollos", "Alexandria"));
  const postId = await createPost(author, {
    type: "text",
    content: unique("See Romans 8:28 (WEB) today"),
  });
  await page.goto(`/post/${postId}`);
  await page.getByRole("link", { name: "Romans 8:28 (WEB)" }).click();
  await expect(page).toHaveURL(/\/bible\/web\/romans\/8\/28$/);
  await expect(page.locator("mark").first()).toContainText("work together");
  await author.goto("/bible/web/romans/8/28");
  await expect(author).toHaveURL(/\/bible\?book=Romans&chapter=8&verse=28/);
  await expect(author.locator("mark")).toContainText("work together");
});
