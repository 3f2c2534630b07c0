import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PlainFailure } from "../local/failure.mjs";
import { prepareState } from "../local/prepared-state.mjs";
import { atEnd } from "../local/program.mjs";
import { step } from "../local/progress.mjs";
import { newVapidPair } from "../local/vapid.mjs";
import { startBindings, startWorker } from "../local/worker.mjs";
import { bundleFloors } from "./bundle.mjs";
import { seedPeople, seedPosts, sessionSecret } from "./seed.mjs";

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

/** A worker of our own on a free port, with state that nobody keeps. */
export async function openWorld() {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  atEnd(() => rm(stateDir, { recursive: true, force: true }));
  const now = Date.now();
  const bundle = await step("The floors", bundleFloors);
  const bindings = await startBindings(stateDir);
  await prepareState(bindings, { demo: false, step });
  const cookie = await seedPeople(await bindings.getD1Database("DB"), now);
  await bindings.dispose();

  const worker = await startWorker({
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
  atEnd(worker.stop);
  const db = await worker.mf.getD1Database("DB");
  let posts = 0;

  /** @param {Call} call @returns {Record<string, string>} */
  const headersOf = ({ signedIn, headers, method = "GET" }) => ({
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
      headers: headersOf(call),
      redirect: "manual",
      ...(call.body !== undefined && { body: call.body }),
    });

  return {
    url: worker.url,
    cookie,
    db,
    headersOf,
    send,

    /**
     * What the app answers, and every trip it makes to D1; null where no worker answers.
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
    async teach(setup) {
      const body = JSON.stringify(setup);
      const answer = await send({ path: "/floor/setup", method: "POST", body });
      if (!answer.ok) throw new PlainFailure("The floors could not be set up.");
    },

    /** As the cron of wrangler.toml does. */
    async runSchedule() {
      await (await worker.mf.getWorker()).scheduled({ cron: "17 * * * *" });
    },

    /** @param {number} wanted */
    async growTo(wanted) {
      const from = posts;
      await step(`${wanted.toLocaleString("en")} posts`, () =>
        seedPosts(db, from, wanted, now),
      );
      posts = wanted;
    },

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
