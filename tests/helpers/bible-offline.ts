import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the reader's settings and waits for the section for offline reading. The reader must be open. */
export async function openReadOffline(page: Page): Promise<void> {
  await page.getByLabel("Reading settings").click();
  await expect(
    page.getByRole("heading", { name: "Read offline" }),
  ).toBeVisible();
}

/** Downloads a version in the reader's settings, which stay open. Returns its row. */
export async function downloadVersion(
  page: Page,
  name: string,
): Promise<Locator> {
  await openReadOffline(page);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) });
  await row.getByRole("button", { name: `Download: ${name}` }).click();
  await expect(row.getByText(/^On this device, /)).toBeVisible();
  return row;
}
