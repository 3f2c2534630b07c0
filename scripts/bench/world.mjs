import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { UserError } from "../local/user-error.mjs";
import { prepareState } from "../local/prepared-state.mjs";
import { onExit } from "../local/program.mjs";
import { step } from "../local/progress.mjs";
import { newVapidPair } from "../local/vapid.mjs";
import { startBindings, startWorker } from "../local/worker.mjs";
import { bundleFloors } from "./bundle.mjs";
import {
  seedNarrowerPosts,
  seedPeople,
  seedPosts,
  sessionSecret,
} from "./seed.mjs";

/**
 * @typedef {import("./floor/recorder").Recording} Recording
 *
 * @typedef {object} Call
 * @property {string} path
 * @property {"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} [method]
 * @property {boolean} [signedIn]
 * @property {string} [body]
 * @property {Record<string, string>} [headers]
 */

/**
 * Starts a worker on a free port with temporary state.
 *
 * @param {Pick<import("../local/worker.mjs").WorkerOptions, "inspectable">} [options]
 */
export async function openWorld(options) {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  onExit(() => rm(stateDir, { recursive: true, force: true }));
  const now = Date.now();
  const bundle = await step("Bundling the floors", bundleFloors);
  const bindings = await startBindings(stateDir);
  await prepareState(bindings, { demo: false, step });
  const cookie = await seedPeople(await bindings.getD1Database("DB"), now);
  await bindings.dispose();

  const worker = await startWorker({
    ...options,
    stateDir,
    bundle,
    bindings: {
      OIDC_CLIENT_SECRET: "only-for-the-benchmark",
      SESSION_SECRET: sessionSecret,
      SANCTIONS_SECRET: sessionSecret,
      ...newVapidPair(),
      RATE_LIMITS: "off",
    },
  });
  onExit(worker.stop);
  const db = await worker.mf.getD1Database("DB");
  let posts = 0;

  /** @param {Call} call @returns {Record<string, string>} */
  const buildHeaders = ({ signedIn, headers, method = "GET" }) => ({
    ...(signedIn && { cookie }),
    ...(method !== "GET" && {
      origin: worker.url,
      "content-type": "application/json",
    }),
    ...headers,
  });

  /** @param {Call} call */
  const send = (call) =>
    fetch(worker.url + call.path, {
      method: call.method ?? "GET",
      headers: buildHeaders(call),
      redirect: "manual",
      ...(call.body !== undefined && { body: call.body }),
    });

  return {
    url: worker.url,
    cookie,
    db,
    now,
    mf: worker.mf,
    close: worker.stop,
    buildHeaders,
    send,

    /**
     * Records the app's response and every trip to D1; null for static assets.
     *
     * @param {Call} call
     * @returns {Promise<Recording | null>}
     */
    async record(call) {
      const headers = { ...call.headers, "x-bench-record": "1" };
      const response = await send({ ...call, headers });
      const text = await response.text();
      if (!text.startsWith('{"status":')) return null;
      /** @type {unknown} */
      const recording = JSON.parse(text);
      return /** @type {Recording} */ (recording);
    },

    /** @param {unknown} setup see floor/floors.ts */
    async setUpFloors(setup) {
      const body = JSON.stringify(setup);
      const response = await send({
        path: "/floor/setup",
        method: "POST",
        body,
      });
      if (!response.ok) throw new UserError("Couldn't set up the floors.");
    },

    /** Runs the hourly jobs (the cron in wrangler.toml). */
    async runSchedule() {
      await (await worker.mf.getWorker()).scheduled({ cron: "17 * * * *" });
    },

    /** @param {number} total */
    async growTo(total) {
      const from = posts;
      if (total <= from) return;
      await step(`Growing to ${total.toLocaleString("en")} posts`, () =>
        seedPosts(db, from, total, now),
      );
      posts = total;
    },

    /** @param {number} count */
    addNarrowerPosts: (count) =>
      step(`Adding ${count.toLocaleString("en")} narrower posts`, () =>
        seedNarrowerPosts(db, count, now),
      ),

    /** Ids of the newest posts. @param {number} count */
    async newestPosts(count) {
      const { results } = await db
        .prepare("SELECT id FROM posts ORDER BY id DESC LIMIT ?")
        .bind(count)
        .all();
      return results.map((row) => String(row["id"]));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openWorld>>} World */
