import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Opens the part of the reader's settings that keeps the Bible; the reader is open. */
export async function openReadOffline(page: Page): Promise<void> {
  await page.getByLabel("Reading settings").click();
  await expect(
    page.getByRole("heading", { name: "Read offline" }),
  ).toBeVisible();
}

/** Keeps a version on the device, from an open reader; its row in the settings, which stay open. */
export async function downloadVersion(
  page: Page,
  name: "King James Version" | "World English Bible",
): Promise<Locator> {
  await openReadOffline(page);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) });
  await row.getByRole("button", { name: `Download: ${name}` }).click();
  await expect(row.getByText(/^On this device, /)).toBeVisible();
  return row;
}
