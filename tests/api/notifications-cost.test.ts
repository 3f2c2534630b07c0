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
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

// Notifications cost as many rows with 10,000 actors as with none. Only cascading deletes cost more.

const crowdSize = 10_000;
const perBind = 5000;
const limit = 30;
const start = Date.now();

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;

beforeAll(async () => {
  mf = await startDatabases();
  recorder = recordStatements(await mf.getD1Database("DB"));
  db = new Db(recorder.database);
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

/** Sends the ids in batches. */
async function inBatches(
  ids: string[],
  send: (some: string) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < ids.length; done += perBind) {
    await send(JSON.stringify(ids.slice(done, done + perBind)));
  }
}

/** Adds further actors to the user's group. */
const joinGroup = (userId: string, cause: string, actorIds: string) =>
  sql`INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
      SELECT n.id, n.userId, value, ${cause}, ${start} + key FROM notifications n, json_each(${actorIds})
      WHERE n.userId = ${userId} AND n.cause BETWEEN ${cause} AND ${`${cause}@~`}
      ON CONFLICT DO NOTHING`;

/** Returns the rows read and written. */
async function measureRows(
  work: () => Promise<unknown>,
): Promise<[number, number]> {
  recorder.takeRowsRead();
  recorder.takeRowsWritten();
  await work();
  return [recorder.takeRowsRead(), recorder.takeRowsWritten()];
}

const stores = () => ({ db }) as PostStores;
const once = (now = start) => ({ now, idempotencyKey: null });

it("a post, like, comment or follow costs the same with 10,000 followers or likes as with none", async () => {
  const [star = "", small = "", fan = "", second = ""] = await addPeople(4);
  const crowd = await addPeople(crowdSize);
  const [first = ""] = crowd;
  await setFollow(db, first, star, true, start);
  await inBatches(crowd, (some) =>
    db.batch([
      sql`INSERT INTO follows (followerId, followeeId, createdAt)
            SELECT value, ${star}, ${start} + key FROM json_each(${some}) WHERE true ON CONFLICT DO NOTHING`,
      joinGroup(star, "follow", some),
    ]),
  );
  const content = { type: "text", content: "Selah" } as const;
  const posted: Record<string, [number, number]> = {};
  const addPost = async (authorId: string) => {
    let id = "";
    posted[authorId] = await measureRows(async () => {
      ({ id } = await createPost(stores(), authorId, content, once()));
    });
    return id;
  };
  // The first row of a table has a different cost.
  await addPost(fan);
  const [quiet, famous] = [await addPost(small), await addPost(star)];
  console.log(
    "rows read and written by a post with 0 and 10,000 followers:",
    posted[small],
    posted[star],
  );
  expect(posted[star]).toEqual(posted[small]);

  await setLike(db, first, famous, true, start);
  await inBatches(crowd, (some) =>
    db.batch([
      sql`INSERT INTO likes (postId, userId, createdAt)
            SELECT ${famous}, value, ${start} + key FROM json_each(${some}) WHERE true ON CONFLICT DO NOTHING`,
      joinGroup(star, `like:${famous}`, some),
    ]),
  );
  await setLike(db, second, quiet, true, start);
  await setFollow(db, second, small, true, start);
  const groups = await db.all(
    sql`SELECT kind, actorsCount, json_array_length(latestActorIds) AS latestActors FROM notifications WHERE userId = ${star} ORDER BY id`,
  );
  expect(groups).toEqual([
    { kind: "follow", actorsCount: crowdSize, latestActors: 2 },
    { kind: "like", actorsCount: crowdSize, latestActors: 2 },
  ]);
  // The first row that a UTC day counts costs more, so all of them are on the same day.
  const later = start + 1;
  await addComment(db, second, quiet, { content: "Amen" }, once());
  for (const [name, run] of [
    ["like", (id: string) => setLike(db, fan, id, true, later)],
    ["unlike", (id: string) => setLike(db, fan, id, false, later)],
    [
      "comment",
      (id: string) => addComment(db, fan, id, { content: "Amen" }, once(later)),
    ],
  ] as const) {
    const few = await measureRows(() => run(quiet));
    const many = await measureRows(() => run(famous));
    console.log(
      `rows read and written by a ${name} with 1 and 10,000 likes:`,
      few,
      many,
    );
    expect(many, name).toEqual(few);
  }
  const follow = (followeeId: string) => () =>
    setFollow(db, fan, followeeId, true, later);
  const few = await measureRows(follow(small));
  const many = await measureRows(follow(star));
  console.log(
    "rows read and written by a follow with 1 and 10,000 followers:",
    few,
    many,
  );
  expect(many).toEqual(few);
});

it("a full page reads three rows per notification, and marking as read writes two each", async () => {
  const [reader = "", ...crowd] = await addPeople(1 + 100);
  const posts = Array.from({ length: limit + 10 }, (_, i) => newId(start - i));
  const some = JSON.stringify(posts);
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt)
        SELECT value, ${reader}, 'text', 'Selah', ${start} FROM json_each(${some})`,
  ]);
  const [liker = "", ...others] = crowd;
  for (const postId of posts) {
    await setLike(db, liker, postId, true, start);
    await db.batch([
      joinGroup(reader, `like:${postId}`, JSON.stringify(others)),
    ]);
  }
  const getUnread = () =>
    db.first<{ unreadNotifications: number }>(
      sql`SELECT unreadNotifications FROM users WHERE id = ${reader}`,
    );
  expect(await getUnread()).toEqual({ unreadNotifications: posts.length });

  recorder.takeRowsRead();
  const { items } = await listNotifications(db, reader, { limit });
  expect(items).toHaveLength(limit);
  expect(items.every(({ actorsCount }) => actorsCount === crowd.length)).toBe(
    true,
  );
  // One extra notification is read to know whether there's a next page.
  expect(recorder.takeRowsRead()).toBeLessThanOrEqual(3 * (limit + 1));

  const [first] = items;
  const one = await measureRows(() =>
    markAsRead(db, reader, { id: first?.id }, start),
  );
  const all = await measureRows(() =>
    markAsRead(db, reader, { upTo: "~" }, start),
  );
  const none = await measureRows(() =>
    markAsRead(db, reader, { upTo: "~" }, start),
  );
  console.log(
    "rows read and written by marking 1, 39 and 0 notifications as read:",
    one,
    all,
    none,
  );
  expect(none).toEqual([3, 0]);
  expect(all[0]).toBeLessThanOrEqual(4 * (posts.length - 1) + 3);
  expect(all[1]).toBe(2 * (posts.length - 1));
  expect(await getUnread()).toEqual({ unreadNotifications: 0 });
});
