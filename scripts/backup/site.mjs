/**
 * What a backup reads and a restore writes: the deployed site (remote-site.mjs) or local data (local-site.mjs).
 *
 * @typedef {(sql: string) => Promise<Record<string, unknown>[]>} Query
 *
 * @typedef {{ key: string, size: number, md5: string, type: string }} StoredObject `type`: its content type
 *
 * @typedef {object} ObjectStore
 * @property {() => AsyncIterable<StoredObject>} list
 * @property {(key: string) => Promise<Buffer | null>} get null if it has been deleted
 * @property {(object: StoredObject, bytes: Buffer) => Promise<void>} put
 *
 * @typedef {object} Site
 * @property {string} name for messages
 * @property {Query} query on the main database
 * @property {(file: string) => Promise<void>} exportDatabase writes what `wrangler d1 export` does
 * @property {(file: string) => Promise<void>} importDatabase
 * @property {() => Promise<void>} prepare applies later migrations, and loads Scripture into its own database
 * @property {ObjectStore} objects pictures
 */

/** @typedef {import("./database-file.mjs").Summary} Summary */

/**
 * `manifest.json` in the folder of a backup. Beside it are `database.sql`, `objects.jsonl` (a StoredObject per line), and
 * the folder `objects` with a file for each.
 *
 * @typedef {object} Manifest
 * @property {string} createdAt when the database was exported
 * @property {Summary & { sha256: string }} database
 * @property {string} exactTexts hash of the texts that the export doesn't write exactly
 * @property {string} objects hash of `objects.jsonl`
 * @property {string[]} missingObjects that the table `images` lists and that didn't exist
 */
export {};
