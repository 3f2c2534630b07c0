import { loadDemo } from "../demo/load.mjs";
import { loadSearchIndex } from "../bible/search-index.mjs";
import { readFile, writeFile } from "node:fs/promises";
import { migrate } from "./migrations.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot, root } from "./paths.mjs";
import { step as showStep } from "./progress.mjs";
import { preparedFile } from "./state.mjs";
import { startBindings } from "./worker.mjs";

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

/** Whatever prepared state is made from. */
const sources = ["migrations", "data/bible", "scripts/bible", "scripts/demo"];

/**
 * The same for a state on disk, before anybody is served from it. Where nothing has changed since the
 * last time, no database is opened: that saves a second of every start.
 *
 * @param {string} stateDir claimed
 * @param {(stop: () => Promise<unknown>) => void} untilStopped
 */
export async function ensureState(stateDir, untilStopped) {
  const file = preparedFile(stateDir);
  const madeFrom = await fingerprint(root, sources);
  if ((await readFile(file, "utf8").catch(() => "")) === madeFrom) return;
  const mf = await startBindings(stateDir);
  untilStopped(() => mf.dispose());
  await prepareState(mf, { step: showStep });
  await mf.dispose();
  await writeFile(file, madeFrom);
}
