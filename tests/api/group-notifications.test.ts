import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import type { GroupNotifications, JoinPolicy } from "~/features/groups/group";
import {
  enqueueGroupNews,
  sendGroupNews,
} from "~/features/groups/group-news.server";
import {
  notifyComment,
  notifyLike,
  notifyMentions,
} from "~/features/notify/post-notifications.server";
import { notifyPrayed } from "~/features/notify/prayer-notifications.server";
import { notifyRoleOffer } from "~/features/notify/group-notifications.server";
import type { AppNotification } from "~/features/notifications/notification";
import {
  lockScreenText,
  notificationText,
  notificationUrl,
} from "~/features/notifications/notification-text";
import { dayMs } from "~/shared/duration.mjs";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup, insertGroupPost } from "../helpers/groups";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";
import { siteDb } from "../helpers/site-db";

/** Later than the jobs that other tests run on the same database. */
const now = Date.now() + dayMs;
const levels = ["all", "leaders", "none"] as const;

let owner: SignedIn;
let author: SignedIn;
/** A member for each level. */
let members: Record<GroupNotifications, SignedIn>;
let groupId: string;
let slug: string;

beforeEach(() => newGroup());

async function newGroup(joinPolicy: JoinPolicy = "approval") {
  const people = await newPeople(5);
  const [all, leaders, none] = people.slice(2) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  [owner, author] = people as [SignedIn, SignedIn];
  members = { all, leaders, none };
  const rolesById = people.map(
    ({ id }) => [id, id === owner.id ? "owner" : "member"] as const,
  );
  const options = { joinPolicy, members: Object.fromEntries(rolesById) };
  ({ id: groupId, slug } = await insertGroup(options));
  await sqlBatch(
    levels.map(
      (level) =>
        sql`UPDATE group_members SET notifications = ${level} WHERE userId = ${members[level].id}`,
    ),
  );
}

type PostOptions = Parameters<typeof insertGroupPost>[2];

async function newGroupPost({ id }: SignedIn, options?: PostOptions) {
  const postId = await insertGroupPost(groupId, id, options);
  await sqlBatch(enqueueGroupNews(postId, now));
  return postId;
}

const send = () => sendGroupNews(siteDb, now);

const list = ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

async function getNotification(person: SignedIn): Promise<AppNotification> {
  const [notification, ...others] = await list(person);
  expect(others).toEqual([]);
  if (!notification) throw new Error("There is no notification");
  return notification;
}

const getUnread = ({ id }: SignedIn) =>
  sqlCount(sql`SELECT unreadNotifications FROM users WHERE id = ${id}`);

/** The levels whose members are notified of the post. */
async function listNotifiedLevels(postId: string) {
  await send();
  const rows = await sqlRows(
    sql`SELECT n.userId, p.userId AS author FROM notifications n JOIN posts p ON p.id = n.postId
        WHERE p.id = ${postId} AND n.kind = 'group_post'`,
  );
  const ids = rows.map(({ userId }) => userId);
  expect(ids).not.toContain(rows[0]?.["author"] ?? "");
  return levels.filter((level) => ids.includes(members[level].id));
}

describe("a new post notifies", () => {
  it.each<[string, string[], () => Promise<string>]>([
    ["of a member", ["all"], () => newGroupPost(author)],
    ["of a leader", ["all", "leaders"], () => newGroupPost(owner)],
    [
      "that is an event",
      ["all", "leaders"],
      () => newGroupPost(author, { type: "event" }),
    ],
    // Or members would learn that a leader wrote it.
    [
      "of an anonymous leader",
      ["all"],
      () => newGroupPost(owner, { type: "prayer", anonymous: 1 }),
    ],
  ])("members who want to know of one %s: %j", async (_, expected, post) => {
    const postId = await post();
    expect(await listNotifiedLevels(postId)).toEqual(expected);
    expect(
      await sqlRows(sql`SELECT * FROM group_news WHERE postId = ${postId}`),
    ).toEqual([]);
    expect(await getUnread(members.all)).toBe(1);
    expect(await getUnread(members.none)).toBe(0);
  });

  it.each<[string, (postId: string) => Sql]>([
    ["was deleted", (id) => sql`DELETE FROM posts WHERE id = ${id}`],
    ["was hidden", (id) => sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${id}`],
    [
      "is only for its author",
      (id) => sql`UPDATE posts SET audience = 'me' WHERE id = ${id}`,
    ],
    [
      "is by somebody they muted",
      () =>
        sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${members.all.id}, ${author.id}, 1)`,
    ],
    [
      "is by somebody they blocked",
      () =>
        sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${members.all.id}, ${author.id}, 1)`,
    ],
    [
      "is of a group they left",
      () => sql`DELETE FROM group_members WHERE userId = ${members.all.id}`,
    ],
    [
      "is of a kind they turned off",
      () =>
        sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${members.all.id}, 'group_post', 'off')`,
    ],
  ])("nobody if it %s meanwhile", async (_, change) => {
    const postId = await newGroupPost(author);
    await sqlBatch([change(postId)]);
    expect(await listNotifiedLevels(postId)).toEqual([]);
    expect(await list(members.all)).toEqual([]);
  });

  it("1,200 members once each, although the job is killed and then runs twice", async () => {
    await sqlBatch([
      sql`INSERT INTO users (id, username, createdAt)
          WITH n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
          SELECT ${groupId} || i, ${slug} || i, 1 FROM n`,
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt, notifications)
          SELECT ${groupId}, id, 'member', 1, 'all' FROM users WHERE id > ${groupId} AND id < ${`${groupId}:`}`,
    ]);
    const postId = await newGroupPost(author);
    const count = () =>
      sqlCount(
        sql`SELECT count(*) FROM notifications WHERE postId = ${postId}`,
      );
    await expect(sendGroupNews(killAfterFirstPage(), now)).rejects.toThrow(
      "killed",
    );
    expect(await count()).toBeLessThan(600);
    await Promise.all([send(), send()]);
    await sqlBatch(enqueueGroupNews(postId, now));
    await send();
    // All of them, and the member who wants all.
    expect(await count()).toBe(1201);
    expect(await getUnread(members.all)).toBe(1);
  });
});

function killAfterFirstPage(): Db {
  let isKilled = false;
  return {
    all: (query: Sql) => siteDb.all(query),
    batch: (queries: Sql[]) => {
      if (isKilled) throw new Error("killed");
      isKilled = true;
      return siteDb.batch(queries);
    },
  } as unknown as Db;
}

describe("a notification of a post shows", () => {
  it.each([
    ["approval", "New post in House group"],
    ["hidden", "One of your groups"],
  ] as const)(
    "no text, and on the lock screen no author (%s)",
    async (joinPolicy, title) => {
      await newGroup(joinPolicy);
      const postId = await newGroupPost(owner);
      await send();
      const notification = await getNotification(members.leaders);
      expect(notification).toMatchObject({
        group: { slug, name: "House group", isHidden: joinPolicy === "hidden" },
        actors: [{ id: owner.id }],
        detail: { postType: "text", isPrivate: true },
      });
      expect(JSON.stringify(notification)).not.toContain("Secret");
      expect(notificationText(notification)).toEqual({
        names: "Ruth Reader",
        action: "posted in House group",
        quote: null,
      });
      expect(lockScreenText(notification)).toEqual({ title, body: "" });
      expect(notificationUrl(notification)).toBe(urls.post(postId));
    },
  );

  it("the text of a public one, and never who asked anonymously", async () => {
    await newGroup("open");
    await newGroupPost(author, { audience: "everyone" });
    await send();
    expect(lockScreenText(await getNotification(members.all))).toEqual({
      title: "Ruth Reader posted in House group",
      body: "Secret words",
    });
    await newGroupPost(author, { type: "prayer", anonymous: 1 });
    await send();
    const [anonymous] = await list(members.all);
    expect(anonymous).toMatchObject({
      actors: [],
      actorsCount: 0,
      detail: { postType: "prayer", isPrivate: true },
    });
    expect(JSON.stringify(anonymous)).not.toContain(author.id);
  });
});

describe("who leaves or is removed", () => {
  it("loses every notification of the group, with those that wait to be pushed", async () => {
    const me = members.all;
    const mine = await newGroupPost(me, { type: "prayer" });
    const postId = await newGroupPost(author, { type: "event" });
    await send();
    const [onMine, onEvent] = [newId(), newId()];
    const mention = { postId, commentId: onEvent };
    await sqlBatch([
      sql`INSERT INTO likes (postId, userId, createdAt) VALUES (${mine}, ${author.id}, ${now})`,
      ...notifyLike(author.id, mine, now),
      ...notifyPrayed(author.id, mine, "2026-01-01", now),
      sql`INSERT INTO comments (id, postId, userId, content, createdAt) VALUES
          (${onMine}, ${mine}, ${author.id}, 'Secret', ${now}), (${onEvent}, ${postId}, ${author.id}, 'Secret', ${now})`,
      notifyComment({ postId: mine, commentId: onMine }),
      notifyMentions(
        sql`(SELECT ${me.id} AS id, ${me.username} AS username) u`,
        mention,
      ),
      sql`UPDATE group_members SET offeredRole = 'leader' WHERE userId = ${me.id}`,
      notifyRoleOffer(groupId, me.id, owner.id, now),
      sql`INSERT INTO pushes (notificationId, userId, dueAt) SELECT id, userId, 1e15 FROM notifications WHERE userId = ${me.id}`,
    ]);
    const notifications = await list(me);
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual([
      "comment",
      "group_post",
      "group_role",
      "like",
      "mention",
      "prayed",
    ]);
    expect(JSON.stringify(notifications)).not.toContain("Secret");
    const ofPosts = notifications.filter(({ postId }) => postId !== null);
    const shown = JSON.stringify(ofPosts.map(lockScreenText));
    expect(shown).not.toContain("Ruth");
    expect(await getUnread(me)).toBe(6);
    await sqlBatch([sql`DELETE FROM group_members WHERE userId = ${me.id}`]);
    expect(await list(me)).toEqual([]);
    expect(await getUnread(me)).toBe(0);
    expect(
      await sqlCount(sql`SELECT count(*) FROM pushes WHERE userId = ${me.id}`),
    ).toBe(0);
    // Nor is the author told afterwards what members do with the post.
    const later = newId();
    await sqlBatch([
      sql`UPDATE likes SET createdAt = ${now + 1} WHERE postId = ${mine}`,
      ...notifyLike(author.id, mine, now + 1),
      ...notifyPrayed(author.id, mine, "2026-01-02", now + 1),
      sql`INSERT INTO comments (id, postId, userId, content, createdAt) VALUES (${later}, ${mine}, ${author.id}, 'Secret', ${now})`,
      notifyComment({ postId: mine, commentId: later }),
    ]);
    await newGroupPost(owner);
    await send();
    expect(await list(me)).toEqual([]);
  });
});
