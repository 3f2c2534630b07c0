import * as z from "zod/mini";

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

/**
 * `manifest.json` in the folder of a backup. Beside it are `database.sql`, `objects.jsonl` (a StoredObject per line), and
 * the folder `objects` with a file for each.
 */
export const manifestSchema = z.object({
  /** When the database was exported. */
  createdAt: z.string(),
  /** A `Summary` of database-file.mjs and the file's hash. */
  database: z.object({
    tables: z.record(
      z.string(),
      z.object({ rows: z.number(), hash: z.string() }),
    ),
    schema: z.record(z.string(), z.string()),
    sha256: z.string(),
  }),
  /** Hash of the texts that the export doesn't write exactly. */
  exactTexts: z.string(),
  /** Hash of `objects.jsonl`. */
  objects: z.string(),
  /** Listed in the table `images`, but they didn't exist. */
  missingObjects: z.array(z.string()),
});

/** @typedef {z.infer<typeof manifestSchema>} Manifest */
