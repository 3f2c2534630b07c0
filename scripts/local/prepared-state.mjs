import { loadDemo } from "../demo/load.mjs";
import { loadSearchIndex } from "../bible/search-index.mjs";
import { migrate } from "./migrations.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Brings the databases of a running miniflare to where the app expects them: tables, the search index
 * of Scripture, and the demo community if wanted. What is there already is left alone, so asking
 * again is cheap.
 *
 * @param {import("miniflare").Miniflare} mf
 * @param {object} [options]
 * @param {boolean} [options.search] 62,205 verses: 2 s the first time
 * @param {boolean} [options.demo]
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} [options.step] shows progress
 */
export async function prepareState(
  mf,
  { search = true, demo = true, step = (_, work) => work() } = {},
) {
  const db = await mf.getD1Database("DB");
  await step("Database tables", () => migrate(db));
  if (search) {
    const scripture = await mf.getD1Database("SCRIPTURE");
    await step("Search index of Scripture", async () => {
      await migrate(scripture, inRoot("migrations", "scripture"));
      await loadSearchIndex(scripture);
    });
  }
  if (demo) {
    const images = await mf.getR2Bucket("IMAGES");
    await step("Demo community", () => loadDemo(db, images, Date.now()));
  }
}
