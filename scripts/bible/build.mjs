// Scripture as static files: one immutable JSON a chapter, 2,378 in all, 11 MB. Reading a chapter
// then needs neither worker nor database. And one file a version, for who keeps it on a device.
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { toChapter } from "./chapter.mjs";
import {
  byChapter,
  hashFiles,
  readBooks,
  readRows,
  textFiles,
  versions,
} from "./rows.mjs";

/** The `__SCRIPTURE_HASH__` of the app: text or maker changed, and so does every address. */
export function scriptureHash() {
  const makers = ["rows", "runs", "chapter", "build"].map((name) =>
    path.join(import.meta.dirname, `${name}.mjs`),
  );
  return hashFiles([...textFiles, ...makers]);
}

/**
 * Writes `scripture/<hash>/<kjv|web>/<book slug>/<chapter>.json` under `outDir`, and
 * `scripture/<hash>/<kjv|web>.txt` with the same JSON, a line a chapter in canonical order, unless all
 * is there complete. About 2 s when it has to.
 * @param {string} outDir the folder of static assets, "build/client"
 * @returns {Promise<{ hash: string, written: number }>}
 */
export async function buildScripture(outDir) {
  const hash = await scriptureHash();
  const done = path.join(outDir, "scripture", hash);
  if (existsSync(done)) return { hash, written: 0 };
  // What is half-written never carries the final name.
  const partial = `${done}.partial`;
  await rm(path.join(outDir, "scripture"), { recursive: true, force: true });
  let written = 0;
  for (const version of versions) {
    written += await buildVersion(partial, version);
  }
  await rename(partial, done);
  return { hash, written };
}

/** @param {string} dir @param {(typeof versions)[number]} version */
async function buildVersion(dir, version) {
  const books = await readBooks();
  const slugs = new Map(books.map((book) => [book.id, book.slug]));
  await Promise.all(
    books.map(({ slug }) =>
      mkdir(path.join(dir, version, slug), { recursive: true }),
    ),
  );
  const chapters = byChapter(await readRows(version)).map((rows) =>
    toChapter(version.toUpperCase(), rows),
  );
  const texts = chapters.map((chapter) => JSON.stringify(chapter));
  await Promise.all([
    ...chapters.map((chapter, i) => {
      const slug = slugs.get(chapter.book);
      if (slug === undefined) throw new Error(`No such book: ${chapter.book}`);
      const file = path.join(dir, version, slug, `${chapter.chapter}.json`);
      return writeFile(file, texts[i] ?? "");
    }),
    writeFile(path.join(dir, `${version}.txt`), `${texts.join("\n")}\n`),
  ]);
  return chapters.length;
}
