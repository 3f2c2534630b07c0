import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../helpers/e2e";
import {
  card,
  composer,
  failureText,
  kindButton,
  openFeed,
  reloadFeed,
  send,
  unique,
  withoutOutbox,
  waitForClosedDialog,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import {
  dispatchFile,
  createPhoto,
  getImageSize,
} from "../helpers/image-files";

const preview = (page: Page) =>
  page
    .getByRole("form", { name: "Write a post" })
    .getByRole("img", { name: /chosen picture|boat/i });

async function choosePhoto(page: Page, width = 1200, height = 900) {
  const buffer = await createPhoto(page, width, height);
  await page
    .getByLabel("Picture file")
    .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer });
  await expect(preview(page)).toBeVisible();
}

test("scales, previews, describes and posts a 12-megapixel photo, and sends phones a smaller variant", async ({
  page,
  startWriting,
}) => {
  const area = await startWriting();
  const text = unique("At the lake");
  await area.fill(text);
  await kindButton(page, "Image").click();
  await choosePhoto(page, 4032, 3024);
  const source = (await preview(page).getAttribute("src")) ?? "";
  expect(source).toMatch(/^data:image\/jpeg;base64,/);
  expect(await getImageSize(page, source)).toEqual({
    width: 1600,
    height: 1200,
  });
  await page.getByLabel("Describe the picture").fill("A boat at dawn");
  await expectAccessible(page, "form[aria-label='Write a post']");
  await send(page);
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  const image = card(page, text).getByRole("img", { name: "A boat at dawn" });
  const originalUrl = (await image.getAttribute("src")) ?? "";
  expect(await getImageSize(page, originalUrl)).toEqual({
    width: 1600,
    height: 1200,
  });
  const getCurrentSrc = () =>
    image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  // The picture is 326 px wide at 2x. Browsers may choose either variant.
  await expect.poll(getCurrentSrc).toMatch(/\.(480|960)$/);
  const { width, height } = await getImageSize(page, await getCurrentSrc());
  expect([width, height]).toEqual(
    (await getCurrentSrc()).endsWith(".480") ? [480, 360] : [960, 720],
  );
});

test("pastes a picture into the text", async ({ page, startWriting }) => {
  const area = await startWriting();
  await area.fill("Look");
  const bytes = await createPhoto(page, 800, 600);
  await dispatchFile(area, ["paste"], {
    name: "image.png",
    type: "image/jpeg",
    bytes,
  });
  await expect(preview(page)).toBeVisible();
  await expect(kindButton(page, "Image")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(area).toHaveValue("Look");
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(preview(page)).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Choose a picture" }),
  ).toBeFocused();
});

test("shows where to drop a picture, and accepts it", async ({
  page,
  startWriting,
}) => {
  const area = await startWriting();
  const file = {
    name: "a.jpg",
    type: "image/jpeg",
    bytes: await createPhoto(page, 800, 600),
  };
  const hint = page.getByText("Drop the picture here");
  await dispatchFile(area, ["dragenter", "dragover"], file);
  await expect(hint).toBeVisible();
  await dispatchFile(area, ["drop"], file);
  await expect(hint).toBeHidden();
  await expect(preview(page)).toBeVisible();
});

test("rejects files that are not pictures", async ({ page, startWriting }) => {
  const area = await startWriting();
  const getMessage = (text: string) => page.getByText(text, { exact: true });
  await dispatchFile(area, ["dragenter", "drop"], {
    name: "sermon.pdf",
    type: "application/pdf",
    bytes: Buffer.from("%PDF-1.7"),
  });
  await expect(getMessage("Please select an image file")).toBeVisible();
  await expect(kindButton(page, "Image")).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await kindButton(page, "Image").click();
  await page.getByLabel("Picture file").setInputFiles({
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture at all"),
  });
  await expect(getMessage("Failed to process image")).toBeVisible();
  await expect(
    getMessage("Please choose a PNG, JPEG, WebP or GIF."),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Choose a picture" }),
  ).toBeVisible();
});

test("a chosen file replaces an address, and survives a reload", async ({
  page,
  startWriting,
}) => {
  await startWriting();
  await kindButton(page, "Image").click();
  const address = page.getByLabel("Or paste its web address");
  // There is no server at that address.
  await address.fill("https://pictures.example.org/boat.jpg");
  await expect(page.getByText("We can't show this picture")).toBeVisible();
  const buffer = await createPhoto(page, 640, 480);
  await page
    .getByLabel("Picture file")
    .setInputFiles({ name: "boat.jpg", mimeType: "image/jpeg", buffer });
  await expect(preview(page)).toBeVisible();
  await expect(address).toBeHidden();
  await page.getByLabel("Describe the picture").fill("Our boat");
  await reloadFeed(page);
  await composer(page);
  await expect(preview(page)).toBeVisible();
  await expect(page.getByLabel("Describe the picture")).toHaveValue("Our boat");
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(address).toHaveValue("");
});

test("previews an external picture through the proxy, and sends only its address", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await openFeed(page);
  const body = await createPhoto(page, 640, 480);
  await page.route("**/images/external?*", (route) =>
    route.fulfill({ contentType: "image/jpeg", body }),
  );
  const text = unique("From afar");
  await (await composer(page)).fill(text);
  await kindButton(page, "Image").click();
  const url = "https://pictures.example.org/boat.jpg";
  await page.getByLabel("Or paste its web address").fill(url);
  await expect(preview(page)).toHaveJSProperty("naturalWidth", 640);
  await page.getByLabel("Describe the picture").fill("A boat, elsewhere");
  // Not posted, because other tests couldn't load the picture.
  await page.route("**/api/posts", (route) => route.abort());
  const sent = page.waitForRequest("**/api/posts");
  await send(page);
  expect((await sent).postDataJSON()).toEqual({
    type: "image",
    audience: "everyone",
    content: text,
    imageUrl: url,
    imageAlt: "A boat, elsewhere",
  });
});

test("shows the progress of an upload, and can cancel it", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const area = await startWriting();
  await area.fill("A long way");
  await kindButton(page, "Image").click();
  await choosePhoto(page);
  // The request stays pending.
  await page.route("**/api/posts", () => undefined);
  await send(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(area).toHaveValue("A long way");
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText("Failed to create post")).toBeHidden();
});

test("keeps a picture that couldn't be sent, and posts it only once", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  const area = await startWriting();
  const text = unique("Twice is once");
  await area.fill(text);
  await kindButton(page, "Image").click();
  await choosePhoto(page);
  await page.route("**/api/posts", async (route) => {
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await send(page);
  await expect(
    page.getByText("Your post wasn't sent. We've saved it here for you."),
  ).toBeVisible();
  await expect(preview(page)).toBeVisible();
  await page.unroute("**/api/posts");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await waitForClosedDialog(page);
  await reloadFeed(page);
  await expect(card(page, text)).toHaveCount(1);
});
