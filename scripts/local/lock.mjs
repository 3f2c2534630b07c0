import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const heartbeat = 1000;
/** A holder that has not been heard of for so long is gone, whoever has its process id now. */
const patience = 15_000;

/**
 * Takes a lock between processes: a file that names its holder and is touched every second.
 *
 * @param {string} file
 * @param {{ wait?: boolean }} [options] wait: until the holder lets go
 * @returns {Promise<(() => Promise<void>) | undefined>} lets go; undefined: somebody holds it
 */
export async function takeLock(file, { wait = false } = {}) {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await create(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else if (wait) await pause(250);
    else return undefined;
  }
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeat);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}

/** @param {string} file */
async function create(file) {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      return false;
    }
    throw error;
  }
}

/** @param {string} file */
async function isStale(file) {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > patience) return true;
    const holder = Number(await readFile(file, "utf8"));
    return holder > 0 && !isAlive(holder);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
