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
import { startDatabases } from "../helpers/databases";
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

// Performs random actions of five users on D1, whose triggers create the notifications, and on a simple model.
// After each action, both must have the same notifications.

/** About 1,300 actions in total. */
const runs = 14;

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;

beforeAll(async () => {
  mf = await startDatabases();
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
});
afterAll(() => mf.dispose());

type ListRow = Omit<ModelNotification, "isRead"> & {
  id: string;
  isRead: 0 | 1;
  actorsCount: number;
  latestActorIds: string;
  unread: number;
};

/** All notifications of these users, in the order of their lists. */
function selectNotifications(
  ids: string[],
): Promise<(Omit<ListRow, "actorIds"> & { actorIds: string })[]> {
  return db.all(
    sql`SELECT n.id, n.userId, n.kind, n.cause, n.postId, n.commentId, n.createdAt, n.seenAt IS NOT NULL AS isRead,
          n.actorsCount, n.latestActorIds, u.unreadNotifications AS unread,
          (SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
           WHERE notificationId = n.id ORDER BY createdAt, rowid)) AS actorIds
        FROM users u JOIN notifications n ON n.userId = u.id
        WHERE u.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY n.id`,
  );
}

/** Ignores errors: the model knows which actions have no effect. */
const ignoreErrors = <T>(work: Promise<T>) => work.catch(() => null);

async function performActions(actions: Action[]): Promise<void> {
  const users = await newPeople(usersPerRun, {
    url: "http://nowhere.example",
    batch: (statements) => db.batch(statements),
  });
  const ids = users.map(({ id }) => id);
  const usernames = new Map(users.map(({ id, username }) => [id, username]));
  const [a = "", b = "", c = ""] = ids;
  // a approves followers; b gets thread notifications; c gets those too, but none of likes.
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
  const remaining = new Set(ids);
  const stores = { db } as PostStores;
  /** The notifications after the previous action, by recipient and cause. */
  let before = new Map<string, ListRow>();
  let now = Date.now();

  for (const { kind, itemIndex: index, ...rest } of actions) {
    now += 1;
    const actor = ids[rest.actorIndex] ?? "";
    const other = ids[rest.otherIndex] ?? "";
    if (!remaining.has(actor) || !remaining.has(other)) continue;
    const mentioned =
      rest.mentionedIndex === null ? null : (ids[rest.mentionedIndex] ?? null);
    const content =
      mentioned === null ? "Amen" : `Amen, @${usernames.get(mentioned) ?? ""}.`;
    const post = model.posts[index % Math.max(1, model.posts.length)];
    const comment = model.comments[index % Math.max(1, model.comments.length)];
    const mention =
      mentioned !== null && !remaining.has(mentioned) ? null : mentioned;
    switch (kind) {
      case "like":
        if (!post) break;
        await ignoreErrors(setLike(db, actor, post.id, true, now));
        model.like(actor, post, now);
        break;
      case "unlike":
        if (!post) break;
        await ignoreErrors(setLike(db, actor, post.id, false, now));
        model.unlike(actor, post);
        break;
      case "comment": {
        if (!post) break;
        const options = { now, idempotencyKey: null };
        const created = await ignoreErrors(
          addComment(db, actor, post.id, { content }, options),
        );
        expect(created === null).toBe(model.areBlocked(actor, post.authorId));
        if (!created) break;
        const row = { id: created.id, postId: post.id, authorId: actor };
        model.comment(row, post, mention, now);
        break;
      }
      case "uncomment": {
        if (!comment) break;
        const { id, postId, authorId } = comment;
        const parent = model.posts.find((one) => one.id === postId);
        await ignoreErrors(
          deleteComment(db, authorId, { postId, commentId: id }),
        );
        if (parent && !model.areBlocked(authorId, parent.authorId)) {
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
        await ignoreErrors(setFollow(db, actor, other, true, now));
        model.follow(actor, other, now);
        break;
      case "unfollow":
        await ignoreErrors(setFollow(db, actor, other, false, now));
        model.unfollow(actor, other);
        break;
      case "accept":
        await ignoreErrors(setFollower(db, other, actor, true, now));
        model.accept(other, actor, now);
        break;
      case "decline":
        await ignoreErrors(setFollower(db, other, actor, false, now));
        model.unfollow(actor, other);
        break;
      case "post": {
        const input = { type: "text", content } as const;
        const options = { now, idempotencyKey: null };
        const { id } = await createPost(stores, actor, input, options);
        model.post(id, actor, mention, now);
        break;
      }
      case "edit":
        if (!post) break;
        await updatePost(
          stores,
          post.authorId,
          post.id,
          { content, smallerImages: [], imageAlt: "" },
          now,
        );
        model.setMention(post, mention, now);
        break;
      case "deletePost":
        if (!post) break;
        await deletePost(db, post.authorId, post.id);
        model.deletePost(post);
        break;
      case "block":
        await ignoreErrors(setBlock(db, actor, other, true, now));
        model.block(actor, other);
        break;
      case "unblock":
        await ignoreErrors(setBlock(db, actor, other, false, now));
        model.blocks.delete(actor, other);
        break;
      case "mute":
        await ignoreErrors(setMute(db, actor, other, true, now));
        model.mute(actor, other);
        break;
      case "unmute":
        await ignoreErrors(setMute(db, actor, other, false, now));
        if (!model.areBlocked(actor, other)) model.mutes.delete(actor, other);
        break;
      case "read": {
        const own = [...before.values()].filter((one) => one.userId === actor);
        const one = own[index % Math.max(1, own.length)];
        if (!one) break;
        await markAsRead(db, actor, { id: one.id }, now);
        for (const item of model.notifications) {
          if (item.userId === actor && item.cause === one.cause) {
            item.isRead = true;
          }
        }
        break;
      }
      case "readAll":
        await markAsRead(db, actor, { upTo: "~" }, now);
        for (const item of model.notifications) {
          if (item.userId === actor) item.isRead = true;
        }
        break;
      case "wait":
        now += (waits[index % waits.length] ?? 0) * 3_600_000;
        break;
      case "leave":
        await db.batch([sql`DELETE FROM users WHERE id = ${actor}`]);
        remaining.delete(actor);
        model.deleteUser(actor);
        break;
    }
    before = await compare(model, ids, before);
  }
  await expectConsistentTables();
}

/** Compares the notifications with the model and with those after the previous action. */
async function compare(
  model: NotificationsModel,
  ids: string[],
  before: ReadonlyMap<string, ListRow>,
): Promise<Map<string, ListRow>> {
  const listed = (await selectNotifications(ids)).map((row) => ({
    ...row,
    actorIds: JSON.parse(row.actorIds) as string[],
  }));
  const key = ({ userId, cause }: Pick<ListRow, "userId" | "cause">) =>
    `${userId} ${cause}`;
  const sortByKey = <T extends Pick<ListRow, "userId" | "cause">>(all: T[]) =>
    all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  expect(
    sortByKey(
      listed.map(({ id, actorsCount, latestActorIds, unread, ...rest }) => ({
        ...rest,
        isRead: rest.isRead === 1,
      })),
    ),
  ).toEqual(sortByKey(model.notifications));
  for (const one of listed) {
    const { userId, actorIds } = one;
    expect(one.actorsCount).toBe(actorIds.length);
    expect(JSON.parse(one.latestActorIds)).toEqual(
      actorIds.slice(-2).reverse(),
    );
    const unread = listed.filter(
      (other) => other.userId === userId && other.isRead === 0,
    );
    expect(one.unread).toBe(unread.length);
    const old = before.get(key(one));
    // Notifications stay where they are, and nobody joins one that was read.
    if (old) expect([one.id, one.createdAt]).toEqual([old.id, old.createdAt]);
    if (old?.isRead)
      expect(old.actorIds).toEqual(expect.arrayContaining(actorIds));
  }
  return new Map(listed.map((one) => [key(one), one]));
}

/** Checks the same without the model. */
async function expectConsistentTables(): Promise<void> {
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
  "after any actions, all users have the right notifications, without blocked or muted actors",
  { timeout: 240_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 120, size: "max" }),
        performActions,
      ),
      { numRuns: runs, seed: 20_260_101 },
    ),
);
