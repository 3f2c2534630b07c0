import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPosts, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let owner: SignedIn;
let member: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [owner, member, other] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

const newGroup = (options: Parameters<typeof insertGroup>[0] = {}) =>
  insertGroup({
    members: {
      [owner.id]: "owner",
      [member.id]: "member",
      [other.id]: "member",
    },
    ...options,
  });

const write = ({ client }: SignedIn, group: string, body: object = {}) =>
  expectOk<Post>(
    client.post(urls.api.posts(), {
      type: "text",
      content: "Grace and peace",
      group,
      ...body,
    }),
  );

const leave = (person: SignedIn, groupId: string) =>
  sqlBatch([
    sql`DELETE FROM group_members WHERE groupId = ${groupId} AND userId = ${person.id}`,
  ]);

type Query = Parameters<typeof urls.api.posts>[0];

const listAll = async ({ client }: SignedIn, query: Query) =>
  (await fetchAllPages<Post>(client, urls.api.posts(query)))
    .flat()
    .map(({ id }) => id);

/** The first page. */
const list = async ({ client }: SignedIn, query: Query) =>
  (await expectOk<Post[]>(client.get(urls.api.posts(query)))).map(
    ({ id }) => id,
  );

const event = (date: string) => ({
  type: "event",
  eventData: { title: "Vigil", date },
});

describe("GET /api/posts?group=", () => {
  it("lists pages, the pinned post first and once, and each kind", async () => {
    const { id: groupId, slug } = await newGroup();
    const ids: string[] = [];
    for (const body of [{}, { type: "prayer" }, {}, {}])
      ids.unshift((await write(member, slug, body)).id);
    const [newest = "", second = "", prayer = "", oldest = ""] = ids;
    await sqlBatch([
      sql`UPDATE groups SET pinnedPostId = ${oldest} WHERE id = ${groupId}`,
    ]);
    const query = { group: slug };
    expect(await list(owner, query)).toEqual([oldest, newest, second, prayer]);
    const first = await list(owner, { ...query, limit: 2 });
    expect(first).toEqual([oldest, newest]);
    expect(await listAll(owner, { ...query, limit: 2 })).toEqual([
      oldest,
      newest,
      second,
      prayer,
    ]);
    expect(await list(owner, { ...query, type: "prayer" })).toEqual([prayer]);
    expect(await list(owner, { ...query, type: "text" })).toEqual([
      newest,
      second,
      oldest,
    ]);
  });

  it("lists events by date, past ones last, and stores their group", async () => {
    const { id: groupId, slug } = await newGroup({ joinPolicy: "open" });
    const later = await write(member, slug, event("2099-12-24"));
    const past = await write(member, slug, event("2099-12-25"));
    const soon = await write(member, slug, event("2099-12-01"));
    expect(
      await sqlRows(
        sql`SELECT isPublic, groupId FROM events WHERE postId = ${soon.id}`,
      ),
    ).toEqual([{ isPublic: 0, groupId }]);
    await sqlBatch([
      sql`UPDATE events SET startsAt = 1 WHERE postId = ${past.id}`,
    ]);
    const query = { group: slug, type: "event" };
    const dated = [soon.id, later.id, past.id];
    expect(await list(other, query)).toEqual(dated);
    expect(await listAll(other, { ...query, limit: 1 })).toEqual(dated);
    const everywhere = { type: "event", order: "upcoming" };
    expect(await list(member, everywhere)).not.toContain(soon.id);
  });

  it("leaves muted authors out, and shows blocked ones to leaders only", async () => {
    const { slug } = await newGroup();
    const { id } = await write(other, slug);
    await expectOk(
      member.client.post(urls.api.mute(other.id), { desired: true }),
    );
    expect(await list(member, { group: slug })).toEqual([]);
    await expectOk(
      member.client.post(urls.api.mute(other.id), { desired: false }),
    );
    for (const person of [member, owner])
      await expectOk(
        person.client.post(urls.api.block(other.id), { desired: true }),
      );
    expect(await list(member, { group: slug })).toEqual([]);
    expect(await list(owner, { group: slug })).toEqual([id]);
    for (const person of [member, owner])
      await expectOk(
        person.client.post(urls.api.block(other.id), { desired: false }),
      );
  });
});

describe("home", () => {
  it.each(["preferred", "following"])(
    "shows the newest posts of the viewer's groups by %s, once each",
    async (order) => {
      const [reader, author, muted] = (await newPeople(3)) as [
        SignedIn,
        SignedIn,
        SignedIn,
      ];
      await newPosts(reader.id, 12);
      const groups = [];
      for (let i = 0; i < 3; i += 1) {
        const members = {
          [author.id]: "owner",
          [reader.id]: "member",
          [muted.id]: "member",
        } as const;
        groups.push(await insertGroup({ members }));
      }
      const [first, second, third] = groups.map(({ slug }) => slug);
      await expectOk(
        reader.client.post(urls.api.mute(muted.id), { desired: true }),
      );
      const older = await write(author, first ?? "");
      const newest = await write(author, first ?? "");
      const shown = await write(author, second ?? "");
      const hidden = await write(muted, second ?? "");
      await sqlBatch([
        sql`UPDATE users SET createdAt = 1 WHERE id = ${muted.id}`,
      ]);
      const prayer = { type: "prayer", anonymous: true };
      const anonymous = await write(muted, third ?? "", prayer);
      const ids = await listAll(reader, { order, limit: 5 });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(
        expect.arrayContaining([newest.id, shown.id, anonymous.id]),
      );
      expect(ids).not.toContain(hidden.id);
      expect(ids.includes(older.id)).toBe(order === "following");
      await leave(reader, groups[0]?.id ?? "");
      expect(await listAll(reader, { order })).not.toContain(newest.id);
    },
  );

  it("says why a post of a group is there, and shows a new one only from then on", async () => {
    const { slug } = await newGroup();
    const { id } = await write(other, slug);
    const get = async () =>
      expectOk<Post[]>(
        member.client.get(urls.api.posts({ order: "preferred", limit: 20 })),
      );
    const post = (await get()).find((one) => one.id === id);
    expect(post).toMatchObject({ reason: "group", group: { slug } });
    const own = await write(member, slug);
    expect((await get()).find((one) => one.id === own.id)?.reason).toBe(
      "group",
    );
  });
});

describe("after leaving", () => {
  it("the author's own words name the group that everybody may know", async () => {
    const { id: groupId, slug } = await newGroup({ joinPolicy: "approval" });
    const { id } = await write(member, slug);
    await leave(member, groupId);
    const posts = await expectOk<Post[]>(
      member.client.get(urls.api.posts({ left: "true" })),
    );
    expect(posts[0]).toMatchObject({ id, group: { slug, isLed: false } });
    await member.client.send("DELETE", urls.api.post(id));
  });

  it("the author lists and deletes their own words, and nothing else", async () => {
    const { id: groupId, slug } = await newGroup({ joinPolicy: "hidden" });
    const { id } = await write(member, slug);
    const stays = await write(member, slug);
    await expectOk(
      other.client.post(urls.api.comments(id), { content: "Amen" }),
    );
    await leave(member, groupId);
    const posts = await expectOk<Post[]>(
      member.client.get(urls.api.posts({ left: "true" })),
    );
    expect(posts.map((post) => post.id)).toEqual([stays.id, id]);
    expect(posts[1]).toMatchObject({
      content: "Grace and peace",
      group: null,
      _count: { likes: 0, comments: 0 },
    });
    const { client } = member;
    await expectNoWrites([
      {
        name: "open",
        send: async () =>
          expectProblem(await client.get(urls.api.post(id)), 404),
      },
      {
        name: "edit",
        send: async () =>
          expectProblem(
            await client.send("PUT", urls.api.post(id), {
              body: { content: "Other words" },
            }),
            404,
          ),
      },
      {
        name: "comment",
        send: async () =>
          expectProblem(
            await client.post(urls.api.comments(id), { content: "Amen" }),
            404,
          ),
      },
      {
        name: "read comments",
        send: async () =>
          expectProblem(await client.get(urls.api.comments(id)), 404),
      },
    ]);
    await expectOk(other.client.post(urls.api.like(id), { desired: true }));
    await expectOk(other.client.post(urls.api.comments(id), { content: "?" }));
    const notifications = await expectOk<AppNotification[]>(
      client.get(urls.api.notifications()),
    );
    expect(notifications).toEqual([]);
    expect((await client.send("DELETE", urls.api.post(id))).status).toBe(204);
    expect(await list(member, { left: "true" })).toEqual([stays.id]);
    expect(await list(other, { group: slug })).toEqual([stays.id]);
  });
});
