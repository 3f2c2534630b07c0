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

const gzipped = (file: string) => gzipSync(readFileSync(file)).byteLength;
const client = (url: string) => inRoot("build", "client", url.slice(1));

function findAsset(pattern: RegExp): string {
  const name = readdirSync(assets).find((file) => pattern.test(file));
  if (name === undefined)
    throw new Error(`No asset is named ${String(pattern)}`);
  return `${assets}/${name}`;
}

/** The file in which Remix lists the chunks that each route needs. */
function readManifest(): ClientManifest {
  const text = readFileSync(findAsset(/^manifest-[0-9a-f]{8}\.js$/), "utf8");
  return JSON.parse(
    text.replace("window.__remixManifest=", "").replace(/;\s*$/, ""),
  ) as ClientManifest;
}

describe("the worker", () => {
  const folder = inRoot("build", "worker");
  const code = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  // WebAssembly modules, which load when a link preview is rendered.
  const modules = code.filter((name) => name.endsWith(".wasm"));
  const getTotalSize = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipped(`${folder}/${name}`), 0);

  it("is at most 1 MB without the image modules, gzipped", () => {
    const rest = code.filter((name) => !modules.includes(name));
    expect(rest).toContain("entry.worker.js");
    expect(getTotalSize(rest)).toBeLessThanOrEqual(1000 * kilobyte);
  });

  it.each([
    ["renderer of preview", /-index_bg\.wasm$/, 1000],
    ["decoder of WebP", /-webp_dec\.wasm$/, 60],
  ])(
    "contains the %s images once, within its size limit",
    (_, pattern, limit) => {
      const found = modules.filter((name) => pattern.test(name));
      expect(found).toHaveLength(1);
      expect(getTotalSize(found)).toBeLessThanOrEqual(limit * kilobyte);
    },
  );
});

describe("the client files", () => {
  const { entry, routes } = readManifest();

  it("contain no code of API routes", () => {
    const pages = sourceFiles("app/routes")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => name.replace(/^app\/|\.tsx$/g, ""));
    // Several URLs may share a file.
    const sharedPage =
      /^routes\/((verse|prayer)-(detail|archive)|guidelines|privacy|terms)$/;
    const apiRoutes = Object.entries(routes).filter(
      ([id]) => id !== "root" && !pages.includes(id) && !sharedPage.test(id),
    );
    expect(apiRoutes.length).toBeGreaterThan(20);
    for (const [route, { module, imports }] of apiRoutes) {
      expect(readFileSync(client(module), "utf8").trim(), route).toBe("");
      expect(imports, route).toEqual([]);
    }
  });

  it("contain no SQL and no secrets", () => {
    const leaks = readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .filter((name) =>
        /SELECT .+ FROM|INSERT INTO|SESSION_SECRET|OIDC_CLIENT_SECRET/.test(
          readFileSync(`${assets}/${name}`, "utf8"),
        ),
      );
    expect(leaks).toEqual([]);
  });

  it.each([
    ["routes/home", 170],
    ["routes/profile", 170],
    ["routes/settings", 170],
    ["routes/notifications", 170],
    ["routes/notification-settings", 170],
    ["routes/bible", 175],
    ["routes/verse-generator", 175],
    ["routes/videos", 170],
    ["routes/games/index", 170],
    // A game may add 15 KB to the games page, which is smaller than its limit.
    ["routes/games/bible-trivia", 170],
    ["routes/games/faith-journey", 170],
    ["routes/games/word-search", 170],
    ["routes/games/scripture-match", 170],
    ["routes/games/unscramble", 170],
    ["routes/games/memory", 170],
    // The admin area may add 40 KB to the shell.
    ["routes/admin", 200],
  ])("of %s are at most %i KB, gzipped", (route, limit) => {
    const needed = [
      entry,
      routes["root"],
      routes["routes/shell"],
      routes[route],
    ];
    const modules = needed.flatMap((entryPoint) =>
      entryPoint ? [entryPoint.module, ...entryPoint.imports] : [],
    );
    const bytes = [...new Set(modules)].map((url) => gzipped(client(url)));
    expect(bytes.length).toBeGreaterThan(5);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      limit * kilobyte,
    );
  });

  it("of a document contain at most 12 KB of script", () => {
    const scripts = [/^boot-/, /^document-.*\.js$/].map((name) =>
      gzipped(findAsset(name)),
    );
    expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      12 * kilobyte,
    );
  });

  it.each([
    "routes/home",
    "routes/bible",
    "routes/verse-of-the-day",
    "routes/verse-detail",
    "routes/prayer-of-the-day",
    "routes/prayer-detail",
    "routes/profile",
  ])("of %s are precached, so that it opens offline", (route) => {
    const worker = readFileSync(client("/sw.js"), "utf8");
    const { module, imports } = routes[route] ?? { module: "", imports: [] };
    const missing = [module, ...imports].filter(
      (url) => !worker.includes(`"${url.slice(1)}"`),
    );
    expect(missing).toEqual([]);
  });

  it("are far fewer than the 20,000 that Cloudflare allows", () => {
    const files = readdirSync(client(""), { recursive: true });
    // Each Bible adds 1,189, and the cross references as many.
    expect(files.length).toBeLessThan(10_000);
  });

  it("that the service worker precaches are at most 425 KB", () => {
    const worker = readFileSync(client("/sw.js"), "utf8");
    const files = [...worker.matchAll(/"url":"(assets\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(50);
    const bytes = files.map(([, name]) => gzipped(client(`/${name ?? ""}`)));
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      425 * kilobyte,
    );
  });

  it.each([
    ["of the app", /^app-.*\.css$/, 20],
    ["of documents", /^document-.*\.css$/, 15],
    ["of the admin area", /^admin-.*\.css$/, 10],
  ])("styles %s stay within their limit", (_, name, limit) => {
    expect(gzipped(findAsset(name))).toBeLessThanOrEqual(limit * kilobyte);
  });

  // Tailwind's `group-has-*`. Each insertion of an element then restyles the whole page. Use `in-[label:has(…)]`.
  it("have no style that depends on any descendant of an ancestor", () => {
    const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) {
      const css = readFileSync(`${assets}/${sheet}`, "utf8");
      expect(css, sheet).not.toMatch(/:has\([^{}()]*\) \*/);
    }
  });
});
