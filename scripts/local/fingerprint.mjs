import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes the names and contents of files, to find out whether a build is up to date. Takes about 50 ms for 400 files with
 * 5 MB.
 *
 * @param {string} base
 * @param {string[]} paths files and folders under `base`; missing ones count as empty
 * @param {(file: string) => boolean} [isIncluded] false for files that don't matter
 */
export async function fingerprint(base, paths, isIncluded = () => true) {
  const hash = createHash("sha256");
  for (const each of paths) {
    for (const file of await listFiles(path.join(base, each))) {
      const name = path.relative(base, file).replaceAll(path.sep, "/");
      if (!isIncluded(name)) continue;
      const content = await readFile(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} target
 * @returns {Promise<string[]>} sorted
 */
async function listFiles(target) {
  try {
    const entries = await readdir(target, {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTDIR") return [target];
    if (code === "ENOENT") return [];
    throw error;
  }
}
