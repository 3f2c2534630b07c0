import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPhoto } from "../helpers/image-files";

const john316 = "/verse-generator?book=John&chapter=3&verse=16&version=KJV";

const radio = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true });

test.beforeEach(async ({ page, signIn }, { testId, project }) => {
  // A user per test, because the style is saved.
  const name = `${testId.slice(-12)}-${project.name}`;
  await signIn({ email: `${name.toLowerCase()}@example.org` });
  // Stubs the share sheet and puts the shared file into the title.
  await page.addInitScript(() => {
    const share = ({ files: [file] = [] }: ShareData) => {
      document.title = `shared ${file?.name ?? ""}, ${file?.size ?? 0}`;
      return Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
});

test("the verse image can be downloaded or shared with the device's share sheet", async ({
  page,
}) => {
  await open(page, john316);
  await radio(page, "Christian").check();
  await radio(page, "Descending Dove").check();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PNG" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("john-3-16.png");
  const bytes = await buffer(await download.createReadStream());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  await page.getByRole("button", { name: "Share picture" }).click();
  await expect(page).toHaveTitle(`shared john-3-16.png, ${bytes.length}`);
});

test("an uploaded image works too, and a rejected one shows the reason", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/422|Failed to load resource/);
  await open(page, john316);
  await radio(page, "Custom").check();
  const save = page.getByRole("button", { name: "Download PNG" });
  await expect(save).toHaveAccessibleDescription(
    "Choose a picture to share or download it.",
  );
  await page.getByLabel("Picture file").setInputFiles({
    name: "hill.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhoto(page, 640, 800),
  });
  await expect(page.getByText("Your picture")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("john-3-16.png");
  const bytes = await buffer(await download.createReadStream());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  await page.getByRole("button", { name: "Share picture" }).click();
  await expect(page).toHaveTitle(`shared john-3-16.png, ${bytes.length}`);

  const reason = "There is no picture at this address.";
  await page.route("**/api/verse-image", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: { issues: [{ path: "verseData", message: reason }] },
    }),
  );
  await save.click();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(save).toBeEnabled();
});

test("sharing and downloading are disabled if the image URL doesn't load", async ({
  page,
}) => {
  await open(page, john316);
  await radio(page, "Custom").check();
  const address = page.getByLabel("Or its address");
  await address.fill("https://example.org/gone.png");
  const reason =
    "We can't show this picture right now. Please check its address.";
  const share = page.getByRole("button", { name: "Share Verse" });
  for (const button of [
    share,
    page.getByRole("button", { name: "Download PNG" }),
  ]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
  }
  // The disabled button still reacts to clicks by showing its reason.
  await share.click({ force: true });
  await expect(address).toBeFocused();
  await expect(page.getByRole("status").getByText(reason)).toBeInViewport();
  await radio(page, "Gradient").check();
  await expect(share).toBeEnabled();
});
