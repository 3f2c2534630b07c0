import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../local/user-error.mjs";
import { hashFile, orderStatements } from "./database-file.mjs";
import { listExactTexts } from "./exact-texts.mjs";
import {
  deleteOtherCopies,
  downloadObjects,
  listMissingObjects,
} from "./objects.mjs";

/** @typedef {import("./site.mjs").StoredObject} StoredObject */

/** @param {string} text */
export const hashText = (text) =>
  createHash("sha256").update(text).digest("hex");

/** Of a backup, also of one that was interrupted. */
const fileNames = [
  "database.sql",
  "database.sql-restored",
  "export.sql",
  "manifest.json",
  "new.sql",
  "new.sql-rows",
  "objects",
  "objects.jsonl",
];

/** Creates the folder. Refuses one with other files. @param {string} folder */
async function prepareFolder(folder) {
  const names = await mkdir(folder, { recursive: true })
    .then(() => readdir(folder))
    .catch((/** @type {unknown} */ error) => {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      const isFile = code === "EEXIST" || code === "ENOTDIR";
      throw new UserError(
        `Couldn't create the folder ${folder}: ${isFile ? "it's a file, or in one." : message}`,
      );
    });
  const other = names.find(
    (name) => !name.startsWith(".") && !fileNames.includes(name),
  );
  if (other === undefined) return;
  throw new UserError(
    `${folder} has other files, such as ${other}. Choose an empty folder, or one with an earlier backup.`,
  );
}

/**
 * Copies the main database and the pictures into a folder. Pictures are copied before and after the export: before,
 * because that takes long; after, because the export may refer to new ones. Pictures are deleted a day after their last
 * use, or with the account.
 *
 * @param {import("./site.mjs").Site} site
 * @param {string} folder new, or of an earlier backup of the same site, whose pictures are used again
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} [step] shows progress
 * @returns {Promise<import("./site.mjs").Manifest & { downloads: number }>}
 */
export async function backUp(site, folder, step = (_, work) => work()) {
  await prepareFolder(folder);
  const inFolder = (/** @type {string} */ name) => path.join(folder, name);
  /** @type {Map<string, StoredObject>} */
  const copied = new Map();
  let downloads = 0;
  const copyObjects = async () => {
    downloads += await downloadObjects(site.objects, folder, copied);
  };
  await step("Copying pictures", copyObjects);

  const [exported, ordered] = [inFolder("export.sql"), inFolder("new.sql")];
  const createdAt = new Date().toISOString();
  await step("Exporting the database", () => site.exportDatabase(exported));
  const exactTexts = await listExactTexts(site.query);
  const database = await orderStatements(exported, ordered, exactTexts);
  await rm(exported);

  await step("Copying new pictures", copyObjects);
  const missingObjects = await listMissingObjects(site.query, copied);
  const list = [...copied.values()]
    .map((object) => JSON.stringify(object))
    .sort();

  // Until the new manifest is there, the folder is no backup.
  await rm(inFolder("manifest.json"), { force: true });
  await deleteOtherCopies(folder, copied);
  await rename(ordered, inFolder("database.sql"));
  await writeFile(inFolder("objects.jsonl"), `${list.join("\n")}\n`);
  const manifest = {
    createdAt,
    database,
    exactTexts: hashText(exactTexts.join("\n")),
    objects: await hashFile(inFolder("objects.jsonl")),
    missingObjects,
  };
  await writeFile(
    inFolder("manifest.json"),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  return { ...manifest, downloads };
}
