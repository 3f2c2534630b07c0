import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { v7 } from "uuid";
import { readBooks, readRows, versionData } from "../bible/rows.mjs";
import { planDemo } from "./plan.mjs";

const marker = "demo";

/**
 * Loads the demo community once, in one transaction. Takes 2 s, mostly to render images.
 *
 * @param {import("../local/worker.mjs").Database} db with migrations/app applied
 * @param {import("../local/worker.mjs").Bucket} bucket
 * @param {number} now ms since the epoch; only events can be later
 * @returns {Promise<boolean>} false if it was already loaded
 */
export async function loadDemo(db, bucket, now) {
  const loaded = await db
    .prepare("SELECT 1 AS yes FROM settings WHERE key = ?")
    .bind(marker)
    .first("yes");
  if (loaded) return false;
  const [images, verseText] = await Promise.all([
    renderImages(bucket),
    readVerses(),
  ]);
  const rows = planDemo({
    now,
    newId: (at) => v7({ msecs: at }),
    image: (name) => getOrThrow(images, name),
    verseText,
  });
  const imageRows = [...images.values()].map(
    ({ url, bytes, width, height }) => ({
      key: url.slice("/images/".length),
      type: "image/png",
      bytes,
      width,
      height,
      createdAt: now,
    }),
  );
  const settings = [{ key: marker, value: { loadedAt: now }, updatedAt: now }];
  await db.batch(
    Object.entries({ images: imageRows, ...rows, settings }).map(
      ([table, list]) => insertAll(db, table, list),
    ),
  );
  return true;
}

/**
 * Inserts all rows with one statement. They're passed as JSON, and values that are objects are stored as JSON.
 *
 * @param {import("../local/worker.mjs").Database} db
 * @param {string} table
 * @param {Record<string, unknown>[]} rows
 */
function insertAll(db, table, rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return db
    .prepare(
      `INSERT INTO ${table} (${columns.join(", ")})
       SELECT ${columns.map((column) => `value ->> '$.${column}'`).join(", ")}
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows));
}

/** @type {Promise<void> | undefined} */
let rendererStarted;

/** The renderer can be started only once in a process. */
async function startRenderer() {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
}

/** @param {import("../local/worker.mjs").Bucket} bucket */
async function renderImages(bucket) {
  rendererStarted ??= startRenderer();
  await rendererStarted;
  return new Map([
    ...(await renderFolder(bucket, "people", 300, 112)),
    ...(await renderFolder(bucket, "posts", 960, 480)),
  ]);
}

/**
 * Renders a folder's SVGs to PNG in two widths. Returns the images by name.
 *
 * @param {import("../local/worker.mjs").Bucket} bucket
 * @param {string} folder in scripts/demo/images
 * @param {number} largeWidth
 * @param {number} smallWidth
 */
async function renderFolder(bucket, folder, largeWidth, smallWidth) {
  const folderPath = path.join(import.meta.dirname, "images", folder);
  return Promise.all(
    (await readdir(folderPath)).map(async (file) => {
      const svg = await readFile(path.join(folderPath, file), "utf8");
      const { png, width, height } = toPng(svg, largeWidth);
      const small = toPng(svg, smallWidth);
      const hash = createHash("sha256").update(png).digest("hex").slice(0, 40);
      // The format in app/shared/image-key.ts.
      const key = `${hash}-${smallWidth}.png`;
      const httpMetadata = { contentType: "image/png" };
      await bucket.put(key, png, { httpMetadata });
      await bucket.put(`${hash}.${smallWidth}`, small.png, { httpMetadata });
      const bytes = png.length + small.png.length;
      const image = { url: `/images/${key}`, bytes, width, height };
      return /** @type {const} */ ([path.basename(file, ".svg"), image]);
    }),
  );
}

/** @param {string} svg must not contain text, because no fonts are loaded @param {number} width */
function toPng(svg, width) {
  const renderer = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = renderer.render();
  const png = image.asPng();
  const { height } = image;
  image.free();
  renderer.free();
  return { png, width, height };
}

/** @returns {Promise<import("./plan-verses.mjs").VerseText>} */
async function readVerses() {
  const books = new Map((await readBooks()).map(({ name, id }) => [name, id]));
  const texts = new Map(
    await Promise.all(
      versionData.versions.map(
        async ({ id }) =>
          /** @type {const} */ ([id, indexByReference(await readRows(id))]),
      ),
    ),
  );
  return (version, book, chapter, verse) =>
    getOrThrow(
      getOrThrow(texts, version),
      `${getOrThrow(books, book)} ${chapter}:${verse}`,
    );
}

/** @param {import("../bible/rows.mjs").Row[]} rows */
const indexByReference = (rows) =>
  new Map(
    rows.map(({ book, chapter, verse, text }) => [
      `${book} ${chapter}:${verse}`,
      text,
    ]),
  );

/**
 * @template T
 * @param {Map<string, T>} map
 * @param {string} key
 */
function getOrThrow(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data has no "${key}"`);
  return value;
}
