import { fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { ApiClient } from "../helpers/api-client";
import { newSessionToken } from "../helpers/session-token";

/** A few rounds catch most problems. Use `DURABILITY_ROUNDS=50` to be thorough. */
const rounds = Number(process.env["DURABILITY_ROUNDS"] ?? 4);
/** Number of concurrent writers. */
const writerCount = 6;
const today = utcDate(Date.now());
/** The worker is killed after this many acknowledged writes, and later in each further round. */
const writesBeforeKill = 40;

let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(path.join(os.tmpdir(), "durable-"));
  await withDatabase(async (db, mf) => {
    await prepareState(mf, { search: false, demo: false });
    const month = 30 * 86_400_000;
    await db.batch(
      Array.from({ length: writerCount }, (_, i) => [
        db
          .prepare(
            "INSERT INTO users (id, username, emailVerified, createdAt) VALUES (?1, ?1, 0, ?2)",
          )
          .bind(`person${i}`, Date.now()),
        db
          .prepare(
            "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?1, ?2, ?3, ?4)",
          )
          .bind(
            createHash("sha256")
              .update(tokens[i] ?? "")
              .digest("base64url"),
            `person${i}`,
            Date.now(),
            Date.now() + month,
          ),
      ]).flat(),
    );
  });
});
afterAll(() => rm(stateDir, { recursive: true, force: true }));

const tokens = Array.from({ length: writerCount }, newSessionToken);

type Bindings = Awaited<ReturnType<typeof startBindings>>;

async function withDatabase<Value>(
  callback: (
    db: Awaited<ReturnType<Bindings["getD1Database"]>>,
    mf: Bindings,
  ) => Promise<Value>,
): Promise<Value> {
  const mf = await startBindings(stateDir);
  try {
    return await callback(await mf.getD1Database("DB"), mf);
  } finally {
    await mf.dispose();
  }
}

/** The writes that the server has acknowledged. */
interface Acknowledged {
  posts: Map<string, string>;
  comments: Map<string, string>;
  likes: Set<string>;
  /** The last day by post and user. */
  presses: Map<string, string>;
}

async function startWorker() {
  const child = fork(
    path.resolve(import.meta.dirname, "../helpers/killable-worker.mjs"),
    [],
    { detached: true, env: { ...process.env, STATE_DIR: stateDir } },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => {
      if (typeof message === "string") resolve(message);
    });
    child.once("exit", () => {
      reject(new Error("The worker did not start"));
    });
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const kill = () => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    return exited;
  };
  return { url, kill };
}

/** Writes until the connection breaks, and records only acknowledged writes. */
async function writeUntilKilled(
  client: ApiClient,
  userId: string,
  acknowledged: Acknowledged,
  onAcknowledged: () => void,
): Promise<void> {
  const newContent = () => ({ content: `Selah ${randomUUID()}` });
  for (;;) {
    const post = newContent();
    const postResponse = await client.post(urls.api.posts(), {
      type: "prayer",
      ...post,
    });
    const { id } = await postResponse.json<{ id: string }>();
    acknowledged.posts.set(id, post.content);
    onAcknowledged();
    const likeResponse = await client.post(urls.api.like(id), {
      desired: true,
    });
    await likeResponse.json();
    acknowledged.likes.add(id);
    onAcknowledged();
    const comment = newContent();
    const commentResponse = await client.post(urls.api.comments(id), comment);
    acknowledged.comments.set(
      (await commentResponse.json<{ id: string }>()).id,
      comment.content,
    );
    onAcknowledged();
    // Often another writer's, so that posts have presses by several users.
    const prayerId = [...acknowledged.posts.keys()].at(-1) ?? id;
    for (const day of [addDays(today, -1), today]) {
      const pressResponse = await client.post(urls.api.prayed(prayerId), {
        desired: true,
        day,
      });
      await pressResponse.json();
      acknowledged.presses.set(`${prayerId} ${userId}`, day);
      onAcknowledged();
    }
  }
}

it(
  `loses no acknowledged write when the worker is killed while writing, ${rounds} times`,
  { timeout: 30_000 + rounds * 10_000 },
  async () => {
    const acknowledged: Acknowledged = {
      posts: new Map(),
      comments: new Map(),
      likes: new Set(),
      presses: new Map(),
    };
    for (let round = 0; round < rounds; round++) {
      const { url, kill } = await startWorker();
      let remaining = writesBeforeKill + round * 7;
      let stopped: Promise<unknown> | undefined;
      const writers = Array.from({ length: writerCount }, (_, i) => {
        const client = new ApiClient(url);
        client.jar.set("session", tokens[i] ?? "");
        return writeUntilKilled(client, `person${i}`, acknowledged, () => {
          remaining -= 1;
          if (remaining === 0) stopped = kill();
        });
      });
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
      expect(remaining).toBeLessThanOrEqual(0);
      await stopped;
      await withDatabase(async (db) => {
        expect(
          await selectContent(db, "SELECT id, content FROM posts"),
        ).toMatchObject(Object.fromEntries(acknowledged.posts));
        expect(
          await selectContent(db, "SELECT id, content FROM comments"),
        ).toMatchObject(Object.fromEntries(acknowledged.comments));
        const likes = await selectContent(
          db,
          "SELECT postId AS id, 1 AS content FROM likes",
        );
        expect(Object.keys(likes)).toEqual(
          expect.arrayContaining([...acknowledged.likes]),
        );
        const presses = await selectContent(
          db,
          "SELECT postId || ' ' || userId AS id, lastDay AS content FROM prayed",
        );
        for (const [id, day] of acknowledged.presses)
          expect([day, today]).toContain(presses[id]);
        const { results: wrong } = await db
          .prepare(
            `SELECT id FROM posts p
             WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)
                OR commentsCount <> (SELECT count(*) FROM comments c WHERE c.postId = p.id)
                OR prayedCount <> (SELECT coalesce(sum(times), 0) FROM prayed y WHERE y.postId = p.id)
                OR peopleCount <> (SELECT count(*) FROM prayed y WHERE y.postId = p.id)`,
          )
          .all();
        expect(wrong).toEqual([]);
        for (const check of ["quick_check", "foreign_key_check"]) {
          const { results } = await db.prepare(`PRAGMA ${check}`).all();
          expect(results).toEqual(
            check === "quick_check" ? [{ quick_check: "ok" }] : [],
          );
        }
      });
    }
    expect(acknowledged.posts.size).toBeGreaterThanOrEqual(
      (rounds * writesBeforeKill) / 6,
    );
  },
);

async function selectContent(
  db: Awaited<ReturnType<Bindings["getD1Database"]>>,
  select: string,
): Promise<Record<string, unknown>> {
  const { results } = await db
    .prepare(select)
    .all<{ id: string; content: unknown }>();
  return Object.fromEntries(results.map(({ id, content }) => [id, content]));
}
