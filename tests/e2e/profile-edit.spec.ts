import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { createPhoto, getImageSize } from "../helpers/image-files";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
} from "../helpers/window-sizes";

/** Opens the dialog on the user's own profile. */
async function openEditDialog(page: Page): Promise<Locator> {
  await open(page, "/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Profile" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const chooseImage = (
  dialog: Locator,
  buffer: Buffer,
  mimeType = "image/jpeg",
) =>
  dialog
    .getByLabel("Picture file")
    .setInputFiles({ name: "face.jpg", mimeType, buffer });

const save = (dialog: Locator) =>
  dialog.getByRole("button", { name: "Save Changes" });

test("changes to the name and bio appear everywhere", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Simon", "Fisher"));
  const text = unique("I go a fishing");
  await createPost(page, { type: "text", content: text });
  const dialog = await openEditDialog(page);
  await expect(dialog.getByLabel("First Name")).toHaveValue("Simon");
  await expect(dialog.getByLabel("Last Name")).toHaveValue("Fisher");
  await expect(dialog.getByText("JPG/PNG supported")).toBeVisible();
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await dialog.getByLabel("First Name").fill("Peter");
  await dialog.getByLabel("Last Name").fill("Rock");
  await dialog.getByLabel("Bio").fill("Feeds\nthe sheep");
  await dialog.getByRole("radio", { name: "Lake" }).check();
  await save(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("heading", { level: 1, name: "Peter Rock" }),
  ).toBeVisible();
  await expect(page.getByText("the sheep")).toBeVisible();
  await expect(
    page.getByRole("main").locator("img[src='/backgrounds/still-lake.svg']"),
  ).toBeVisible();
  await expect(
    page.getByRole("article", { name: "Post by Peter Rock" }),
  ).toContainText(text);
  await expect(
    page.getByRole("button", { name: "Edit Profile" }),
  ).toBeFocused();
  await page.setViewportSize(desktopWindow);
  await expect(page.getByRole("banner").getByText("Peter Rock")).toBeVisible();
  await page.reload();
  // Before hydration the page also contains the form.
  await expect(
    page.getByRole("paragraph").filter({ hasText: "the sheep" }),
  ).toBeVisible();
});

test("closing asks for confirmation only if changes would be lost", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Thomas", "Twin"));
  const dialog = await openEditDialog(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await dialog.getByLabel("Bio").fill("Except I shall see");
  const messages: string[] = [];
  page.on("dialog", (question) => {
    messages.push(question.message());
    void (messages.length === 1 ? question.dismiss() : question.accept());
  });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Except I shall see");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(messages).toEqual(Array(2).fill("Leave without saving your changes?"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("");
});

test("unsaved changes survive a failed save and a reload", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await signIn(uniquePerson("Andrew", "Brother"));
  let dialog = await openEditDialog(page);
  await dialog.getByLabel("Bio").fill("Brought him to Jesus");
  await page.route("**/api/users/*", (route) => route.fulfill({ status: 503 }));
  await save(dialog).click();
  await expect(
    page.getByText("Failed to update profile", { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByText(/^Couldn't save/)).toBeVisible();
  await expectAccessible(page, "[data-dialog]");
  await page.unroute("**/api/users/*");
  dialog = await openEditDialog(page);
  await expect(
    dialog.getByText("Your unsaved changes are back."),
  ).toBeVisible();
  await save(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Brought him to Jesus")).toBeVisible();
});

test("shows a validation error next to its field", async ({ page, signIn }) => {
  await signIn(uniquePerson("Philip", "Friend"));
  const dialog = await openEditDialog(page);
  const bio = dialog.getByLabel("Bio");
  await bio.fill("x".repeat(503));
  await expect(dialog.getByText("3 characters too many")).toBeVisible();
  await expect(save(dialog)).toBeDisabled();
  await expect(bio).toHaveAttribute("aria-invalid", "true");
  await bio.fill("x".repeat(450));
  await expect(dialog.getByText("50 characters left")).toBeVisible();
  await save(dialog).click();
  await expect(dialog).toBeHidden();
});

test("a photo is cropped to a square, resized and shown as the avatar everywhere", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Luke", "Painter"));
  const dialog = await openEditDialog(page);
  await chooseImage(dialog, await createPhoto(page, 1200, 800));
  const preview = dialog.getByRole("img", { name: "The picture you chose" });
  await expect(preview).toBeVisible();
  await expectAccessibleAtBothSizes(page, "[data-dialog]");

  // Drag, arrow keys, then zoom.
  const getTransform = () => preview.evaluate((image) => image.style.transform);
  const centered = await getTransform();
  const box = await preview.boundingBox();
  const dialogBox = await dialog.boundingBox();
  const x = (dialogBox?.x ?? 0) + (dialogBox?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + 100;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(getTransform).not.toBe(centered);
  const dragged = await getTransform();
  await dialog.getByLabel("Zoom").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByLabel("Position")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(getTransform).not.toBe(dragged);
  await expect(dialog.getByText("Zoom", { exact: true })).toBeVisible();
  const keyboardHint = dialog.getByText("use the arrow keys");
  await expect(keyboardHint).toBeHidden();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", {
    enabled: false,
  });
  await expect(keyboardHint).toBeVisible();
  await dialog.getByLabel("Zoom").focus();
  await page.keyboard.press("End");
  await expect.poll(getTransform).toContain("scale(4)");

  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await save(dialog).click();
  const { profileImageUrl } = (await sent).postDataJSON() as {
    profileImageUrl: string;
  };
  expect(profileImageUrl).toMatch(/^data:image\/jpeg;base64,/);
  await expect(dialog).toBeHidden();
  // A quarter of 800 px: the crop isn't enlarged.
  expect(await getImageSize(page, profileImageUrl)).toEqual({
    width: 200,
    height: 200,
  });
  const avatar = page
    .getByRole("main")
    .locator('header img[src^="/images/"]')
    .first();
  const avatarSrc = (await avatar.getAttribute("src")) ?? "";
  const [hash = ""] = /[0-9a-f]{40}/.exec(avatarSrc) ?? [];
  // Once in the page and once, small, in the app's frame. The hash excludes other users' avatars.
  const avatars = page.locator(`img[src*="${hash}"]`).filter({ visible: true });
  await expect(avatars).toHaveCount(2);
  const smallAvatar = avatars.and(page.locator(`[src="/images/${hash}.112"]`));
  await expect(smallAvatar).toHaveCount(1);

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(
    dialog.getByRole("button", { name: "Upload Image" }),
  ).toBeFocused();
  await save(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(avatars).toHaveCount(0);
});

test("a large photo is resized to 300 pixels, and the buttons show the progress", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Mark", "John"));
  const dialog = await openEditDialog(page);
  await chooseImage(dialog, await createPhoto(page, 2000, 3000));
  await expect(dialog.getByLabel("Zoom")).toBeVisible();
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/users/*", async (route) => {
    await gate;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await save(dialog).click();
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
  await expect(
    dialog.getByRole("button", { name: "Uploading..." }),
  ).toBeVisible();
  const { profileImageUrl } = (await sent).postDataJSON() as {
    profileImageUrl: string;
  };
  expect(await getImageSize(page, profileImageUrl)).toEqual({
    width: 300,
    height: 300,
  });
  release();
  await expect(dialog).toBeHidden();
});

test("shows an error for files that aren't images and for failed uploads", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await signIn(uniquePerson("Jude", "Brother"));
  const dialog = await openEditDialog(page);
  const expectText = (text: string) =>
    expect(page.getByText(text, { exact: true })).toBeVisible();
  await chooseImage(dialog, Buffer.from("words"), "text/plain");
  await expectText("Please select an image file");
  await chooseImage(dialog, Buffer.from("no picture"), "image/png");
  await expectText("Failed to process image");
  await chooseImage(dialog, await createPhoto(page, 400, 400));
  await page.route("**/api/users/*", (route) => route.fulfill({ status: 413 }));
  await save(dialog).click();
  await expectText("Failed to upload image");
  await expect(dialog.getByLabel("Zoom")).toBeVisible();
});

test("the dialog has a theme switch on small screens only", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Lois", "Elder"));
  const dialog = await openEditDialog(page);
  const dark = dialog.getByRole("button", { name: "Switch to Dark" });
  await dark.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await dialog.getByRole("button", { name: "Switch to Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.setViewportSize(desktopWindow);
  await expect(dark).toBeHidden();
});
