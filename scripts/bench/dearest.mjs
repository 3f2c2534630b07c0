import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import encode, { init } from "@jsquash/webp/encode.js";
import { inRoot } from "../local/paths.mjs";
import { johnOn, spelled } from "./cold.mjs";
import { workerCpu } from "./cpu.mjs";

/** @typedef {{ name: string, path: (turn: number) => string }} Get what anybody may ask for */

/** ms of the worker's CPU */
const goal = 150;
const printed = 5;
/** The first of a kind also loads and compiles what it needs: it is not counted. */
const turns = 4;
/** A picture as large as one may be that is drawn, 8 megapixels. */
const side = 2828;

/**
 * What a visitor's dearest requests cost, each with nothing kept of it: every page, call and drawing.
 *
 * @param {import("./world.mjs").World} world
 * @returns {Promise<import("./checks.mjs").Check[]>}
 */
export async function dearestGets(world) {
  const seen = [];
  for (const get of await anonymousGets(world)) {
    seen.push({ name: get.name, cpu: await cpuOf(world, get) });
  }
  return seen
    .sort((one, other) => other.cpu - one.cpu)
    .slice(0, printed)
    .map(({ name, cpu }) => ({
      name: `anonymous GET, CPU: ${name}`,
      seen: `${cpu.toFixed(0)} ms`,
      goal: `≤ ${goal} ms`,
      met: cpu <= goal,
    }));
}

/**
 * The mean of some turns.
 *
 * @param {import("./world.mjs").World} world
 * @param {Get} get
 */
async function cpuOf(world, { path }) {
  let before = 0;
  for (let turn = 0; turn <= turns; turn++) {
    if (turn === 1) before = workerCpu() ?? NaN;
    await (await world.send({ path: path(turn) })).arrayBuffer();
    // What is done behind the answer belongs to it.
    await new Promise((go) => setTimeout(go, 50));
  }
  return ((workerCpu() ?? NaN) - before) / turns;
}

/** @param {import("./world.mjs").World} world @returns {Promise<Get[]>} */
async function anonymousGets(world) {
  /** @param {object} body */
  const write = async (body) => {
    const answer = await world.send({
      path: "/api/posts",
      method: "POST",
      signedIn: true,
      body: JSON.stringify(body),
    });
    /** @type {unknown} */
    const post = await answer.json();
    return /** @type {{ id: string, imageUrl: string }} */ (post);
  };
  /** As many posts of a kind as there are turns: each has a picture of its own to be drawn. */
  const posts = async (/** @type {object} */ body) => {
    const all = [];
    for (let turn = 0; turn <= turns; turn++) all.push(await write(body));
    return all;
  };
  const photo = "public/backgrounds/painted/wheat-field-post.jpg";
  const pictures = {
    JPEG: dataString("jpeg", await readFile(inRoot(photo))),
    WebP: dataString("webp", await largeWebp()),
    PNG: dataString("png", largePng()),
  };
  /** @type {Get[]} */
  const drawn = [];
  for (const [kind, imageUrl] of Object.entries(pictures)) {
    const shown = await posts({ type: "image", imageUrl });
    const key = shown[0]?.imageUrl.split("/").at(-1) ?? "";
    const name = `a person's ${kind}`;
    drawn.push(
      { name: `preview, ${name}`, path: previewOf(shown) },
      { name: `verse, ${name}`, path: verse(`&picture=${key}`) },
    );
  }
  const texts = await posts({
    type: "text",
    content: "Give thanks. ".repeat(300),
  });
  const text = texts[0]?.id ?? "";
  /** @param {string} path */
  const page = (path) => ({
    name: path.replace(text, "…"),
    path: (/** @type {number} */ turn) => spelled(path, turn + 1),
  });
  /** @param {string} path */
  const call = (path) => ({ name: path, path: () => path });
  return [
    { name: "preview, text", path: previewOf(texts) },
    { name: "verse on a drawing", path: verse("") },
    {
      name: "prayer",
      path: (turn) => `/prayer-image/2026-0${turn + 1}-01.png`,
    },
    ...[
      "/landing",
      "/privacy",
      `/post/${text}`,
      "/verse-of-the-day",
      "/verse-detail",
      "/prayer-of-the-day",
      "/prayer-detail",
      "/verse-of-the-day/archive",
      "/prayer-of-the-day/archive",
      "/auth",
      "/bible",
      "/sign-out",
      "/nowhere",
    ].map(page),
    ...[
      "/api/bible/books",
      "/api/bible/verses?book=Psalms&chapter=119&version=KJV",
      "/api/bible/search?q=the",
      "/api/bible/verse-of-the-day",
      "/api/prayer-of-the-day",
      "/api/openapi.json",
      "/manifest.webmanifest",
      `/oembed?url=${encodeURIComponent(`http://localhost:8787/post/${text}`)}`,
    ].map(call),
    ...drawn,
  ];
}

/** @param {{ id: string }[]} posts @returns {(turn: number) => string} */
const previewOf = (posts) => (turn) =>
  `/post/${posts[turn]?.id ?? ""}/preview.png`;

/** In letters of a colour that nobody has asked for. @param {string} look */
const verse = (look) => (/** @type {number} */ turn) =>
  `${johnOn("dove")}${look}&text=${(0xeeeee0 + turn).toString(16)}`;

/** @param {string} type @param {Uint8Array} bytes */
const dataString = (type, bytes) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** Many colours, so that decoding has something to do. @param {number} channels */
function manyColours(channels) {
  const data = new Uint8ClampedArray(side * side * channels).fill(255);
  for (let at = 0; at < data.length; at += channels) {
    const spot = at / channels;
    const [x, y] = [spot % side, Math.floor(spot / side)];
    data[at] = x >> 4;
    data[at + 1] = y >> 4;
    data[at + 2] = (x * y) >> 12;
  }
  return data;
}

async function largeWebp() {
  const file = "node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm";
  await init(new WebAssembly.Module(await readFile(inRoot(file))));
  const data = manyColours(4);
  const image = { data, width: side, height: side, colorSpace: "srgb" };
  return new Uint8Array(
    await encode(/** @type {ImageData} */ (image), { quality: 80, method: 0 }),
  );
}

function largePng() {
  const pixels = manyColours(3);
  const rows = new Uint8Array((3 * side + 1) * side);
  for (let y = 0; y < side; y++) {
    rows.set(
      pixels.subarray(3 * side * y, 3 * side * (y + 1)),
      (3 * side + 1) * y + 1,
    );
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.of()),
  ]);
}

/** @param {string} name @param {Uint8Array} data */
function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
