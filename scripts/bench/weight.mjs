import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium, devices } from "@playwright/test";

/** The maximum weight of a first visit, in KB (gzip). */
export const weightGoals = {
  landing: { js: 12, css: 15, html: 15, fonts: 40 },
  post: { js: 12, css: 15, html: 15, fonts: 40 },
  home: { js: 170, css: 20, html: 15, fonts: 40 },
  bible: { js: 175, css: 20, html: 25, fonts: 80 },
  reels: { js: 170, css: 20, html: 15, fonts: 40 },
  games: { js: 170, css: 20, html: 15, fonts: 40 },
  // A game may add 15 KB to the games hub.
  trivia: { js: 185, css: 20, html: 15, fonts: 40 },
  journey: { js: 185, css: 20, html: 40, fonts: 40 },
  "word search": { js: 185, css: 20, html: 15, fonts: 40 },
  match: { js: 185, css: 20, html: 15, fonts: 40 },
  unscramble: { js: 185, css: 20, html: 15, fonts: 40 },
  memory: { js: 185, css: 20, html: 15, fonts: 40 },
};

/** @param {string} post id */
const listPages = (post) =>
  /** @type {const} */ ([
    ["landing", "/", false],
    ["post", `/post/${post}`, false],
    ["home", "/home", true],
    ["bible", "/bible?book=John&chapter=3", true],
    ["reels", "/videos", true],
    ["games", "/games", true],
    ["trivia", "/games/bible-trivia?seed=0", true],
    ["journey", "/games/faith-journey?seed=0", true],
    ["word search", "/games/word-search?seed=0", true],
    ["match", "/games/scripture-match?seed=0", true],
    ["unscramble", "/games/unscramble?seed=0", true],
    ["memory", "/games/memory?seed=0", true],
  ]);

/**
 * @typedef {keyof typeof weightGoals} PageName
 * @typedef {keyof typeof weightGoals.landing} Kind
 * @typedef {{ page: PageName, status: number, requests: number, bytes: Record<Kind | "rest", number> }} Weight
 */

/** @param {string} type of the content @returns {Kind | "rest"} */
function getKind(type) {
  if (/javascript/.test(type)) return "js";
  if (/^text\/css/.test(type)) return "css";
  if (/^text\/html/.test(type)) return "html";
  if (/^font\/|woff/.test(type)) return "fonts";
  return "rest";
}

/** Simulates the edge, which compresses text only. */
function getTransferSize(
  /** @type {Buffer} */ body,
  /** @type {string} */ type,
) {
  const text = /^text\/|javascript|json|xml/.test(type);
  return text ? gzipSync(body, { level: 9 }).length : body.length;
}

/**
 * Opens each page on a phone with an empty cache and adds up the size of all responses until the network is idle.
 *
 * @param {import("./world.mjs").World} world
 * @returns {Promise<Weight[]>}
 */
export async function weighPages(world) {
  const systemChromium = "/usr/bin/chromium";
  const found =
    process.env["CHROMIUM_PATH"] ??
    (existsSync(systemChromium) ? systemChromium : undefined);
  const browser = await chromium.launch({
    ...(found !== undefined && { executablePath: found }),
    // In containers, root has no user namespaces, so the sandbox doesn't work. We only load our own pages.
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    const weights = [];
    const [post = ""] = await world.newestPosts(1);
    for (const [page, path, signedIn] of listPages(post)) {
      weights.push(await weigh(browser, world, page, path, signedIn));
    }
    return weights;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./world.mjs").World} world
 * @param {PageName} name
 * @param {string} path
 * @param {boolean} signedIn
 * @returns {Promise<Weight>}
 */
async function weigh(browser, world, name, path, signedIn) {
  const context = await browser.newContext({
    // With a phone's user agent, the server leaves out the desktop columns.
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (signedIn) {
    const [cookie = "", value = ""] = world.cookie.split("=");
    await context.addCookies([{ name: cookie, value, url: world.url }]);
  }
  const page = await context.newPage();
  /** @type {Promise<{ kind: Kind | "rest", size: number }>[]} */
  const pendingResponses = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    pendingResponses.push(
      response.body().then(
        (body) => ({ kind: getKind(type), size: getTransferSize(body, type) }),
        // Redirects have no body.
        () => ({ kind: "rest", size: 0 }),
      ),
    );
  });
  const documentResponse = await page.goto(world.url + path, {
    waitUntil: "networkidle",
  });
  const responses = await Promise.all(pendingResponses);
  await context.close();
  const bytes = { js: 0, css: 0, html: 0, fonts: 0, rest: 0 };
  for (const { kind, size } of responses) bytes[kind] += size;
  return {
    page: name,
    status: documentResponse?.status() ?? 0,
    requests: responses.length,
    bytes,
  };
}
