// Runs in workerd in front of the built worker. The header x-faults of a request, such as {"DB":"down","IMAGES":"slow"},
// makes parts of the platform fail for this request and the work after it only.
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import worker from "./entry.worker.js";

/** @type {AsyncLocalStorage<Partial<Record<string, string>>>} */
const faults = new AsyncLocalStorage();

/** Longer than any timeout of the app and of the tests. */
const slowMs = 60_000;

/** As the platform words them. Other parts use the first one. */
const messages = new Map([
  ["DB", "D1_ERROR: Network connection lost."],
  ["DAILY", "KV GET failed: 503 Service Unavailable"],
  ["IMAGES", "get: We encountered an internal error. (10001)"],
  ["VIDEOS", "Queue send failed: Service Unavailable"],
]);

/**
 * "down" throws, "slow" doesn't answer, "lost" does the work and doesn't answer.
 *
 * @template Value
 * @param {string} part
 * @param {() => Value | Promise<Value>} work
 * @param {{ signal?: AbortSignal }} [options]
 */
async function run(part, work, options = {}) {
  const fault = faults.getStore()?.[part];
  if (fault === "down")
    throw new Error(messages.get(part) ?? messages.get("DB"));
  if (fault === "slow") await setTimeout(slowMs, null, options);
  const value = await work();
  if (fault === "lost") await setTimeout(slowMs);
  return value;
}

/** Methods that only prepare a call. */
const localMethods = ["prepare", "getBookmark"];

/**
 * @param {string} part
 * @param {object} binding
 * @returns {object}
 */
function withFaults(part, binding) {
  return new Proxy(binding, {
    get(target, name) {
      /** @type {unknown} */
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      /** @type {(...args: unknown[]) => unknown} */
      const call = (...args) => Reflect.apply(value, target, args);
      if (name === "withSession")
        return (/** @type {unknown[]} */ ...args) =>
          withFaults(part, /** @type {object} */ (call(...args)));
      if (localMethods.includes(String(name))) return call;
      return (/** @type {unknown[]} */ ...args) =>
        run(part, () => call(...args));
    },
  });
}

/** @type {object | undefined} */
let faultyEnv;

/** @param {object} env */
function getFaultyEnv(env) {
  /** @type {[string, unknown][]} */
  const parts = Object.entries(env);
  faultyEnv ??= Object.fromEntries(
    parts.map(([name, part]) => [
      name,
      part instanceof Object && name !== "ASSETS"
        ? withFaults(name, part)
        : part,
    ]),
  );
  return faultyEnv;
}

const { fetch } = globalThis;
/** @type {typeof fetch} */
const faultyFetch = (input, init) =>
  run("fetch", () => fetch(input, init), {
    ...(init?.signal && { signal: init.signal }),
  });
globalThis.fetch = faultyFetch;

/** "clock": ms ahead. */
const { now } = Date;
Date.now = () => now() + Number(faults.getStore()?.["clock"] ?? 0);

export default {
  ...worker,
  /**
   * GET /test/schedule?cron=… runs scheduled jobs.
   *
   * @param {Request} request
   * @param {object} env
   * @param {ExecutionContext} execution
   */
  fetch(request, env, execution) {
    const { pathname, searchParams } = new URL(request.url);
    /** @type {unknown} */
    const parsed = JSON.parse(request.headers.get("x-faults") ?? "{}");
    const store = /** @type {Partial<Record<string, string>>} */ (parsed);
    return faults.run(store, async () => {
      if (pathname !== "/test/schedule")
        return worker.fetch(request, getFaultyEnv(env), execution);
      const cron = searchParams.get("cron") ?? "";
      return worker
        .scheduled({ cron }, getFaultyEnv(env))
        .then(() => new Response("ok"))
        .catch(
          (/** @type {unknown} */ error) =>
            new Response(String(error), { status: 500 }),
        );
    });
  },
};
