import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { toVerseRows } from "~/features/bible/offline-search/verse-rows";
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

async function textOf(slug: string): Promise<string> {
  const folder = inRoot("build", "client", "scripture", await scriptureHash());
  return readFile(`${folder}/${slug}.txt`, "utf8");
}

it.each(versions)(
  "a kept $id finds what the server finds, in its order, with its marks, to the last page",
  async (version) => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(200);
    const text = await textOf(version.slug);
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1);
    expect(Number(size)).toBe(megabytes[version.id]);
    const rows = toVerseRows(version, text.split("\n"));
    const tables = await readSearchTables();
    const table = tables.find(({ name }) => name.endsWith(version.slug));
    expect(rows).toEqual(table?.rows);
    const find = createVerseScanner(buildIndex(rows));
    // Together: the statements of one turn of the event loop are one trip to the database.
    await Promise.all(
      // Every tenth to its end: a thousand verses, where there are as many.
      searchQueries.map((q, i) =>
        sameSearch(find, version.id, q, i % 10 === 0 ? Infinity : 1),
      ),
    );
  },
  120_000,
);

async function sameSearch(
  find: FindVerses,
  version: VersionId,
  q: string,
  pages: number,
): Promise<void> {
  let cursor: string | null | undefined;
  for (let page = 0; page < pages && cursor !== null; page++) {
    const limit = pages === 1 ? 20 : 100;
    const input = { q, version, limit, ...(cursor != null && { cursor }) };
    const here: SearchResult = await searchPage(find, input);
    const there = await searchVerses(server, input);
    expect(here, `${q}, page ${page + 1}`).toEqual(there);
    cursor = there.next;
  }
}
