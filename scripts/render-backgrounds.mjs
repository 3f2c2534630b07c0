// Renders each verse background to JPEG with Chromium, in the shapes that the worker's image renderer needs.
// There, an SVG of a hundred layers takes half a second, a JPEG of the right size 30 ms. Run it after changing an
// SVG; app/features/verse-art/painted.test.ts fails until then.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { inRoot } from "./local/paths.mjs";

// The same as `shapes` in app/features/verse-art/shapes.ts.
const shapes = {
  link: { width: 1200, height: 630 },
  post: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
};
const folder = inRoot("public/backgrounds/painted");
await mkdir(folder, { recursive: true });
const list = inRoot("app/features/verse-art/background-images.json");
/** @type {unknown} */
const parsed = JSON.parse(await readFile(list, "utf8"));
const images = /** @type {Record<string, { id: string }[]>} */ (parsed);
const ids = Object.values(images)
  .flat()
  .map(({ id }) => id);
const system = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({
  ...(existsSync(system) && { executablePath: system }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
const page = await browser.newPage();
/** @type {Record<string, string>} */
const madeFrom = {};
for (const id of ids) {
  const svg = await readFile(inRoot(`public/backgrounds/${id}.svg`));
  madeFrom[id] = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  for (const [shape, size] of Object.entries(shapes)) {
    await page.setViewportSize(size);
    await page.setContent(
      `<body style="margin:0"><img style="display:block;width:100vw;height:100vh;object-fit:cover" src="data:image/svg+xml;base64,${svg.toString("base64")}">`,
    );
    const jpeg = await page.screenshot({ type: "jpeg", quality: 86 });
    await writeFile(`${folder}/${id}-${shape}.jpg`, jpeg);
    process.stdout.write(`${id}-${shape}: ${jpeg.length} bytes\n`);
  }
}
await browser.close();
await writeFile(
  `${folder}/made-from.json`,
  `${JSON.stringify(madeFrom, null, 2)}\n`,
);
