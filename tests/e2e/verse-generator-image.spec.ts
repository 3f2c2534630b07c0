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
  await page.getByRole("button", { name: "Download PNG" }).click();
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
  await page.getByLabel("Picture file").setInputFiles({
    name: "hill.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhoto(page, 640, 800),
  });
  await expect(
    page.getByRole("img", { name: "The chosen picture" }),
  ).toBeVisible();
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

test("says if the image URL doesn't load", async ({ page }) => {
  await open(page, john316);
  await radio(page, "Custom").check();
  await page
    .getByLabel("Or paste its web address")
    .fill("https://example.org/gone.png");
  await expect(
    page
      .getByRole("status")
      .getByText(
        "We can't show this picture right now. Please check its address. It has to be a PNG, JPEG, WebP or GIF.",
      ),
  ).toBeInViewport();
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(page.getByLabel("Or paste its web address")).toHaveValue("");
});
