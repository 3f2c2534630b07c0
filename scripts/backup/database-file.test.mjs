import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderStatements, summarize } from "./database-file.mjs";
import { sortByReferences } from "./references.mjs";

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "database-"));
});
afterAll(() => rm(folder, { recursive: true }));

const comments =
  "CREATE TABLE `comments` (\n\t`postId` text REFERENCES posts(id)\n);";
const trigger =
  "CREATE TRIGGER counted AFTER INSERT ON comments BEGIN\n  UPDATE posts SET n = n + 1;\nEND;";
const exported = [
  "PRAGMA defer_foreign_keys=TRUE;",
  comments,
  `INSERT INTO "comments" VALUES('a');`,
  "CREATE TABLE `posts` (`id` text, `n`);",
  `INSERT INTO "posts" VALUES('a',1);`,
  `INSERT INTO "posts" VALUES('It''s;\nEND;\n(2);',2);`,
  "ANALYZE sqlite_schema;",
  `INSERT INTO "sqlite_stat1" VALUES('posts',NULL,'2');`,
  "CREATE UNIQUE INDEX `posts_n` ON `posts` (`n`);",
  trigger,
];

/** @param {string[]} statements */
async function order(statements) {
  const [source, target] = [`${folder}/export.sql`, `${folder}/database.sql`];
  await writeFile(source, statements.join("\n"));
  const summary = await orderStatements(source, target, ["UPDATE posts;"]);
  return { summary, text: await readFile(target, "utf8") };
}

describe("the database's file", () => {
  it("has tables, rows with those they reference first, updates, indexes, and triggers last", async () => {
    const { text } = await order(exported);
    expect(text).toBe(
      [
        "PRAGMA defer_foreign_keys=TRUE;",
        comments,
        "CREATE TABLE `posts` (`id` text, `n`);",
        `INSERT INTO "posts" VALUES('a',1),('It''s;\nEND;\n(2);',2);`,
        `INSERT INTO "comments" VALUES('a');`,
        "UPDATE posts;",
        "CREATE UNIQUE INDEX `posts_n` ON `posts` (`n`);",
        trigger,
        "",
      ].join("\n"),
    );
  });

  it("has statements below D1's limit of 100,000 bytes", async () => {
    const row = (/** @type {number} */ i) =>
      `INSERT INTO "posts" VALUES('${"€".repeat(5000)}',${i});`;
    const rows = Array.from({ length: 50 }, (_, i) => row(i));
    const { summary, text } = await order([exported[3] ?? "", ...rows]);
    expect(summary.tables["posts"]?.rows).toBe(50);
    const lengths = text.split("\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThan(100_000);
    expect(lengths.length).toBeLessThan(20);
  });

  it("has the same hashes in any order of rows, and others if a value changes", async () => {
    const summarizeRows = async (/** @type {string[]} */ ...values) => {
      const rows = values.map(
        (value) => `INSERT INTO "posts" VALUES(${value});`,
      );
      await writeFile(`${folder}/rows.sql`, [exported[3], ...rows].join("\n"));
      return (await summarize(`${folder}/rows.sql`)).tables["posts"];
    };
    const first = await summarizeRows("'a',1", "'b',2");
    expect(await summarizeRows("'b',2", "'a',1")).toEqual(first);
    expect(await summarizeRows("'a',2", "'b',1")).not.toEqual(first);
  });

  it("isn't written from an export that ends too early", async () => {
    await expect(order([...exported, "CREATE TABLE `x` ("])).rejects.toThrow(
      /ends in the middle/,
    );
  });
});

it("tables that reference each other are reported", () => {
  const creates = new Map([
    ["a", "CREATE TABLE a (b REFERENCES b(id))"],
    ["b", "CREATE TABLE b (a REFERENCES a(id))"],
  ]);
  expect(() => sortByReferences(creates)).toThrow(/a, b/);
});
