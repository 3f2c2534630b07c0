import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { addComment } from "~/features/comments/comment.server";
import {
  listNotifications,
  markAsRead,
} from "~/features/notifications/notifications.server";
import { createPost } from "~/features/posts/create-post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { setLike } from "~/features/reactions/like.server";
import { setFollow } from "~/features/users/follow.server";
import { newId } from "~/shared/id";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { recordStatements } from "../helpers/recording-database";

// What it costs to tell people: the same of 100,000 as of none. One part is not: the cascade of what is deleted.

const crowdSize = 100_000;
const perBind = 5000;
const limit = 30;
const start = Date.now();

let mf: Awaited<ReturnType<typeof startBindings>>;
let people: ReturnType<typeof recordStatements>;
let db: Db;

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  people = recordStatements(await mf.getD1Database("DB"));
  db = new Db(people.database);
});
afterAll(() => mf.dispose());

async function addPeople(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (let done = 0; done < count; done += perBind) {
    const some = JSON.stringify(ids.slice(done, done + perBind));
    await db.batch([
      sql`INSERT INTO users (id, username, createdAt) SELECT value, 'u' || substr(replace(value, '-', ''), 8), 1
          FROM json_each(${some})`,
    ]);
  }
  return ids;
}

/** A list of ids, so many at once. */
async function each(
  ids: string[],
  send: (some: string) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < ids.length; done += perBind) {
    await send(JSON.stringify(ids.slice(done, done + perBind)));
  }
}

/** Rows read and written. */
async function billOf(work: () => Promise<unknown>): Promise<[number, number]> {
  people.takeRowsRead();
  people.takeRowsWritten();
  await work();
  return [people.takeRowsRead(), people.takeRowsWritten()];
}

const stores = () => ({ db }) as PostStores;
const once = (now = start) => ({ now, idempotencyKey: null });

it(
  "is for a post, a like, a comment and a follower the same of 100,000 as of none",
  { timeout: 240_000 },
  async () => {
    const [star = "", small = "", fan = "", second = ""] = await addPeople(4);
    const crowd = await addPeople(crowdSize);
    await each(crowd, (some) =>
      db.batch([
        sql`INSERT INTO follows (followerId, followeeId, createdAt)
            SELECT value, ${star}, ${start - crowdSize} + key FROM json_each(${some})`,
      ]),
    );
    const content = { type: "text", content: "Selah" } as const;
    const posted: Record<string, [number, number]> = {};
    const postOf = async (who: string) => {
      let id = "";
      posted[who] = await billOf(async () => {
        ({ id } = await createPost(stores(), who, content, once()));
      });
      return id;
    };
    // The very first of a table is counted otherwise.
    await postOf(fan);
    const [quiet, famous] = [await postOf(small), await postOf(star)];
    console.log(
      "rows read and written by a post, of none and of 100,000:",
      posted[small],
      posted[star],
    );
    expect(posted[star]).toEqual(posted[small]);

    await each(crowd, (some) =>
      db.batch([
        sql`INSERT INTO likes (postId, userId, createdAt)
            SELECT ${famous}, value, ${start} + key FROM json_each(${some})`,
      ]),
    );
    await db.batch([
      sql`INSERT INTO likes (postId, userId, createdAt) VALUES (${quiet}, ${second}, ${start})`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${second}, ${small}, ${start})`,
    ]);
    const groups = await db.all(
      sql`SELECT kind, actorsCount, json_array_length(latestActorIds) AS latestActors FROM notifications WHERE userId = ${star} ORDER BY id`,
    );
    expect(groups).toEqual([
      { kind: "follow", actorsCount: crowdSize, latestActors: 2 },
      { kind: "like", actorsCount: crowdSize, latestActors: 2 },
    ]);
    const later = start + 60_000;
    await addComment(db, second, quiet, { content: "Amen" }, once());
    for (const [name, act] of [
      ["like", (id: string) => setLike(db, fan, id, true, later)],
      ["unlike", (id: string) => setLike(db, fan, id, false, later)],
      [
        "comment",
        (id: string) =>
          addComment(db, fan, id, { content: "Amen" }, once(later)),
      ],
    ] as const) {
      const few = await billOf(() => act(quiet));
      const many = await billOf(() => act(famous));
      console.log(
        `rows read and written by a ${name}, of 1 and of 100,000:`,
        few,
        many,
      );
      expect(many, name).toEqual(few);
    }
    const follow = (whom: string) => () =>
      setFollow(db, fan, whom, true, later);
    const few = await billOf(follow(small));
    const many = await billOf(follow(star));
    console.log(
      "rows read and written by a follow, of 1 and of 100,000:",
      few,
      many,
    );
    expect(many).toEqual(few);
  },
);

it("is three rows a notice of a full page, and two for each that is read", async () => {
  const [reader = "", ...crowd] = await addPeople(1 + 100);
  const posts = Array.from({ length: limit + 10 }, (_, i) => newId(start - i));
  const some = JSON.stringify(posts);
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt)
        SELECT value, ${reader}, 'text', 'Selah', ${start} FROM json_each(${some})`,
    sql`INSERT INTO likes (postId, userId, createdAt)
        SELECT p.value, u.value, ${start} FROM json_each(${some}) p, json_each(${JSON.stringify(crowd)}) u`,
  ]);
  const visit = () =>
    db.first<{ unreadNotifications: number }>(
      sql`SELECT unreadNotifications FROM users WHERE id = ${reader}`,
    );
  expect(await visit()).toEqual({ unreadNotifications: posts.length });

  people.takeRowsRead();
  const { items } = await listNotifications(db, reader, { limit });
  expect(items).toHaveLength(limit);
  expect(items.every(({ actorsCount }) => actorsCount === crowd.length)).toBe(
    true,
  );
  // One more is read, to know that there is one.
  expect(people.takeRowsRead()).toBeLessThanOrEqual(3 * (limit + 1));

  const [first] = items;
  const one = await billOf(() =>
    markAsRead(db, reader, { id: first?.id }, start),
  );
  const all = await billOf(() => markAsRead(db, reader, { upTo: "~" }, start));
  const none = await billOf(() => markAsRead(db, reader, { upTo: "~" }, start));
  console.log(
    "rows read and written by reading 1, 39 and no notices:",
    one,
    all,
    none,
  );
  expect(none).toEqual([3, 0]);
  expect(all[0]).toBeLessThanOrEqual(4 * (posts.length - 1) + 3);
  expect(all[1]).toBe(2 * (posts.length - 1));
  expect(await visit()).toEqual({ unreadNotifications: 0 });
});
