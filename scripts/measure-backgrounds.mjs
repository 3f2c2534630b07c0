// Measures the luminance range and the average color of each verse background and writes them into
// app/features/verse-art/background-images.ts. Run it after changing an SVG; background-images.test.ts fails until then.
import { readFile, writeFile } from "node:fs/promises";
import { measureLuminance } from "./backgrounds/luminance.mjs";
import { inRoot } from "./local/paths.mjs";

const list = inRoot("app/features/verse-art/background-images.ts");
const before = await readFile(list, "utf8");
let after = before;
for (const [, id = ""] of before.matchAll(/id: "([a-z-]+)"/g)) {
  const { darkest, lightest, tone } = await measureLuminance(id);
  after = after.replace(
    new RegExp(
      `(id: "${id}",[^}]*?)tone: "#\\w+",(\\s+)darkest: [\\d.]+,(\\s+)lightest: [\\d.]+`,
    ),
    `$1tone: "${tone}",$2darkest: ${darkest},$3lightest: ${lightest}`,
  );
  console.log(
    `${id.padEnd(18)} ${darkest.toFixed(3)} to ${lightest.toFixed(3)}`,
  );
}
await writeFile(list, after);
