import type { Page } from "@playwright/test";
import { expectAccessible } from "./e2e";

/** The windows of the projects in playwright.config.ts. */
export const phoneWindow = { width: 390, height: 844 };
export const desktopWindow = { width: 1280, height: 800 };

/**
 * Expects that axe finds no violation at the size of either project, without loading the page again. `part` is the
 * selector of what to check. Restores the size.
 */
export async function expectAccessibleAtBothSizes(
  page: Page,
  part?: string,
): Promise<void> {
  const before = page.viewportSize() ?? phoneWindow;
  const other = before.width >= 1024 ? phoneWindow : desktopWindow;
  await expectAccessible(page, part);
  await page.setViewportSize(other);
  await expectAccessible(page, part);
  await page.setViewportSize(before);
}
