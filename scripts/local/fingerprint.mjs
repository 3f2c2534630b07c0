import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * A hash over names and contents: whoever asks twice and gets the same answer need not build again.
 * 5 MB in 400 files take about 50 ms.
 *
 * @param {string} base
 * @param {string[]} places files and folders under `base`; missing ones count as empty
 * @param {(file: string) => boolean} [counts] false for files that change nothing
 */
export async function fingerprint(base, places, counts = () => true) {
  const hash = createHash("sha256");
  for (const place of places) {
    for (const file of await listFiles(path.join(base, place))) {
      const name = path.relative(base, file).replaceAll(path.sep, "/");
      if (!counts(name)) continue;
      const content = await readFile(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} place
 * @returns {Promise<string[]>} sorted
 */
async function listFiles(place) {
  try {
    const entries = await readdir(place, {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTDIR") return [place];
    if (code === "ENOENT") return [];
    throw error;
  }
}
