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
 * @param {string[]} [options.openGames] ids of the games that can be played; empty: as it is
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} [options.step] shows progress
 */
export async function prepareState(
  mf,
  {
    search = true,
    demo = true,
    openGames = [],
    step = (_, work) => work(),
  } = {},
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
  if (openGames.length > 0) {
    await db
      .prepare("INSERT OR REPLACE INTO settings VALUES ('openGames', ?1, ?2)")
      .bind(JSON.stringify(openGames), Date.now())
      .run();
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
  // For whoever wants to play them all here: OPEN_GAMES=bible-trivia,memory
  const openGames = (process.env["OPEN_GAMES"] ?? "")
    .split(",")
    .filter(Boolean);
  const file = preparedFile(stateDir);
  const madeFrom = await fingerprint(root, sources);
  const isMade = (await readFile(file, "utf8").catch(() => "")) === madeFrom;
  if (isMade && openGames.length === 0) return;
  const mf = await startBindings(stateDir);
  untilStopped(() => mf.dispose());
  await prepareState(mf, { openGames, step: showStep });
  await mf.dispose();
  await writeFile(file, madeFrom);
}
