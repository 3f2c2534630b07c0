import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/local/paths.mjs";
import { sourceFiles } from "../helpers/source-files";

interface ClientManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports: string[] }>;
}

const assets = inRoot("build", "client", "assets");
const kilobyte = 1000;

const gzipped = (place: string) => gzipSync(readFileSync(place)).byteLength;
const client = (address: string) => inRoot("build", "client", address.slice(1));

function fileNamed(pattern: RegExp): string {
  const name = readdirSync(assets).find((one) => pattern.test(one));
  if (name === undefined)
    throw new Error(`No asset is named ${String(pattern)}`);
  return `${assets}/${name}`;
}

/** Remix tells the browser which chunks a route needs in a file of its own. */
function readManifest(): ClientManifest {
  const text = readFileSync(fileNamed(/^manifest-[0-9a-f]{8}\.js$/), "utf8");
  return JSON.parse(
    text.replace("window.__remixManifest=", "").replace(/;\s*$/, ""),
  ) as ClientManifest;
}

describe("the worker", () => {
  const folder = inRoot("build", "worker");
  const code = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  // Compiled beside the worker, and loaded when a link preview is drawn.
  const modules = code.filter((name) => name.endsWith(".wasm"));
  const weightOf = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipped(`${folder}/${name}`), 0);

  it("weighs one megabyte at most without what draws pictures, gzipped", () => {
    const rest = code.filter((name) => !modules.includes(name));
    expect(rest).toContain("entry.worker.js");
    expect(weightOf(rest)).toBeLessThanOrEqual(1000 * kilobyte);
  });

  it.each([
    ["renderer", /-index_bg\.wasm$/, 1000],
    ["reader of WebP", /-webp_dec\.wasm$/, 60],
  ])("brings the %s of pictures once, as it came", (_, pattern, limit) => {
    const found = modules.filter((name) => pattern.test(name));
    expect(found).toHaveLength(1);
    expect(weightOf(found)).toBeLessThanOrEqual(limit * kilobyte);
  });
});

describe("the browser's files", () => {
  const { entry, routes } = readManifest();

  it("hold nothing of the leaves: no server code is sent to anybody", () => {
    const pages = sourceFiles("app/routes")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => name.replace(/^app\/|\.tsx$/g, ""));
    const leaves = Object.entries(routes).filter(
      ([id]) => id !== "root" && !pages.includes(id),
    );
    expect(leaves.length).toBeGreaterThan(20);
    for (const [leaf, { module, imports }] of leaves) {
      expect(readFileSync(client(module), "utf8").trim(), leaf).toBe("");
      expect(imports, leaf).toEqual([]);
    }
  });

  it("hold no word of the server", () => {
    const told = readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .filter((name) =>
        /SELECT .+ FROM|INSERT INTO|SESSION_SECRET|OIDC_CLIENT_SECRET/.test(
          readFileSync(`${assets}/${name}`, "utf8"),
        ),
      );
    expect(told).toEqual([]);
  });

  it.each([
    ["routes/home", 150],
    ["routes/profile", 150],
    ["routes/settings", 150],
    ["routes/notifications", 150],
    ["routes/notification-settings", 150],
    ["routes/bible", 155],
    ["routes/verse-generator", 155],
    ["routes/videos", 150],
    ["routes/games/index", 150],
    // 15 KB beside the hub at most, and the hub leaves room.
    ["routes/games/bible-trivia", 150],
    ["routes/games/faith-journey", 150],
    ["routes/games/word-search", 150],
    ["routes/games/scripture-match", 150],
    ["routes/games/unscramble", 150],
    ["routes/games/memory", 150],
    // 40 KB beside the shell at most.
    ["routes/admin", 158],
  ])("of %s weigh %i KB at most, gzipped", (route, limit) => {
    const needed = [
      entry,
      routes["root"],
      routes["routes/shell"],
      routes[route],
    ];
    const modules = needed.flatMap((one) =>
      one ? [one.module, ...one.imports] : [],
    );
    const bytes = [...new Set(modules)].map((address) =>
      gzipped(client(address)),
    );
    expect(bytes.length).toBeGreaterThan(5);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      limit * kilobyte,
    );
  });

  it("of a document weigh 12 KB of script at most", () => {
    const scripts = [/^boot-/, /^document-.*\.js$/].map((name) =>
      gzipped(fileNamed(name)),
    );
    expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      12 * kilobyte,
    );
  });

  it("that the service worker keeps from the start weigh 400 KB at most", () => {
    const worker = readFileSync(client("/sw.js"), "utf8");
    const files = [...worker.matchAll(/"url":"(assets\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(50);
    const bytes = files.map(([, name]) => gzipped(client(`/${name ?? ""}`)));
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      400 * kilobyte,
    );
  });

  it.each([
    ["of the app", /^styles-.*\.css$/, 20],
    ["of documents", /^document-.*\.css$/, 15],
    ["of the admin area", /^admin-.*\.css$/, 10],
  ])("styles %s weigh no more than they may", (_, name, limit) => {
    expect(gzipped(fileNamed(name))).toBeLessThanOrEqual(limit * kilobyte);
  });
});
