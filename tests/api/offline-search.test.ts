import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { toVerseRows } from "~/features/bible/offline-search/search-offline";
import { createVerseScanner } from "~/features/bible/offline-search/scan";
import type {
  FoundVerse,
  SearchInput,
  SearchResult,
} from "~/features/bible/search";
import { searchPage, type FindVerses } from "~/features/bible/search-pages";
import { searchVerses } from "~/features/bible/search.server";
import { versions, type VersionId } from "~/features/bible/versions";
import { scriptureHash } from "../../scripts/bible/build.mjs";
import { readSearchTables } from "../../scripts/bible/search-rows.mjs";
import { inRoot } from "../../scripts/local/paths.mjs";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";
import { searchQueries } from "../helpers/search-queries";

let mf: Awaited<ReturnType<typeof startDatabases>>;
let server: Db;
beforeAll(async () => {
  mf = await startDatabases({ search: true });
  const database = await mf.getD1Database("SCRIPTURE");
  server = new Db(recordStatements(database).database);
});
afterAll(() => mf.dispose());

const spanishQueries =
  'corazon|CORAZÓN|nino|niño|amado|amados|me|los|loves|el Señor es mi pastor|"Jehová es mi pastor"|¿Quién?|á|fe esperanza caridad'.split(
    "|",
  );

async function readVersion(slug: string): Promise<string> {
  const folder = inRoot("build", "client", "scripture", await scriptureHash());
  return readFile(`${folder}/${slug}.txt`, "utf8");
}

it.each(versions)(
  "a downloaded $id finds the server's verses with the same highlights",
  async (version) => {
    // A scan takes 7 ms, and its code is the same for every version, so each query runs once.
    const queries = searchQueries.filter(
      (_, i) => i % versions.length === versions.indexOf(version),
    );
    expect(queries.length).toBeGreaterThanOrEqual(100);
    if (version.language === "es") queries.push(...spanishQueries);
    const text = await readVersion(version.slug);
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1);
    expect(Number(size)).toBe(version.megabytes);
    const rows = toVerseRows(version, text.split("\n"));
    const tables = await readSearchTables();
    const table = tables.find(({ name }) => name.endsWith(version.slug));
    expect(rows).toEqual(table?.rows);
    const find = createVerseScanner(rows, version.language);
    // In parallel, because the statements of one turn of the event loop are batched.
    await Promise.all(
      queries.map((q) => expectSameVerses(find, version.id, q)),
    );
  },
  120_000,
);

/** The order may differ. A query that matches more verses than users can page through is compared by their number. */
async function expectSameVerses(
  find: FindVerses,
  version: VersionId,
  q: string,
): Promise<void> {
  const [offlineResults, serverResults] = await Promise.all([
    readAllPages((input) => searchPage(find, input), version, q),
    readAllPages((input) => searchVerses(server, input), version, q),
  ]);
  const { total, match, items } = serverResults;
  expect(offlineResults, q).toMatchObject({ total, match });
  if (total > items.length) return;
  const byReference = (one: FoundVerse, other: FoundVerse) =>
    one.reference.localeCompare(other.reference);
  expect(offlineResults.items.sort(byReference), q).toEqual(
    items.sort(byReference),
  );
}

async function readAllPages(
  search: (input: SearchInput) => Promise<SearchResult>,
  version: VersionId,
  q: string,
) {
  const first = await search({ q, version, limit: 100 });
  const items = [...first.items];
  let { next } = first;
  // Common words match thousands of verses; comparing their number is enough.
  while (next !== null && first.total <= 300) {
    const page = await search({ q, version, limit: 100, cursor: next });
    items.push(...page.items);
    next = page.next;
  }
  return { total: first.total, match: first.match, items };
}
