// The production bundle on miniflare: one workerd process with the bindings of wrangler.toml.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import "./steady-wait.mjs";
import { Log, LogLevel, Miniflare } from "miniflare";
import { inRoot } from "./paths.mjs";
import { readWorkerOptions } from "./worker-options.mjs";

/** The modules wrangler's bundler leaves behind, and what workerd calls them. */
const moduleTypes = /** @type {const} */ ({
  ".js": "ESModule",
  ".wasm": "CompiledWasm",
  ".bin": "Data",
});

/**
 * @typedef {Awaited<ReturnType<Miniflare["getD1Database"]>>} Database
 * @typedef {Awaited<ReturnType<Miniflare["getR2Bucket"]>>} Bucket
 */

/**
 * @typedef {object} WorkerOptions
 * @property {string} [host] an address to listen on
 * @property {number} [port] 0: any free one
 * @property {string | false} [stateDir] where D1, KV, R2 and the cache live; false: in memory
 * @property {Record<string, string>} [bindings] vars and secrets over those of wrangler.toml and .dev.vars
 * @property {string} [bundle] folder of the worker built by wrangler
 * @property {string} [files] folder of the static files that belong to it
 * @property {(request: import("miniflare").Request) => Promise<import("miniflare").Response>} [outside]
 *   answers instead of the network
 */

/**
 * Starts the built worker.
 *
 * @param {WorkerOptions} [options]
 * @returns {Promise<{ url: string, mf: Miniflare, stop: () => Promise<void> }>} `url` without a slash at its end
 */
export async function startWorker({
  host = "127.0.0.1",
  port = 0,
  stateDir = false,
  bindings = {},
  bundle = inRoot("build", "worker"),
  files = inRoot("build", "client"),
  outside,
} = {}) {
  const { assets, ...options } = await workerOptions(stateDir);
  const mf = new Miniflare({
    ...options,
    ...readBundle(bundle),
    host,
    port,
    ...(outside && { outboundService: outside }),
    ...(assets && {
      assets: { ...assets, directory: files, workerName: options.name },
    }),
    bindings: { ...options.bindings, ...bindings },
  });
  const { origin } = await mf.ready;
  return { url: origin, mf, stop: () => mf.dispose() };
}

/**
 * Only the bindings, for loading data: no built worker is needed and nothing can be asked of it.
 *
 * @param {string | false} stateDir
 */
export async function startBindings(stateDir) {
  const options = await workerOptions(stateDir);
  delete options.assets;
  // Nobody is there to take messages: they stay in the queue's memory.
  delete options.queueConsumers;
  const mf = new Miniflare({
    ...options,
    modules: true,
    script:
      "export default { fetch: () => new Response(null, { status: 404 }) }",
  });
  await mf.ready;
  return mf;
}

/** @param {string | false} stateDir */
async function workerOptions(stateDir) {
  /** @param {string} kind the folders `wrangler dev` and the Vite plugin use as well */
  const at = (kind) => stateDir && path.join(stateDir, "v3", kind);
  return {
    ...(await readWorkerOptions()),
    // Otherwise miniflare asks a Cloudflare server where we are.
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    d1Persist: at("d1"),
    kvPersist: at("kv"),
    r2Persist: at("r2"),
    cachePersist: at("cache"),
  };
}

/** @param {string} folder */
function readBundle(folder) {
  const main = "entry.worker.js";
  const files = readdirSync(folder).sort(
    (a, b) => Number(b === main) - Number(a === main),
  );
  const modules = files.flatMap((file) => {
    const extension = path.extname(file);
    if (!(extension in moduleTypes)) return [];
    const known = /** @type {keyof typeof moduleTypes} */ (extension);
    const place = path.join(folder, file);
    const contents = readFileSync(place);
    return [{ type: moduleTypes[known], path: place, contents }];
  });
  return { modulesRoot: folder, modules };
}
