import { test } from "../helpers/e2e";

// The pictures of the README: SCREENSHOTS=1 npm run test:e2e -- screenshots
test.skip(
  process.env["SCREENSHOTS"] !== "1",
  "the pictures are taken on demand",
);

const pictures: [name: string, path: string, signedIn: boolean][] = [
  ["landing", "/", false],
  ["home", "/home", true],
  ["bible", "/bible?book=Psalms&chapter=23", true],
];

for (const [name, path, signedIn] of pictures) {
  test(name, async ({ page, signIn }, { project }) => {
    if (signedIn) {
      await signIn({ email: "ruth@example.org", lastName: "Weaver" });
    }
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: `docs/screenshots/${name}-${project.name}.png`,
      scale: "css",
    });
  });
}
