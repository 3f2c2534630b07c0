import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../helpers/e2e";
import {
  card,
  choose,
  composer,
  kindButton,
  reloadFeed,
  send,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { createPhoto, dispatchFile } from "../helpers/image-files";

/** Drags a picture of the list by its handle, to its top or its bottom. */
async function drag(
  page: Page,
  position: number,
  to: "top" | "bottom",
  input: "mouse" | "touch",
) {
  const handle = page.getByTitle("Drag to sort").nth(position - 1);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("The handle is hidden");
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const x = box.x + box.width / 2;
  const startY = box.y + box.height / 2;
  // More than the list is high.
  const endY = startY + (to === "top" ? -900 : 900);
  if (input === "mouse") {
    await page.mouse.move(x, startY);
    await page.mouse.down();
    await page.mouse.move(x, endY, { steps: 3 });
    await page.mouse.up();
    return;
  }
  const browser = await page.context().newCDPSession(page);
  for (const y of [startY, (startY + endY) / 2, endY]) {
    const type = y === startY ? "touchStart" : "touchMove";
    const touchPoints = [{ x, y }];
    await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await browser.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
}

test("several pictures: chosen, dropped, described, sorted by keyboard, finger and mouse, restored, posted, described and added later", async ({
  page,
  startWriting,
}) => {
  const area = await startWriting();
  const text = unique("The feast");
  await area.fill(text);
  await kindButton(page, "Image").click();
  const photos = await Promise.all(
    [900, 800, 700].map(async (height) => ({
      name: `${height}.jpg`,
      mimeType: "image/jpeg",
      buffer: await createPhoto(page, 1200, height),
    })),
  );
  const files = page.getByLabel("Picture file");
  await files.setInputFiles(photos.slice(0, 2));
  await expect(page.getByLabel("Describe picture 2")).toBeVisible();
  const [, , third] = photos;
  await dispatchFile(area, ["paste"], {
    name: "third.jpg",
    type: "image/jpeg",
    bytes: third?.buffer ?? Buffer.of(),
  });
  await page.getByLabel("Describe picture 3").fill("The wine");
  await page.getByLabel("Describe picture 1").fill("The bread");
  const moveUp = page.getByRole("button", { name: "Move picture 3 up" });
  await moveUp.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Describe picture 1")).toHaveValue("The wine");
  await expectAccessible(page, "form[aria-label='Write a post']");
  await drag(page, 3, "top", "touch");
  await expect(page.getByLabel("Describe picture 2")).toHaveValue("The wine");
  await drag(page, 1, "bottom", "mouse");
  await expect(page.getByLabel("Describe picture 1")).toHaveValue("The wine");
  await reloadFeed(page);
  await composer(page);
  await expect(page.getByLabel("Describe picture 2")).toHaveValue("The bread");
  await page.getByRole("button", { name: "Remove picture 3" }).click();
  await expect(page.getByLabel("Describe picture 3")).toBeHidden();
  await send(page);
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  const pictures = card(page, text).getByRole("link", {
    name: /^Open the pic/,
  });
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName(/: The wine$/);
  await choose(card(page, text), "Edit");
  await expect(pictures).toHaveCount(0);
  await page.getByLabel("Describe picture 2").fill("The bread, broken");
  await files.setInputFiles(photos.slice(2));
  await page.getByLabel("Describe picture 3").fill("The cup");
  await dispatchFile(card(page, text).getByLabel("Your post"), ["paste"], {
    name: "fourth.jpg",
    type: "image/jpeg",
    bytes: await createPhoto(page, 1200, 600),
  });
  await expect(page.getByLabel("Describe picture 4")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Add another picture" }),
  ).toBeHidden();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(pictures).toHaveCount(4);
  await expect(pictures.nth(1)).toHaveAccessibleName(/The bread, broken$/);
  await expect(pictures.nth(2)).toHaveAccessibleName(/The cup$/);
});
