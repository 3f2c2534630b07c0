import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { inRoot, root } from "./paths.mjs";

/**
 * The options from wrangler.toml that are used here. The rest is passed on to miniflare unchanged.
 *
 * @typedef {Record<string, unknown> & {
 *   name?: string,
 *   assets?: { directory: string },
 *   bindings?: Record<string, string | undefined>,
 *   modulesRules?: unknown,
 *   queueConsumers?: unknown,
 * }} MiniflareOptions
 */

const cacheFile = inRoot(".wrangler", "worker-options.json");

/**
 * Converts wrangler.toml to miniflare's options and adds .dev.vars, which override its vars. Loading wrangler takes a
 * second, so the result is cached until wrangler.toml or the packages change.
 *
 * @returns {Promise<MiniflareOptions>}
 */
export async function readWorkerOptions() {
  const [toml, packages, devVars] = await Promise.all(
    ["wrangler.toml", "package-lock.json", ".dev.vars"].map((name) =>
      readFile(inRoot(name), "utf8").catch(() => ""),
    ),
  );
  const cacheKey = createHash("sha256")
    .update([root, toml, packages].join("\0"))
    .digest("hex");
  const options =
    (await readCached(cacheKey)) ?? (await loadWithWrangler(cacheKey));
  return {
    ...options,
    bindings: { ...options.bindings, ...parseEnv(devVars ?? "") },
  };
}

/**
 * @param {string} cacheKey
 * @returns {Promise<MiniflareOptions | undefined>}
 */
async function readCached(cacheKey) {
  try {
    /** @type {unknown} */
    const parsed = JSON.parse(await readFile(cacheFile, "utf8"));
    const cached =
      /** @type {{ cacheKey: string, options: MiniflareOptions }} */ (parsed);
    return cached.cacheKey === cacheKey ? cached.options : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cacheKey
 * @returns {Promise<MiniflareOptions>}
 */
async function loadWithWrangler(cacheKey) {
  const { unstable_getMiniflareWorkerOptions: convert } =
    await import("wrangler");
  // wrangler requires the folder of the assets, which may not be built yet.
  await mkdir(inRoot("build", "client"), { recursive: true });
  // A file that doesn't exist; otherwise the cache would contain the secrets of .dev.vars. wrangler's types lack this
  // option, but its version is pinned.
  /** @type {object} */
  const noSecrets = { envFiles: [inRoot(".wrangler", "no-secrets")] };
  const { workerOptions } = convert(
    inRoot("wrangler.toml"),
    undefined,
    noSecrets,
  );
  /** @type {MiniflareOptions} */
  const options = { name: "worker", ...workerOptions };
  // startWorker() lists the modules itself, so there's nothing to match.
  delete options.modulesRules;
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify({ cacheKey, options }));
  return options;
}
