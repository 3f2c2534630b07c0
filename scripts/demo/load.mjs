import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { readBooks, readRows } from "../bible/rows.mjs";
import { people } from "./content/people.mjs";
import { portrait } from "./drawings/portrait.mjs";
import { toPng } from "./drawings/raster.mjs";
import { scenes } from "./drawings/scenes.mjs";
import { looks } from "./looks.mjs";
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
  /** @type {Map<string, { url: string, bytes: number, width: number, height: number }>} */
  const images = new Map();
  /** @param {string} name @param {string} svg @param {number} pixels @param {number} fewer */
  const draw = async (name, svg, pixels, fewer) => {
    const { png, width, height } = await toPng(svg, pixels);
    const small = await toPng(svg, fewer);
    const hash = createHash("sha256").update(png).digest("hex").slice(0, 40);
    // Named as app/shared/image-key.ts says.
    const key = `${hash}-${fewer}.png`;
    const httpMetadata = { contentType: "image/png" };
    await bucket.put(key, png, { httpMetadata });
    await bucket.put(`${hash}.${fewer}`, small.png, { httpMetadata });
    const bytes = png.length + small.png.length;
    images.set(name, { url: `/images/${key}`, bytes, width, height });
  };
  for (const name of Object.keys(people)) {
    await draw(
      name,
      portrait(known(new Map(Object.entries(looks)), name)),
      300,
      112,
    );
  }
  for (const [name, scene] of Object.entries(scenes)) {
    await draw(name, scene(), 960, 480);
  }
  return images;
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
