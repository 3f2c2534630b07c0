import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { toVerseRows } from "~/features/bible/search/search-offline";
import { createVerseScanner } from "~/features/bible/search/scan";
import type { SearchInput, SearchResult } from "~/features/bible/search/search";
import {
  searchPage,
  type VerseFinder,
} from "~/features/bible/search/search-pages";
import { searchVerses } from "~/features/bible/search/search.server";
import { versions } from "~/features/bible/versions";
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
    expect(queries.length).toBeGreaterThan(50);
    if (version.language === "es") queries.push(...spanishQueries);
    const text = await readVersion(version.slug);
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1);
    expect(Number(size)).toBe(version.megabytes);
    const rows = toVerseRows(version, text.split("\n"));
    const tables = await readSearchTables();
    const table = tables.find(({ name }) => name.endsWith(version.slug));
    expect(rows).toEqual(table?.rows);
    const finder = createVerseScanner(version, rows);
    // In parallel, because the statements of one turn of the event loop are batched.
    await Promise.all(
      queries.map((q, i) => {
        const within = ["", "NT", "OT", "Psalms"][i % 4] ?? "";
        const order = i % 3 === 0 ? "bible" : "relevance";
        return expectSameVerses(finder, { q, within, order });
      }),
    );
  },
  120_000,
);

/** A query that matches more verses than users can page through is compared by its first page. */
async function expectSameVerses(
  finder: VerseFinder,
  options: Pick<SearchInput, "q" | "within" | "order">,
): Promise<void> {
  const input = { ...options, version: finder.version.id, limit: 100 };
  const [offline, online] = await Promise.all([
    readAllPages((page) => searchPage(finder, page), input),
    readAllPages((page) => searchVerses(server, page), input),
  ]);
  expect(offline, options.q).toEqual(online);
}

async function readAllPages(
  search: (input: SearchInput) => Promise<SearchResult>,
  input: SearchInput,
) {
  const first = await search(input);
  const items = [...first.items];
  let { next } = first;
  while (next !== null && first.total <= 300) {
    const page = await search({ ...input, cursor: next });
    items.push(...page.items);
    next = page.next;
  }
  return { total: first.total, match: first.match, items };
}
