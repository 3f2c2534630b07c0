// Measures the luminance range and the average color of each verse background and writes them into
// app/features/verse-art/background-images.json. Run it after changing an SVG; background-images.test.ts fails until then.
import { readFile, writeFile } from "node:fs/promises";
import { measureLuminance } from "./backgrounds/luminance.mjs";
import { inRoot } from "./local/paths.mjs";

const file = inRoot("app/features/verse-art/background-images.json");
/** @type {unknown} */
const parsed = JSON.parse(await readFile(file, "utf8"));
const images = /** @type {Record<string, { id: string }[]>} */ (parsed);
for (const image of Object.values(images).flat()) {
  const measured = await measureLuminance(image.id);
  Object.assign(image, measured);
  console.log(
    `${image.id.padEnd(18)} ${measured.darkest.toFixed(3)} to ${measured.lightest.toFixed(3)}`,
  );
}
await writeFile(file, `${JSON.stringify(images, null, 2)}\n`);
