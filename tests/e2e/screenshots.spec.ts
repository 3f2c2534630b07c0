import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { test } from "../helpers/e2e";

// Creates the screenshots for the README and the install dialog (features/pwa/manifest.ts): SCREENSHOTS=1 npm run test:e2e -- screenshots
test.skip(
  process.env["SCREENSHOTS"] !== "1",
  "screenshots are created on demand",
);

const screenshots: [name: string, path: string, signedIn: boolean][] = [
  ["landing", "/", false],
  ["home", "/home", true],
  ["bible", "/bible?book=Psalms&chapter=23", true],
];

for (const [name, path, signedIn] of screenshots) {
  test(name, { tag: "@both" }, async ({ page, signIn }, { project }) => {
    if (signedIn) {
      await signIn({ email: "ruth@example.org", lastName: "Weaver" });
    }
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ scale: "css" });
    await writeFile(
      `public/screenshots/${name}-${project.name}.webp`,
      await toWebp(await page.context().newPage(), png),
    );
  });
}

/** WebP has a third of the bytes, and users wait for them in the install dialog. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const dataUrl = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9);
  }, png.toString("base64"));
  return Buffer.from(dataUrl.replace(/^.+,/, ""), "base64");
}
