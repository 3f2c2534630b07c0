import { rm } from "node:fs/promises";
import path from "node:path";
import { UserError } from "./user-error.mjs";
import { takeLock } from "./lock.mjs";
import { onExit } from "./program.mjs";

/** @param {string} stateDir */
export const accountsFile = (stateDir) => path.join(stateDir, "people.json");

/**
 * Contains the hash of the files that the databases were created from (see prepared-state.mjs).
 *
 * @param {string} stateDir
 */
export const preparedFile = (stateDir) => path.join(stateDir, "made-from");

/**
 * The static files that the server for this state serves. Later builds don't change them.
 *
 * @param {string} stateDir
 */
export const servedFolder = (stateDir) => path.join(stateDir, "served");

/** How long a crashed server's processes may keep running (program.mjs, run-child.mjs). */
export const crashedServerTimeoutMs = 6000;

/**
 * Reserves the state folder. Two servers would overwrite each other's files.
 *
 * @param {string} stateDir
 */
export async function claimState(stateDir) {
  const release = await takeLock(path.join(stateDir, "in-use"), {
    waitMs: crashedServerTimeoutMs,
  });
  if (!release) {
    throw new UserError(
      `Another server is using ${stateDir}. Stop it with Ctrl-C in its terminal, or use a different folder with STATE_DIR.`,
    );
  }
  onExit(release);
}

/**
 * Deletes the local server's data and leaves other files in the folder.
 *
 * @param {string} stateDir claimed
 */
export async function clearState(stateDir) {
  await rm(preparedFile(stateDir), { force: true });
  await rm(path.join(stateDir, "v3"), { recursive: true, force: true });
  await rm(accountsFile(stateDir), { force: true });
  await rm(servedFolder(stateDir), { recursive: true, force: true });
}
