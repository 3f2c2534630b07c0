// Writes the Bible text as static files, so that reading a chapter needs neither worker nor database: an immutable JSON
// file per chapter (3,567 files, 15 MB) and one for its cross references (1,189 files, 7 MB), and one file per version
// for downloads to a device.
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { toChapter } from "./chapter.mjs";
import {
  crossReferencesFile,
  readCrossReferences,
} from "./cross-references.mjs";
import {
  byChapter,
  hashFiles,
  readBooks,
  readRows,
  textFiles,
  versions,
} from "./rows.mjs";

/** The app's `__SCRIPTURE_HASH__`. It changes with the text and with the scripts, and so do all URLs. */
export function scriptureHash() {
  const scripts = ["rows", "runs", "chapter", "cross-references", "build"].map(
    (name) => path.join(import.meta.dirname, `${name}.mjs`),
  );
  return hashFiles([...textFiles, crossReferencesFile, ...scripts]);
}

/**
 * Writes `scripture/<hash>/<version>/<book slug>/<chapter>.json` and `scripture/<hash>/<version>.txt` under `outDir`. The
 * latter contains the same JSON, one chapter per line in canonical order. The cross references of a chapter are in
 * `scripture/<hash>/cross-references/<book slug>/<chapter>.json`. Takes about 3 s, or nothing if the files are
 * up to date.
 * @param {string} outDir the folder of static assets, "build/client"
 * @returns {Promise<{ hash: string, written: number }>}
 */
export async function buildScripture(outDir) {
  const hash = await scriptureHash();
  const finalFolder = path.join(outDir, "scripture", hash);
  if (existsSync(finalFolder)) return { hash, written: 0 };
  // Renamed at the end, so that the final folder is always complete.
  const partial = `${finalFolder}.partial`;
  await rm(path.join(outDir, "scripture"), { recursive: true, force: true });
  let written = 0;
  for (const version of versions) {
    written += await buildVersion(partial, version);
  }
  written += await buildCrossReferences(partial);
  await rename(partial, finalFolder);
  return { hash, written };
}

/** @param {string} dir @param {string} version */
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
      if (slug === undefined) throw new Error(`Unknown book: ${chapter.book}`);
      const file = path.join(dir, version, slug, `${chapter.chapter}.json`);
      return writeFile(file, texts[i] ?? "");
    }),
    writeFile(path.join(dir, `${version}.txt`), `${texts.join("\n")}\n`),
  ]);
  return chapters.length;
}

/** @param {string} dir */
async function buildCrossReferences(dir) {
  const chapters = await readCrossReferences();
  for (const { id, slug, chapters: last } of await readBooks()) {
    const folder = path.join(dir, "cross-references", slug);
    await mkdir(folder, { recursive: true });
    const numbers = Array.from({ length: last }, (_, i) => i + 1);
    await Promise.all(
      numbers.map((chapter) =>
        writeFile(
          path.join(folder, `${chapter}.json`),
          JSON.stringify(chapters.get(`${id} ${chapter}`) ?? {}),
        ),
      ),
    );
  }
  return chapters.size;
}
