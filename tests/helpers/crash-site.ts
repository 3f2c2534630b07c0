import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Miniflare } from "miniflare";
import type { Sql } from "~/db/sql";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings, type Database } from "../../scripts/local/worker.mjs";
import { bindStatement } from "./databases";
import { freePort } from "./ports";

export type CrashSite = Awaited<ReturnType<typeof createCrashSite>>;

/** The stored state while no worker runs. */
export interface ClosedState {
  /** Runs the statements in one batch and returns the rows of each. */
  batch: (statements: Sql[]) => Promise<Record<string, unknown>[][]>;
  mf: Pick<Miniflare, "getR2Bucket">;
}

/** A site whose state is on disk, and whose worker can be killed and started again at the same URL. */
export async function createCrashSite() {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), "crash-"));
  const port = await freePort();

  async function withClosedState<Value>(
    callback: (state: ClosedState) => Promise<Value>,
  ): Promise<Value> {
    const mf = await startBindings(stateDir);
    try {
      const db = await mf.getD1Database("DB");
      const batch = (statements: Sql[]) => runBatch(db, statements);
      return await callback({ batch, mf });
    } finally {
      await mf.dispose();
    }
  }

  const mf = await startBindings(stateDir);
  await prepareState(mf, { search: false, demo: false });
  await mf.dispose();

  return {
    url: `http://127.0.0.1:${port}`,
    withClosedState,
    startWorker: () => startWorker(stateDir, port),
    remove: () => rm(stateDir, { recursive: true, force: true }),
  };
}

async function runBatch(db: Database, statements: Sql[]) {
  const results = await db.batch<Record<string, unknown>>(
    statements.map(({ text, values }) => bindStatement(text, values)),
  );
  return results.map(({ results: rows }) => rows);
}

/** Returns a function that kills the worker with SIGKILL, in the middle of whatever it is doing. */
async function startWorker(stateDir: string, port: number) {
  const child = fork(
    path.resolve(import.meta.dirname, "killable-worker.mjs"),
    [],
    {
      detached: true,
      env: { ...process.env, STATE_DIR: stateDir, PORT: String(port) },
    },
  );
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => {
      reject(new Error("The worker did not start"));
    });
  });
  return async () => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await exited;
  };
}
