import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { v7 } from "uuid";
import { readBooks, readRows } from "../bible/rows.mjs";
import { planDemo } from "./plan.mjs";

const marker = "demo";

/**
 * Fills the database with the demo community, once: all of it, or nothing. 2 s, most of it drawing.
 *
 * @param {import("../local/worker.mjs").Database} db with migrations/app applied
 * @param {import("../local/worker.mjs").Bucket} bucket
 * @param {number} now ms since the epoch; nothing is dated later, but the events to come
 * @returns {Promise<boolean>} false where it was there already
 */
export async function loadDemo(db, bucket, now) {
  const loaded = await db
    .prepare("SELECT 1 AS yes FROM settings WHERE key = ?")
    .bind(marker)
    .first("yes");
  if (loaded) return false;
  const [images, verseText] = await Promise.all([
    drawImages(bucket),
    readVerses(),
  ]);
  const rows = planDemo({
    now,
    newId: (at) => v7({ msecs: at }),
    image: (name) => known(images, name),
    verseText,
  });
  const kept = [...images.values()].map(({ url, bytes, width, height }) => ({
    key: url.slice("/images/".length),
    type: "image/png",
    bytes,
    width,
    height,
    createdAt: now,
  }));
  const settings = [{ key: marker, value: { loadedAt: now }, updatedAt: now }];
  await db.batch(
    Object.entries({ images: kept, ...rows, settings }).map(([table, list]) =>
      insertAll(db, table, list),
    ),
  );
  return true;
}

/**
 * One statement a table, whatever the number of rows: a value travels as JSON, and an object in it
 * stays JSON.
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

/** @param {import("../local/worker.mjs").Bucket} bucket */
async function drawImages(bucket) {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return new Map([
    ...(await drawFolder(bucket, "people", 300, 112)),
    ...(await drawFolder(bucket, "posts", 960, 480)),
  ]);
}

/**
 * A folder's drawings as PNG by name, each in two widths, in pixels.
 *
 * @param {import("../local/worker.mjs").Bucket} bucket
 * @param {string} folder of scripts/demo/pictures
 * @param {number} pixels
 * @param {number} fewer
 */
async function drawFolder(bucket, folder, pixels, fewer) {
  const home = path.join(import.meta.dirname, "pictures", folder);
  return Promise.all(
    (await readdir(home)).map(async (file) => {
      const svg = await readFile(path.join(home, file), "utf8");
      const { png, width, height } = toPng(svg, pixels);
      const small = toPng(svg, fewer);
      const hash = createHash("sha256").update(png).digest("hex").slice(0, 40);
      // Named as app/shared/image-key.ts says.
      const key = `${hash}-${fewer}.png`;
      const httpMetadata = { contentType: "image/png" };
      await bucket.put(key, png, { httpMetadata });
      await bucket.put(`${hash}.${fewer}`, small.png, { httpMetadata });
      const bytes = png.length + small.png.length;
      const image = { url: `/images/${key}`, bytes, width, height };
      return /** @type {const} */ ([path.basename(file, ".svg"), image]);
    }),
  );
}

/** @param {string} svg without text: no fonts are loaded @param {number} width the height follows */
function toPng(svg, width) {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  const png = image.asPng();
  const { height } = image;
  image.free();
  drawing.free();
  return { png, width, height };
}

/** @returns {Promise<import("./plan-verses.mjs").VerseText>} */
async function readVerses() {
  const books = new Map((await readBooks()).map(({ name, id }) => [name, id]));
  const texts = {
    KJV: indexed(await readRows("kjv")),
    WEB: indexed(await readRows("web")),
  };
  return (version, book, chapter, verse) =>
    known(texts[version], `${known(books, book)} ${chapter}:${verse}`);
}

/** @param {import("../bible/rows.mjs").Row[]} rows */
const indexed = (rows) =>
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
function known(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo knows no "${key}"`);
  return value;
}
