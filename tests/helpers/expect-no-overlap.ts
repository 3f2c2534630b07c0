import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** None of the controls lies under it. */
export async function expectNoOverlap(cover: Locator, controls: Locator) {
  const over = await cover.boundingBox();
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!over || !box) throw new Error("Not there");
    expect(
      box.y + box.height <= over.y ||
        over.y + over.height <= box.y ||
        box.x + box.width <= over.x ||
        over.x + over.width <= box.x,
    ).toBe(true);
  }
}
