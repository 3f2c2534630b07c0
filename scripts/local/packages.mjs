import { lstat, readFile } from "node:fs/promises";
import { UserError } from "./user-error.mjs";
import { takeLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { inRoot } from "./paths.mjs";
import { step } from "./progress.mjs";

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile
 */

/**
 * Compares the lockfile with the one that npm writes to `node_modules` at the end of an installation. After an
 * interrupted installation it's missing.
 *
 * @param {Lockfile} required
 * @param {Lockfile | undefined} installed
 */
export function isInstalled(required, installed) {
  if (!installed) return false;
  return Object.entries(required.packages).every(
    ([folder, { version, optional }]) => {
      const found = installed.packages[folder];
      // "" is this package itself. Optional packages may be for other platforms.
      if (folder === "" || (!found && optional)) return true;
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

async function isUpToDate() {
  const required = await readLockfile(inRoot("package-lock.json"));
  if (!required)
    throw new UserError("package-lock.json is missing or invalid.");
  return isInstalled(
    required,
    await readLockfile(inRoot("node_modules", ".package-lock.json")),
  );
}

/** Runs `npm ci` if `node_modules` is missing or outdated. */
export async function ensurePackages() {
  if (await isUpToDate()) return;
  await rejectSymbolicLink();
  await step("Installing packages", async () => {
    const release = await takeLock(inRoot(".wrangler", "packages.lock"), {
      waitMs: Infinity,
    });
    try {
      // The process that held the lock may have installed them.
      if (!(await isUpToDate())) {
        await npm(["ci", "--include=dev", "--no-audit", "--no-fund"], {
          failure: "Couldn't install the packages. See npm's output above.",
        });
      }
    } finally {
      await release?.();
    }
  });
}

/** If node_modules is a symbolic link, npm would empty the folder it points to. */
async function rejectSymbolicLink() {
  const stats = await lstat(inRoot("node_modules")).catch(() => undefined);
  if (stats?.isSymbolicLink()) {
    throw new UserError(
      "node_modules is a symbolic link to a folder that doesn't match package-lock.json. Install the packages there, or remove the link.",
    );
  }
}
