import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../local/user-error.mjs";

/** @typedef {import("./site.mjs").StoredObject} StoredObject */
/** @typedef {import("./site.mjs").ObjectStore} ObjectStore */

/** Copied at the same time. */
const parallel = 8;

/** @param {string} folder @param {string} key */
const getFile = (folder, key) =>
  path.join(folder, "objects", encodeURIComponent(key));

/** @param {Buffer} bytes @param {StoredObject} object */
const matches = (bytes, { size, md5 }) =>
  bytes.length === size &&
  createHash("md5").update(bytes).digest("hex") === md5;

/**
 * Copies the objects that the folder doesn't have yet, so that an interrupted backup continues where it stopped.
 *
 * @param {ObjectStore} store
 * @param {string} folder
 * @param {Map<string, StoredObject>} copied gets each object
 */
export async function downloadObjects(store, folder, copied) {
  await mkdir(path.join(folder, "objects"), { recursive: true });
  let downloads = 0;
  await forEach(store.list(), async (object) => {
    const file = getFile(folder, object.key);
    const existing = await readFile(file).catch(() => null);
    if (!existing || !matches(existing, object)) {
      const bytes = await store.get(object.key);
      if (!bytes) return;
      if (!matches(bytes, object)) {
        throw new UserError(
          `${object.key} was damaged on the way. Please run the backup again.`,
        );
      }
      await writeFile(file, bytes);
      downloads += 1;
    }
    copied.set(object.key, object);
  });
  return downloads;
}

/**
 * Deletes the copies of objects that the site has deleted, because people may have deleted their pictures.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, StoredObject>} copied
 */
export async function deleteOtherCopies(folder, copied) {
  const files = await readdir(path.join(folder, "objects"));
  for (const file of files) {
    const key = decodeURIComponent(file);
    if (!copied.has(key)) await rm(getFile(folder, key));
  }
}

/** @param {ObjectStore} store @returns {Promise<Map<string, string>>} MD5 by key */
export async function listHashes(store) {
  /** @type {Map<string, string>} */
  const stored = new Map();
  for await (const { key, md5 } of store.list()) stored.set(key, md5);
  return stored;
}

/**
 * Uploads the objects that the store doesn't have yet, after comparing size and hash.
 *
 * @param {ObjectStore} store
 * @param {string} folder
 * @param {StoredObject[]} objects
 */
export async function uploadObjects(store, folder, objects) {
  const stored = await listHashes(store);
  let uploads = 0;
  await forEach(objects, async (object) => {
    if (stored.get(object.key) === object.md5) return;
    await store.put(object, await readCopy(folder, object));
    uploads += 1;
  });
  return uploads;
}

/** @param {string} folder @param {string} reason */
export const damaged = (folder, reason) =>
  new UserError(`The backup in ${folder} is damaged: ${reason}.`);

/** @param {string} folder @param {StoredObject[]} objects */
export const checkCopies = (folder, objects) =>
  forEach(objects, async (object) => {
    await readCopy(folder, object);
  });

/** @param {string} folder @param {StoredObject} object */
async function readCopy(folder, object) {
  const bytes = await readFile(getFile(folder, object.key)).catch(() => null);
  if (bytes && matches(bytes, object)) return bytes;
  throw damaged(
    folder,
    `the file of ${object.key} ${bytes ? "has changed" : "is missing"}`,
  );
}

/**
 * The objects that the table `images` lists and that don't exist. A picture's key names its smaller ones:
 * `<hash>-480-960.jpg` has `<hash>.480` and `<hash>.960` (app/shared/image-key.ts).
 *
 * @param {import("./site.mjs").Query} query
 * @param {{ has: (key: string) => boolean }} objects
 */
export async function listMissingObjects(query, objects) {
  /** @type {string[]} */
  const missing = [];
  let last = "";
  for (;;) {
    const rows = await query(
      `SELECT key FROM images WHERE key > '${last}' AND deletingSince IS NULL ORDER BY key LIMIT 10000`,
    );
    for (const { key } of rows) {
      last = String(key);
      const [hash = "", ...widths] = last.replace(/\.\w+$/, "").split("-");
      const names = [last, ...widths.map((width) => `${hash}.${width}`)];
      missing.push(...names.filter((name) => !objects.has(name)));
    }
    if (rows.length === 0) return missing;
  }
}

/**
 * @template T
 * @param {Iterable<T> | AsyncIterable<T>} values
 * @param {(value: T) => Promise<void>} work on `parallel` values at a time
 */
async function forEach(values, work) {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for await (const value of values) {
    const done = work(value).finally(() => running.delete(done));
    running.add(done);
    if (running.size >= parallel) await Promise.race(running);
  }
  await Promise.all(running);
}
