import { rm } from "node:fs/promises";
import path from "node:path";
import { PlainFailure } from "./failure.mjs";
import { takeLock } from "./lock.mjs";
import { atEnd } from "./program.mjs";

/** @param {string} stateDir */
export const peopleFile = (stateDir) => path.join(stateDir, "people.json");

/**
 * Says what the databases were made from (see prepared-state.mjs).
 *
 * @param {string} stateDir
 */
export const preparedFile = (stateDir) => path.join(stateDir, "made-from");

/**
 * The static files of the build that the server on this state serves: a later build leaves them alone.
 *
 * @param {string} stateDir
 */
export const servedFolder = (stateDir) => path.join(stateDir, "served");

/** A server that was killed takes this long at most to end what it had started (program.mjs, answer.mjs). */
export const crashedServerMs = 6000;

/**
 * One server a state folder: two would write the same files.
 *
 * @param {string} stateDir
 */
export async function claimState(stateDir) {
  const release = await takeLock(path.join(stateDir, "in-use"), {
    waitMs: crashedServerMs,
  });
  if (!release) {
    throw new PlainFailure(
      `A server is running on ${stateDir}: stop it first (Ctrl-C where it runs), or choose another folder with STATE_DIR.`,
    );
  }
  atEnd(release);
}

/**
 * Removes what the local server has stored, and nothing else the folder may hold.
 *
 * @param {string} stateDir claimed
 */
export async function clearState(stateDir) {
  await rm(preparedFile(stateDir), { force: true });
  await rm(path.join(stateDir, "v3"), { recursive: true, force: true });
  await rm(peopleFile(stateDir), { force: true });
  await rm(servedFolder(stateDir), { recursive: true, force: true });
}
