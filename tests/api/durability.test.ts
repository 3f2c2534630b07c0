import { fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { ApiClient } from "../helpers/api-client";
import { newSessionToken } from "../helpers/session-token";

/** quality.md asks for 50: `DURABILITY_ROUNDS=50`; a few are enough to notice. */
const rounds = Number(process.env["DURABILITY_ROUNDS"] ?? 4);
/** Writers at work when the power goes. */
const people = 6;
/** Acknowledged writes after which it goes. */
const enough = 40;

let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(path.join(os.tmpdir(), "durable-"));
  await withDatabase(async (db, mf) => {
    await prepareState(mf, { search: false, demo: false });
    const month = 30 * 86_400_000;
    await db.batch(
      Array.from({ length: people }, (_, i) => [
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

const tokens = Array.from({ length: people }, newSessionToken);

type Bindings = Awaited<ReturnType<typeof startBindings>>;

async function withDatabase<Value>(
  work: (
    db: Awaited<ReturnType<Bindings["getD1Database"]>>,
    mf: Bindings,
  ) => Promise<Value>,
): Promise<Value> {
  const mf = await startBindings(stateDir);
  try {
    return await work(await mf.getD1Database("DB"), mf);
  } finally {
    await mf.dispose();
  }
}

/** What the server has said "done" to. */
interface Acknowledged {
  posts: Map<string, string>;
  comments: Map<string, string>;
  likes: Set<string>;
}

async function startDoomed() {
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
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const kill = () => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    return gone;
  };
  return { url, kill };
}

/** Writes until the connection breaks; notes only what was answered. */
async function writeOn(
  client: ApiClient,
  done: Acknowledged,
  onDone: () => void,
): Promise<void> {
  const words = () => ({ content: `Selah ${randomUUID()}` });
  for (;;) {
    const post = words();
    const written = await client.post(urls.api.posts(), {
      type: "text",
      ...post,
    });
    const { id } = await written.json<{ id: string }>();
    done.posts.set(id, post.content);
    onDone();
    const liked = await client.post(urls.api.like(id), { desired: true });
    await liked.json();
    done.likes.add(id);
    onDone();
    const comment = words();
    const said = await client.post(urls.api.comments(id), comment);
    done.comments.set((await said.json<{ id: string }>()).id, comment.content);
    onDone();
  }
}

it(
  `loses nothing acknowledged when it is killed in the middle of writing, ${rounds} times`,
  { timeout: 30_000 + rounds * 10_000 },
  async () => {
    const done: Acknowledged = {
      posts: new Map(),
      comments: new Map(),
      likes: new Set(),
    };
    for (let round = 0; round < rounds; round++) {
      const { url, kill } = await startDoomed();
      let left = enough + round * 7;
      let stopped: Promise<unknown> | undefined;
      const writers = Array.from({ length: people }, (_, i) => {
        const client = new ApiClient(url);
        client.jar.set("session", tokens[i] ?? "");
        return writeOn(client, done, () => {
          left -= 1;
          if (left === 0) stopped = kill();
        });
      });
      const ends = await Promise.allSettled(writers);
      expect(ends.every(({ status }) => status === "rejected")).toBe(true);
      expect(left).toBeLessThanOrEqual(0);
      await stopped;
      await withDatabase(async (db) => {
        expect(await kept(db, "SELECT id, content FROM posts")).toMatchObject(
          Object.fromEntries(done.posts),
        );
        expect(
          await kept(db, "SELECT id, content FROM comments"),
        ).toMatchObject(Object.fromEntries(done.comments));
        const likes = await kept(
          db,
          "SELECT postId AS id, 1 AS content FROM likes",
        );
        expect(Object.keys(likes)).toEqual(
          expect.arrayContaining([...done.likes]),
        );
        const { results: wrong } = await db
          .prepare(
            `SELECT id FROM posts p
             WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)
                OR commentsCount <> (SELECT count(*) FROM comments c WHERE c.postId = p.id)`,
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
    expect(done.posts.size).toBeGreaterThanOrEqual((rounds * enough) / 4);
  },
);

async function kept(
  db: Awaited<ReturnType<Bindings["getD1Database"]>>,
  select: string,
): Promise<Record<string, unknown>> {
  const { results } = await db
    .prepare(select)
    .all<{ id: string; content: unknown }>();
  return Object.fromEntries(results.map(({ id, content }) => [id, content]));
}
