import { writeFile } from "node:fs/promises";
import { markPrepared, prepareState } from "../local/prepared-state.mjs";
import { startBindings } from "../local/worker.mjs";
import { readStatements } from "./statements.mjs";

/** Statements are sent in batches of about this many characters. */
const batchLength = 500_000;

/**
 * The local data of a server that isn't running.
 *
 * @param {string} stateDir claimed
 * @returns {Promise<import("./site.mjs").Site & { close: () => Promise<void> }>}
 */
export async function openLocalSite(stateDir) {
  const mf = await startBindings(stateDir);
  const db = await mf.getD1Database("DB");
  const bucket = await mf.getR2Bucket("IMAGES");

  return {
    name: stateDir,
    query: async (sql) => (await db.prepare(sql).all()).results,

    async exportDatabase(file) {
      // What `wrangler d1 export --local` sends.
      const [lines = []] = await db
        .prepare("PRAGMA miniflare_d1_export(?,?,?);")
        .bind(0, 0)
        .raw();
      await writeFile(file, lines.join("\n"));
    },

    async importDatabase(file) {
      const defer = db.prepare("PRAGMA defer_foreign_keys=TRUE");
      let batch = [defer];
      let length = 0;
      for await (const { text } of readStatements(file)) {
        batch.push(db.prepare(text));
        length += text.length;
        if (length < batchLength) continue;
        await db.batch(batch);
        batch = [defer];
        length = 0;
      }
      await db.batch(batch);
    },

    async prepare() {
      await prepareState(mf, { demo: false });
      await markPrepared(stateDir);
    },

    objects: {
      async *list() {
        /** @type {string | undefined} */
        let cursor;
        do {
          const page = await bucket.list({
            include: ["httpMetadata"],
            ...(cursor !== undefined && { cursor }),
          });
          for (const { key, size, etag, httpMetadata } of page.objects) {
            const type = httpMetadata?.contentType ?? "";
            yield { key, size, md5: etag, type };
          }
          cursor = page.truncated ? page.cursor : undefined;
        } while (cursor !== undefined);
      },
      async get(key) {
        const object = await bucket.get(key);
        return object && Buffer.from(await object.arrayBuffer());
      },
      async put({ key, type }, bytes) {
        const httpMetadata = { contentType: type };
        // Miniflare can't send a Buffer.
        await bucket.put(key, new Uint8Array(bytes), { httpMetadata });
      },
    },

    close: () => mf.dispose(),
  };
}
