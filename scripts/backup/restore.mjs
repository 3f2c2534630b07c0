import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../local/user-error.mjs";
import { hashText } from "./back-up.mjs";
import { hashFile, summarize } from "./database-file.mjs";
import { listExactTexts } from "./exact-texts.mjs";
import {
  checkCopies,
  damaged,
  listHashes,
  listMissingObjects,
  uploadObjects,
} from "./objects.mjs";
import { sortByReferences } from "./references.mjs";
import { manifestSchema } from "./site.mjs";

/** @typedef {import("./site.mjs").Manifest} Manifest */
/** @typedef {import("./site.mjs").StoredObject} StoredObject */

/**
 * Restores a backup into an empty site and checks it. Nothing is written if the backup is damaged, or if the database has
 * tables and `replace` isn't set.
 *
 * @param {import("./site.mjs").Site} site
 * @param {string} folder
 * @param {object} [options]
 * @param {boolean} [options.replace] deletes the tables of the database first
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} [options.step] shows progress
 */
export async function restore(
  site,
  folder,
  { replace = false, step = (_, work) => work() } = {},
) {
  const file = path.join(folder, "database.sql");
  const { manifest, objects } = await readBackup(folder);
  await step("Checking the backup", async () => {
    const hash = await hashFile(file).catch(() => null);
    if (hash !== manifest.database.sha256) {
      throw damaged(
        folder,
        `database.sql ${hash === null ? "is missing" : "has changed"}`,
      );
    }
    await checkCopies(folder, objects);
  });
  const creates = await listTables(site);
  if (creates.size > 0 && !replace) {
    throw new UserError(
      `The database of ${site.name} isn't empty. Restore into a new one, or add --replace to delete what it contains.`,
    );
  }
  await step("Emptying the database", () => dropTables(site, creates));
  await step("Restoring the database", () => site.importDatabase(file));
  await step("Restoring pictures", () =>
    uploadObjects(site.objects, folder, objects),
  );
  await step("Checking what was restored", async () => {
    const problems = await findProblems(site, manifest, `${file}-restored`);
    if (problems.length > 0) {
      throw new UserError(
        `The restored site differs from the backup:\n${problems.join("\n")}`,
      );
    }
  });
  await step("Preparing migrations and Scripture", () => site.prepare());
  return manifest;
}

/**
 * Uploads only the objects that the site's database lists and its bucket lacks: after Time Travel, the pictures that
 * were deleted since.
 *
 * @param {import("./site.mjs").Site} site
 * @param {string} folder
 * @returns {Promise<{ uploads: number, missing: string[] }>} `missing`: neither in the bucket nor in the backup
 */
export async function restorePictures(site, folder) {
  const { objects } = await readBackup(folder);
  const stored = await listHashes(site.objects);
  const needed = new Set(await listMissingObjects(site.query, stored));
  const found = objects.filter(({ key }) => needed.has(key));
  const uploads = await uploadObjects(site.objects, folder, found);
  for (const { key } of found) needed.delete(key);
  return { uploads, missing: [...needed] };
}

/** @param {string} folder @returns {Promise<{ manifest: Manifest, objects: StoredObject[] }>} */
async function readBackup(folder) {
  const read = (/** @type {string} */ name) =>
    readFile(path.join(folder, name), "utf8").catch(() => {
      throw new UserError(`${folder} isn't a complete backup: no ${name}.`);
    });
  const manifest = parseManifest(await read("manifest.json"));
  if (!manifest) throw damaged(folder, "manifest.json can't be read");
  const list = await read("objects.jsonl");
  if (hashText(list) !== manifest.objects) {
    throw damaged(folder, "objects.jsonl has changed");
  }
  const objects = list
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      /** @type {unknown} */
      const object = JSON.parse(line);
      return /** @type {StoredObject} */ (object);
    });
  return { manifest, objects };
}

/** @param {string} text */
function parseManifest(text) {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @param {import("./site.mjs").Site} site */
async function listTables(site) {
  const tables = await site.query(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' AND substr(name, 1, 4) <> '_cf_'",
  );
  return new Map(tables.map(({ name, sql }) => [String(name), String(sql)]));
}

/** @param {import("./site.mjs").Site} site @param {Map<string, string>} creates */
async function dropTables(site, creates) {
  const triggers = await site.query(
    "SELECT name FROM sqlite_master WHERE type = 'trigger'",
  );
  for (const { name } of triggers) {
    await site.query(`DROP TRIGGER "${String(name)}"`);
  }
  for (const name of sortByReferences(creates).reverse()) {
    await site.query(`DROP TABLE "${name}"`);
  }
}

/**
 * Compares rows, indexes, triggers, texts and pictures with the manifest.
 *
 * @param {import("./site.mjs").Site} site
 * @param {Manifest} manifest
 * @param {string} exported a temporary file
 */
async function findProblems(site, manifest, exported) {
  const { tables, schema } = manifest.database;
  await site.exportDatabase(exported);
  const restored = await summarize(exported);
  await rm(exported);
  const rows = Object.keys({ ...tables, ...restored.tables }).flatMap(
    (name) => {
      const [before, after] = [tables[name], restored.tables[name]];
      return before?.hash === after?.hash && before?.rows === after?.rows
        ? []
        : `${name}: ${before?.rows ?? 0} rows in the backup, ${after?.rows ?? 0} restored, or other values`;
    },
  );
  const definitions = Object.keys({ ...schema, ...restored.schema }).filter(
    (name) => schema[name] !== restored.schema[name],
  );
  const exactTexts = hashText((await listExactTexts(site.query)).join("\n"));
  const stored = await listHashes(site.objects);
  const missing = (await listMissingObjects(site.query, stored)).filter(
    (key) => !manifest.missingObjects.includes(key),
  );
  const broken = await site.query("PRAGMA foreign_key_check");
  const [check] = await site.query("PRAGMA quick_check");
  return [
    ...rows,
    ...definitions.map((name) => `The ${name} differs`),
    ...(exactTexts === manifest.exactTexts ? [] : ["Texts differ"]),
    ...missing.map((key) => `The object ${key} is missing`),
    ...broken.map(({ table }) => `${String(table)}: a broken reference`),
    ...(check?.["quick_check"] === "ok" ? [] : ["The database is damaged"]),
  ];
}
