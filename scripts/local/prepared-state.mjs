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
 * Prepares the databases of a running miniflare: tables, the Bible search index, and optionally the demo community.
 * Skips what already exists, so calling it again is cheap.
 *
 * @param {Pick<import("miniflare").Miniflare, "getD1Database" | "getR2Bucket">} mf
 * @param {object} [options]
 * @param {boolean} [options.search] loads 62,200 verses, which takes 2 s the first time
 * @param {boolean} [options.demo]
 * @param {string[]} [options.openGames] ids of the games to open; if empty, nothing changes
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
  await step("Migrating the database", () => migrate(db));
  if (search) {
    const scripture = await mf.getD1Database("SCRIPTURE");
    await step("Loading the Bible search index", async () => {
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
    await step("Loading the demo community", () =>
      loadDemo(db, images, Date.now()),
    );
  }
}

/** Files that the prepared state depends on. */
const sources = ["migrations", "data/bible", "scripts/bible", "scripts/demo"];

/** The next start of a server for this state prepares nothing. @param {string} stateDir */
export async function markPrepared(stateDir) {
  await writeFile(preparedFile(stateDir), await fingerprint(root, sources));
}

/**
 * Prepares the databases on disk before the server starts. If nothing has changed since the last start, it opens no
 * database, which saves a second.
 *
 * @param {string} stateDir claimed
 * @param {(stop: () => Promise<unknown>) => void} onStop
 */
export async function ensureState(stateDir, onStop) {
  // Opens games locally, for example OPEN_GAMES=bible-trivia,memory
  const openGames = (process.env["OPEN_GAMES"] ?? "")
    .split(",")
    .filter(Boolean);
  const file = preparedFile(stateDir);
  const sourceHash = await fingerprint(root, sources);
  const isUpToDate =
    (await readFile(file, "utf8").catch(() => "")) === sourceHash;
  if (isUpToDate && openGames.length === 0) return;
  const mf = await startBindings(stateDir);
  onStop(() => mf.dispose());
  await prepareState(mf, { openGames, step: showStep });
  await mf.dispose();
  await writeFile(file, sourceHash);
}
