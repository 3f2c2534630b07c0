import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { toVerseRows } from "~/features/bible/offline-search/search-offline";
import { createVerseScanner } from "~/features/bible/offline-search/scan";
import { buildIndex } from "~/features/bible/offline-search/verse-index";
import type { SearchResult } from "~/features/bible/search";
import { searchPage, type FindVerses } from "~/features/bible/search-pages";
import { searchVerses } from "~/features/bible/search.server";
import { megabytes } from "~/features/bible/download/download-text";
import { versions, type VersionId } from "~/features/bible/versions";
import { scriptureHash } from "../../scripts/bible/build.mjs";
import { readSearchTables } from "../../scripts/bible/search-rows.mjs";
import { loadSearchIndex } from "../../scripts/bible/search-index.mjs";
import { migrate } from "../../scripts/local/migrations.mjs";
import { inRoot } from "../../scripts/local/paths.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { recordStatements } from "../helpers/recording-database";
import { searchQueries } from "../helpers/search-queries";

let mf: Awaited<ReturnType<typeof startBindings>>;
let server: Db;
beforeAll(async () => {
  mf = await startBindings(false);
  const database = await mf.getD1Database("SCRIPTURE");
  await migrate(database, inRoot("migrations", "scripture"));
  await loadSearchIndex(database);
  server = new Db(recordStatements(database).database);
});
afterAll(() => mf.dispose());

async function readVersion(slug: string): Promise<string> {
  const folder = inRoot("build", "client", "scripture", await scriptureHash());
  return readFile(`${folder}/${slug}.txt`, "utf8");
}

it.each(versions)(
  "a downloaded $id returns the server's results, order and highlights on every page",
  async (version) => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(200);
    const text = await readVersion(version.slug);
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1);
    expect(Number(size)).toBe(megabytes[version.id]);
    const rows = toVerseRows(version, text.split("\n"));
    const tables = await readSearchTables();
    const table = tables.find(({ name }) => name.endsWith(version.slug));
    expect(rows).toEqual(table?.rows);
    const find = createVerseScanner(buildIndex(rows));
    // In parallel, because the statements of one turn of the event loop are batched.
    await Promise.all(
      // Every tenth query is compared on all its pages, up to 1,000 verses.
      searchQueries.map((q, i) =>
        expectSameResults(find, version.id, q, i % 10 === 0 ? Infinity : 1),
      ),
    );
  },
  120_000,
);

async function expectSameResults(
  find: FindVerses,
  version: VersionId,
  q: string,
  pages: number,
): Promise<void> {
  let cursor: string | null | undefined;
  for (let page = 0; page < pages && cursor !== null; page++) {
    const limit = pages === 1 ? 20 : 100;
    const input = { q, version, limit, ...(cursor != null && { cursor }) };
    const offlineResult: SearchResult = await searchPage(find, input);
    const serverResult = await searchVerses(server, input);
    expect(offlineResult, `${q}, page ${page + 1}`).toEqual(serverResult);
    cursor = serverResult.next;
  }
}
