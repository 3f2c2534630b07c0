import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  requestVideoTitle,
  saveVideoTitles,
} from "~/features/posts/video-title.server";
import { getPost } from "~/features/posts/post.server";
import type { Post } from "~/features/posts/post";
import type { AppContext } from "~/platform/context.server";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import { makePost } from "../helpers/make-post";
import { recordStatements } from "../helpers/recording-database";

const videoUrl = "https://youtu.be/dQw4w9WgXcQ";
let mf: Awaited<ReturnType<typeof startDatabases>>;
let statements: ReturnType<typeof recordStatements>;
let db: Db;
const fetchMock = vi.spyOn(globalThis, "fetch");

beforeAll(async () => {
  mf = await startDatabases();
  statements = recordStatements(await mf.getD1Database("DB"));
  db = new Db(statements.database);
  await db.batch([
    sql`INSERT INTO users (id, username, createdAt) VALUES ('a', 'a', 1)`,
  ]);
});
afterAll(async () => {
  fetchMock.mockRestore();
  await mf.dispose();
});

async function newVideo(): Promise<Post> {
  const id = newId();
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, videoUrl, createdAt)
        VALUES (${id}, 'a', 'video', 'Words', ${videoUrl}, 1)`,
  ]);
  return getPost(db, "a", id);
}

const getTitle = async ({ id }: Post) =>
  (await getPost(db, "a", id)).videoTitle;

/** Delivers what was sent to the queue. Returns each message's retry delay, null if it was acknowledged. */
async function consume(bodies: readonly unknown[], respond: () => Response) {
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(respond()));
  const results: unknown[] = [];
  const handlers = {
    attempts: 1,
    ack: () => results.push(null),
    retry: (options?: { delaySeconds?: number }) =>
      results.push(options?.delaySeconds),
  };
  await saveVideoTitles(
    { db, env: { oEmbedOrigin: null } } as Parameters<
      typeof saveVideoTitles
    >[0],
    bodies.map((body) => ({ body, ...handlers })),
  );
  return results;
}

const titled = (title: string) => () => Response.json({ title });

it("stores the title as one line of at most 120 characters, once per post", async () => {
  const post = await newVideo();
  const body = { postId: post.id, videoUrl };
  const results = await consume(
    [body, body],
    titled(`<b>Psalm</b>\n\u0000 23${"𝄞".repeat(200)}`),
  );
  expect(results).toEqual([null, null]);
  expect(await getTitle(post)).toBe(`<b>Psalm</b> 23${"𝄞".repeat(104)}…`);
  expect((await getPost(db, "a", post.id)).updatedAt).toBeNull();
  statements.takeRowsRead();
  await consume([body], titled("Psalm 23"));
  expect(statements.takeRowsRead()).toBeLessThanOrEqual(2);
});

it("leaves a post with another video alone, and a deleted one deleted", async () => {
  const [changed, deleted] = [await newVideo(), await newVideo()];
  await db.batch([
    sql`UPDATE posts SET videoUrl = 'https://vimeo.com/76979871' WHERE id = ${changed.id}`,
    sql`DELETE FROM posts WHERE id = ${deleted.id}`,
  ]);
  const bodies = [changed, deleted].map(({ id }) => ({ postId: id, videoUrl }));
  expect(await consume(bodies, titled("Psalm 23"))).toEqual([null, null]);
  expect(await getTitle(changed)).toBeNull();
});

it("asks nobody about other messages", async () => {
  const { id: postId } = await newVideo();
  const others = [
    { postId, videoUrl: "https://evil.example/dQw4w9WgXcQ" },
    { postId },
    "Psalm 23",
  ];
  expect(await consume(others, titled("Psalm 23"))).toEqual([null, null, null]);
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each([
  ["a host that says nothing", 404, null],
  ["a host that is down, and tries again", 503, 60],
])("stores nothing for %s", async (_, status, result) => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  const post = await newVideo();
  const body = { postId: post.id, videoUrl };
  const respond = () => new Response(null, { status });
  expect(await consume([body], respond)).toEqual([result]);
  expect(await getTitle(post)).toBeNull();
});

it("is requested for a video without a title only", () => {
  const send = vi.fn(() => Promise.resolve());
  const app = {
    env: { VIDEOS: { send } },
    waitUntil: () => undefined,
  } as unknown as AppContext;
  requestVideoTitle(app, makePost());
  requestVideoTitle(app, makePost({ videoUrl, videoTitle: "Psalm 23" }));
  requestVideoTitle(app, makePost({ videoUrl }));
  expect(send.mock.calls).toEqual([[{ postId: "p", videoUrl }]]);
});
