import { lstat, readFile } from "node:fs/promises";
import { PlainFailure } from "./failure.mjs";
import { takeLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { inRoot } from "./paths.mjs";
import { step } from "./progress.mjs";

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile
 */

/**
 * Compares the lockfile with what npm says it has installed (`node_modules/.package-lock.json`,
 * written last, so an interrupted installation has none).
 *
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted.packages).every(
    ([place, { version, optional }]) => {
      const found = installed.packages[place];
      // "" is this package itself; optional ones are for other platforms.
      if (place === "" || (!found && optional)) return true;
      return found?.version === version;
    },
  );
}

/**
 * @param {string} file
 * @returns {Promise<Lockfile | undefined>}
 */
async function readLockfile(file) {
  try {
    /** @type {unknown} */
    const lockfile = JSON.parse(await readFile(file, "utf8"));
    return /** @type {Lockfile} */ (lockfile);
  } catch {
    return undefined;
  }
}

async function upToDate() {
  const wanted = await readLockfile(inRoot("package-lock.json"));
  if (!wanted)
    throw new PlainFailure("package-lock.json is missing or broken.");
  return isInstalled(
    wanted,
    await readLockfile(inRoot("node_modules", ".package-lock.json")),
  );
}

/** Installs from the lockfile when `node_modules` is missing or stale. */
export async function ensurePackages() {
  if (await upToDate()) return;
  await refuseLink();
  await step("Installing packages", async () => {
    const release = await takeLock(inRoot(".wrangler", "packages.lock"), {
      waitMs: Infinity,
    });
    try {
      // Whoever held the lock before us may have done it.
      if (!(await upToDate())) {
        await npm(["ci", "--include=dev", "--no-audit", "--no-fund"], {
          failure:
            "The packages could not be installed: see npm's words above.",
        });
      }
    } finally {
      await release?.();
    }
  });
}

/** npm would empty the folder a link leads to, which belongs to somebody else. */
async function refuseLink() {
  const place = await lstat(inRoot("node_modules")).catch(() => undefined);
  if (place?.isSymbolicLink()) {
    throw new PlainFailure(
      "node_modules is a link, and what it leads to does not fit package-lock.json: install there, or remove the link.",
    );
  }
}
