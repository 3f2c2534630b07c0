import { expect, type Locator } from "@playwright/test";

/** Expects that `cover` overlaps none of the controls. */
export async function expectNoOverlap(cover: Locator, controls: Locator) {
  await expect(controls.first()).toBeVisible();
  const coverBox = await cover.boundingBox();
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!coverBox || !box) throw new Error("The element isn't visible");
    expect(
      box.y + box.height <= coverBox.y ||
        coverBox.y + coverBox.height <= box.y ||
        box.x + box.width <= coverBox.x ||
        coverBox.x + coverBox.width <= box.x,
    ).toBe(true);
  }
}
