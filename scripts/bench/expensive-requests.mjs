import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import encode, { init } from "@jsquash/webp/encode.js";
import { inRoot } from "../local/paths.mjs";
import { spellPath } from "./cold.mjs";
import { getWorkerCpuMs } from "./cpu.mjs";

/** @typedef {{ name: string, path: (turn: number) => string }} Get a request that anyone can send */

/** CPU time of the worker in ms */
const goalMs = 150;
const printedCount = 5;
/** Plus one that isn't counted, because it also loads and compiles code. */
const turns = 4;
/** Width and height of the largest image that the worker renders (8 megapixels). */
const side = 2828;

/**
 * Measures the CPU time of uncached anonymous requests to all pages, API routes and images, and returns the most
 * expensive ones.
 *
 * @param {import("./world.mjs").World} world
 * @returns {Promise<import("./checks.mjs").Check[]>}
 */
export async function checkAnonymousGets(world) {
  const results = [];
  for (const get of await listAnonymousGets(world)) {
    results.push({ name: get.name, cpu: await measureCpu(world, get) });
  }
  return results
    .sort((a, b) => b.cpu - a.cpu)
    .slice(0, printedCount)
    .map(({ name, cpu }) => ({
      name: `anonymous GET, CPU: ${name}`,
      actual: `${cpu.toFixed(0)} ms`,
      goal: `≤ ${goalMs} ms`,
      met: cpu <= goalMs,
    }));
}

/**
 * The mean CPU time of several requests.
 *
 * @param {import("./world.mjs").World} world
 * @param {Get} get
 */
async function measureCpu(world, { path }) {
  let before = 0;
  for (let turn = 0; turn <= turns; turn++) {
    if (turn === 1) before = getWorkerCpuMs() ?? NaN;
    await (await world.send({ path: path(turn) })).arrayBuffer();
    // Includes the work after the response.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ((getWorkerCpuMs() ?? NaN) - before) / turns;
}

/** @param {import("./world.mjs").World} world @returns {Promise<Get[]>} */
async function listAnonymousGets(world) {
  /** @param {object} body */
  const createPost = async (body) => {
    const response = await world.send({
      path: "/api/posts",
      method: "POST",
      signedIn: true,
      body: JSON.stringify(body),
    });
    /** @type {unknown} */
    const post = await response.json();
    return /** @type {{ id: string, imageUrl: string }} */ (post);
  };
  /** One post per turn, so that each preview image is uncached. */
  const createPosts = async (/** @type {object} */ body) => {
    const all = [];
    for (let turn = 0; turn <= turns; turn++) all.push(await createPost(body));
    return all;
  };
  const photo = "public/backgrounds/painted/wheat-field-post.jpg";
  const images = {
    JPEG: toDataUrl("jpeg", await readFile(inRoot(photo))),
    WebP: toDataUrl("webp", await largeWebp()),
    PNG: toDataUrl("png", largePng()),
  };
  /** @type {Get[]} */
  const imageGets = [];
  for (const [kind, imageUrl] of Object.entries(images)) {
    const shown = await createPosts({ type: "image", imageUrl });
    imageGets.push({
      name: `preview, a user's ${kind}`,
      path: getPreviewPath(shown),
    });
  }
  const texts = await createPosts({
    type: "text",
    content: "Give thanks. ".repeat(300),
  });
  const text = texts[0]?.id ?? "";
  /** @param {string} path */
  const page = (path) => ({
    name: path.replace(text, "…"),
    path: (/** @type {number} */ turn) => spellPath(path, turn + 1),
  });
  /** @param {string} path */
  const call = (path) => ({ name: path, path: () => path });
  return [
    { name: "preview, text", path: getPreviewPath(texts) },
    {
      name: "verse image",
      path: (turn) => `/verse-image/kjv/psalms/119/${turn + 1}.png`,
    },
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
    ...imageGets,
  ];
}

/** @param {{ id: string }[]} posts @returns {(turn: number) => string} */
const getPreviewPath = (posts) => (turn) =>
  `/post/${posts[turn]?.id ?? ""}/preview.png`;

/** @param {string} type @param {Uint8Array} bytes */
const toDataUrl = (type, bytes) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** Pixels with many colors, so that decoding takes time. @param {number} channels */
function createPixels(channels) {
  const data = new Uint8ClampedArray(side * side * channels).fill(255);
  for (let offset = 0; offset < data.length; offset += channels) {
    const pixel = offset / channels;
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    data[offset] = x >> 4;
    data[offset + 1] = y >> 4;
    data[offset + 2] = (x * y) >> 12;
  }
  return data;
}

async function largeWebp() {
  const file = "node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm";
  await init(new WebAssembly.Module(await readFile(inRoot(file))));
  const data = createPixels(4);
  const image = { data, width: side, height: side, colorSpace: "srgb" };
  return new Uint8Array(
    await encode(/** @type {ImageData} */ (image), { quality: 80, method: 0 }),
  );
}

function largePng() {
  const pixels = createPixels(3);
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
  // 8 bits per channel, RGB.
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
  const typeAndData = Buffer.concat([Buffer.from(name), data]);
  const result = Buffer.alloc(typeAndData.length + 8);
  result.writeUInt32BE(data.length, 0);
  result.set(typeAndData, 4);
  result.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  return result;
}
