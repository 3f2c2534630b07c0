// The typefaces of link previews as static files, which the worker reads when a text needs them:
// TrueType, a file an alphabet, and for Chinese, Japanese and Korean in slices. 24 MB in 340 files.
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { fingerprint } from "../local/fingerprint.mjs";
import { inRoot, root } from "../local/paths.mjs";
import { europeanSources, scriptSources, slicedSources } from "./faces.mjs";
import { joinFaces } from "./join.mjs";
import { rangesOfCodes } from "./ranges.mjs";
import { readLetters, readTables } from "./tables.mjs";

/**
 * Writes `type/<name>.ttf` and `type/letters.json`, the letters of each, under `outDir`. They are made
 * once for a set of packages, and kept beside them.
 *
 * @param {string} outDir the folder of static assets, "build/client"
 */
export async function buildType(outDir) {
  await cp(await typeFolder(), path.join(outDir, "type"), { recursive: true });
}

/** The folder they are kept in: 2 s where they have to be made. */
export async function typeFolder() {
  const key = await fingerprint(root, ["package-lock.json", "scripts/type"]);
  const made = inRoot("node_modules", ".cache", "type", key.slice(0, 16));
  if (!existsSync(made)) await make(made);
  return made;
}

/** @param {string} folder */
async function make(folder) {
  await rm(path.dirname(folder), { recursive: true, force: true });
  // What is half-written never carries the final name.
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true });
  /** @type {Record<string, string>} */
  const index = {};
  for await (const [name, face] of faces()) {
    const letters = [...readLetters(readTables(face)).keys()];
    // Some slices hold emoji alone.
    if (letters.length === 0) continue;
    index[name] = rangesOfCodes(letters.sort((a, b) => a - b));
    await writeFile(path.join(partial, `${name}.ttf`), face);
  }
  await writeFile(path.join(partial, "letters.json"), JSON.stringify(index));
  await rename(partial, folder);
}

/** As verses are drawn with too (features/verse-art/verse-svg.ts). */
const families = { serif: "EB Garamond", sans: "Source Sans 3 ExtraLight" };

/** @returns {AsyncGenerator<[name: string, face: Uint8Array]>} */
async function* faces() {
  /** @type {Uint8Array[]} */
  const latin = [];
  for (const style of /** @type {const} */ (["serif", "sans"])) {
    const alphabets = await Promise.all(
      (await europeanSources(style)).map(cut),
    );
    latin.push(...alphabets.slice(0, 1));
    // Plain English keeps its ligatures; beside other letters they would be in the way.
    yield [`${style}-latin`, joinFaces(alphabets.slice(0, 1), families[style])];
    yield [
      `${style}-europe`,
      joinFaces(alphabets, `${style}-europe`, { joins: false }),
    ];
  }
  for (const source of await scriptSources()) {
    const files = [await cut(source), ...latin.slice(0, 1)];
    yield [source.name, joinFaces(files, source.name)];
  }
  for (const source of await slicedSources()) {
    yield [source.name, await cut(source)];
  }
}

/** @param {import("./faces.mjs").Source} source */
async function cut({ file, letters, variationAxes }) {
  return subsetFont(await readFile(inRoot("node_modules", file)), letters, {
    targetFormat: "truetype",
    ...(variationAxes && { variationAxes }),
  });
}
