// Runs the production build on miniflare: one workerd process with the bindings of wrangler.toml.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import "./patch-atomics-wait.mjs";
import { Log, LogLevel, Miniflare } from "miniflare";
import { inRoot } from "./paths.mjs";
import { readWorkerOptions } from "./worker-options.mjs";

/** The file types in wrangler's bundle and workerd's names for them. */
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
 * @property {string} [host] IP address to listen on
 * @property {number} [port] 0 for any free port
 * @property {string | false} [stateDir] folder for D1, KV, R2 and the cache; false for memory
 * @property {Record<string, string>} [bindings] override the vars of wrangler.toml and .dev.vars
 * @property {string} [bundle] folder of wrangler's bundle
 * @property {string} [files] folder of its static files
 * @property {(request: import("miniflare").Request) => Promise<import("miniflare").Response>} [outboundService]
 *   handles the worker's external requests
 * @property {(worker: ReturnType<typeof readBundle>) => object[]} [adapt] for tests that replace bindings: gets
 *   miniflare's options of the worker and returns the changed ones, followed by those of workers that it needs
 * @property {(line: string) => void} [onLog] receives the lines that the worker logs, instead of the terminal
 * @property {boolean} [jobsOnRequest] whether GET /cdn-cgi/handler/scheduled?cron=… runs scheduled jobs
 * @property {boolean} [inspectable] whether the worker's memory can be measured (bench/heap.mjs)
 */

/**
 * Starts the built worker.
 *
 * @param {WorkerOptions} [options]
 * @returns {Promise<{ url: string, mf: Miniflare, stop: () => Promise<void> }>} `url` has no trailing slash
 */
export async function startWorker({
  host = "127.0.0.1",
  port = 0,
  stateDir = false,
  bindings = {},
  bundle = inRoot("build", "worker"),
  files = inRoot("build", "client"),
  outboundService,
  adapt,
  onLog,
  jobsOnRequest = false,
  inspectable = false,
} = {}) {
  const { assets, ...options } = await workerOptions(stateDir);
  const worker = {
    ...options,
    ...readBundle(bundle),
    unsafeTriggerHandlers: jobsOnRequest,
    ...(inspectable && { inspectorPort: 0 }),
    ...(outboundService && { outboundService }),
    ...(onLog && {
      handleRuntimeStdio: (
        /** @type {import("node:stream").Readable[]} */ ...inputs
      ) => {
        for (const input of inputs) {
          createInterface({ input }).on("line", onLog);
        }
      },
    }),
    ...(assets && {
      assets: { ...assets, directory: files, workerName: options.name },
    }),
    bindings: { ...options.bindings, ...bindings },
  };
  const mf = new Miniflare({
    ...worker,
    host,
    port,
    ...(adapt && { workers: adapt(worker) }),
  });
  const { origin } = await mf.ready;
  return { url: origin, mf, stop: () => mf.dispose() };
}

/**
 * Starts miniflare with the bindings but without the app, to load data before the app is built.
 *
 * @param {string | false} stateDir
 */
export async function startBindings(stateDir) {
  const options = await workerOptions(stateDir);
  delete options.assets;
  // There's no consumer, so messages stay in the queue's memory.
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
  /** @param {string} kind in the same folders as `wrangler dev` and the Vite plugin */
  const getPersistPath = (kind) => stateDir && path.join(stateDir, "v3", kind);
  return {
    ...(await readWorkerOptions()),
    // Otherwise miniflare requests our location from a Cloudflare server.
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    d1Persist: getPersistPath("d1"),
    kvPersist: getPersistPath("kv"),
    r2Persist: getPersistPath("r2"),
    cachePersist: getPersistPath("cache"),
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
    const type =
      moduleTypes[/** @type {keyof typeof moduleTypes} */ (extension)];
    const fullPath = path.join(folder, file);
    const contents = readFileSync(fullPath);
    return [{ type, path: fullPath, contents }];
  });
  return { modulesRoot: folder, modules };
}
