import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { setBlock, setMute } from "~/features/blocks/block.server";
import { addComment, deleteComment } from "~/features/comments/comment.server";
import { markAsRead } from "~/features/notifications/notifications.server";
import { createPost } from "~/features/posts/create-post.server";
import { deletePost } from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { setLike } from "~/features/reactions/like.server";
import { setFollow } from "~/features/users/follow.server";
import { setFollower } from "~/features/users/follower.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import {
  action,
  usersPerRun,
  waits,
  type Action,
} from "../helpers/notification-actions";
import { NotificationsModel } from "../helpers/notifications-model";
import { recordStatements } from "../helpers/recording-database";
import { newPeople } from "../helpers/seeds";
import type { ModelNotification } from "../helpers/notification-state";

// Random acts of five people, told by the triggers on D1 and by a model in plain words: after each act both must
// say the same of everybody.

/** 1,300 acts or so, each with two looks. */
const runs = 14;

let mf: Awaited<ReturnType<typeof startBindings>>;
let db: Db;

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
});
afterAll(() => mf.dispose());

type Told = Omit<ModelNotification, "isRead"> & {
  id: string;
  isRead: 0 | 1;
  actorsCount: number;
  latestActorIds: string;
  unread: number;
};

/** Everything that these people have been told, in the order of their lists. */
function readTold(
  ids: string[],
): Promise<(Omit<Told, "actorIds"> & { actorIds: string })[]> {
  return db.all(
    sql`SELECT n.id, n.userId, n.kind, n.cause, n.postId, n.commentId, n.createdAt, n.seenAt IS NOT NULL AS isRead,
          n.actorsCount, n.latestActorIds, u.unreadNotifications AS unread,
          (SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
           WHERE notificationId = n.id ORDER BY createdAt, rowid)) AS actorIds
        FROM users u JOIN notifications n ON n.userId = u.id
        WHERE u.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY n.id`,
  );
}

/** Nothing an act may refuse is wrong here: the model knows when nothing comes of it. */
const tried = (work: Promise<unknown>) => work.catch(() => null);

async function live(acts: Action[]): Promise<void> {
  const members = await newPeople(usersPerRun, {
    url: "http://nowhere.example",
    batch: (statements) => db.batch(statements),
  });
  const ids = members.map(({ id }) => id);
  const handleOf = new Map(members.map(({ id, username }) => [id, username]));
  const [a = "", b = "", c = ""] = ids;
  // One who approves followers, one who hears of threads, and one who wants to hear of no likes and of threads.
  await db.batch([
    sql`UPDATE users SET approvesFollowers = 1 WHERE id = ${a}`,
    sql`INSERT INTO notification_levels (userId, kind, level)
        VALUES (${b}, 'thread', 'app'), (${c}, 'thread', 'push'), (${c}, 'like', 'off')`,
  ]);
  const model = new NotificationsModel(
    new Map([[c, "like"]]),
    new Set([b, c]),
    new Set([a]),
  );
  const left = new Set(ids);
  const stores = { db } as PostStores;
  /** By whose it is and its cause, what the list said the last time. */
  let before = new Map<string, Told>();
  let now = Date.now();

  for (const { kind, itemIndex: target, ...act } of acts) {
    now += 1;
    const who = ids[act.actorIndex] ?? "";
    const whom = ids[act.otherIndex] ?? "";
    if (!left.has(who) || !left.has(whom)) continue;
    const named =
      act.mentionedIndex === null ? null : (ids[act.mentionedIndex] ?? null);
    const words =
      named === null ? "Amen" : `Amen, @${handleOf.get(named) ?? ""}.`;
    const post = model.posts[target % Math.max(1, model.posts.length)];
    const comment = model.comments[target % Math.max(1, model.comments.length)];
    const goes = named !== null && !left.has(named) ? null : named;
    switch (kind) {
      case "like":
        if (!post) break;
        await tried(setLike(db, who, post.id, true, now));
        model.like(who, post, now);
        break;
      case "unlike":
        if (!post) break;
        await tried(setLike(db, who, post.id, false, now));
        model.unlike(who, post);
        break;
      case "comment": {
        if (!post) break;
        const made = { now, idempotencyKey: null };
        const said = await addComment(
          db,
          who,
          post.id,
          { content: words },
          made,
        ).catch(() => null);
        expect(said === null).toBe(model.areBlocked(who, post.authorId));
        if (!said) break;
        const row = { id: said.id, postId: post.id, authorId: who };
        model.comment(row, post, goes, now);
        break;
      }
      case "uncomment": {
        if (!comment) break;
        const { id, postId, authorId } = comment;
        const under = model.posts.find((one) => one.id === postId);
        await tried(deleteComment(db, authorId, postId, id));
        if (under && !model.areBlocked(authorId, under.authorId)) {
          model.deleteComment(comment);
        }
        break;
      }
      case "hideComment":
        if (!comment) break;
        await db.batch([
          sql`UPDATE comments SET hiddenAt = ${now} WHERE id = ${comment.id}`,
        ]);
        model.deleteComment(comment);
        break;
      case "follow":
        await tried(setFollow(db, who, whom, true, now));
        model.follow(who, whom, now);
        break;
      case "unfollow":
        await tried(setFollow(db, who, whom, false, now));
        model.unfollow(who, whom);
        break;
      case "accept":
        await tried(setFollower(db, whom, who, true, now));
        model.accept(whom, who, now);
        break;
      case "decline":
        await tried(setFollower(db, whom, who, false, now));
        model.unfollow(who, whom);
        break;
      case "post": {
        const input = { type: "text", content: words } as const;
        const made = { now, idempotencyKey: null };
        const { id } = await createPost(stores, who, input, made);
        model.post(id, who, goes, now);
        break;
      }
      case "edit":
        if (!post) break;
        await updatePost(
          stores,
          post.authorId,
          post.id,
          { content: words, smallerImages: [], imageAlt: "" },
          now,
        );
        model.setMention(post, goes, now);
        break;
      case "deletePost":
        if (!post) break;
        await deletePost(db, post.authorId, post.id);
        model.deletePost(post);
        break;
      case "block":
        await tried(setBlock(db, who, whom, true, now));
        model.block(who, whom);
        break;
      case "unblock":
        await tried(setBlock(db, who, whom, false, now));
        model.blocks.delete(who, whom);
        break;
      case "mute":
        await tried(setMute(db, who, whom, true, now));
        model.mute(who, whom);
        break;
      case "unmute":
        await tried(setMute(db, who, whom, false, now));
        if (!model.areBlocked(who, whom)) model.mutes.delete(who, whom);
        break;
      case "read": {
        const own = [...before.values()].filter((one) => one.userId === who);
        const one = own[target % Math.max(1, own.length)];
        if (!one) break;
        await markAsRead(db, who, { id: one.id }, now);
        for (const notice of model.notifications) {
          if (notice.userId === who && notice.cause === one.cause) {
            notice.isRead = true;
          }
        }
        break;
      }
      case "readAll":
        await markAsRead(db, who, { upTo: "~" }, now);
        for (const notice of model.notifications) {
          if (notice.userId === who) notice.isRead = true;
        }
        break;
      case "wait":
        now += (waits[target % waits.length] ?? 0) * 3_600_000;
        break;
      case "leave":
        await db.batch([sql`DELETE FROM users WHERE id = ${who}`]);
        left.delete(who);
        model.deleteUser(who);
        break;
    }
    before = await compare(model, ids, before);
  }
  await nobodyHidden();
}

/** The list as it is must be the model's, and hold to what it said before. */
async function compare(
  model: NotificationsModel,
  ids: string[],
  before: ReadonlyMap<string, Told>,
): Promise<Map<string, Told>> {
  const told = (await readTold(ids)).map((row) => ({
    ...row,
    actorIds: JSON.parse(row.actorIds) as string[],
  }));
  const key = ({ userId, cause }: Pick<Told, "userId" | "cause">) =>
    `${userId} ${cause}`;
  const sorted = <T extends Pick<Told, "userId" | "cause">>(all: T[]) =>
    all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  expect(
    sorted(
      told.map(({ id, actorsCount, latestActorIds, unread, ...notice }) => ({
        ...notice,
        isRead: notice.isRead === 1,
      })),
    ),
  ).toEqual(sorted(model.notifications));
  for (const one of told) {
    const { userId, actorIds } = one;
    expect(one.actorsCount).toBe(actorIds.length);
    expect(JSON.parse(one.latestActorIds)).toEqual(
      actorIds.slice(-2).reverse(),
    );
    const unread = told.filter(
      (other) => other.userId === userId && other.isRead === 0,
    );
    expect(one.unread).toBe(unread.length);
    const was = before.get(key(one));
    // It is where it was, and what has been read is joined by nobody.
    if (was) expect([one.id, one.createdAt]).toEqual([was.id, was.createdAt]);
    if (was?.isRead)
      expect(was.actorIds).toEqual(expect.arrayContaining(actorIds));
  }
  return new Map(told.map((one) => [key(one), one]));
}

/** Said once more without the model. */
async function nobodyHidden(): Promise<void> {
  const rows = await db.all(
    sql`SELECT 1 FROM notification_actors n JOIN blocks b
          ON b.blockerId IN (n.userId, n.actorId) AND b.blockedId IN (n.userId, n.actorId)
        UNION ALL SELECT 1 FROM notification_actors n JOIN mutes m ON m.muterId = n.userId AND m.mutedId = n.actorId
        UNION ALL SELECT 1 FROM users u WHERE u.unreadNotifications <>
          (SELECT count(*) FROM notifications n WHERE n.userId = u.id AND n.seenAt IS NULL)
        UNION ALL SELECT 1 FROM notifications WHERE actorsCount = 0`,
  );
  expect(rows).toEqual([]);
}

it(
  "after any acts everybody has been told what they should have been, by nobody they are not to meet",
  { timeout: 240_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 120, size: "max" }), live),
      { numRuns: runs, seed: 20_260_101 },
    ),
);
