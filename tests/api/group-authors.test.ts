import { beforeEach, describe, expect, it } from "vitest";
import { sql, type Sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup, insertGroupPost } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newComments, newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

let owner: SignedIn;
let author: SignedIn;
let stranger: SignedIn;
let group: { id: string; slug: string };

beforeEach(async () => {
  [owner, author, stranger] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  group = await insertGroup({
    joinPolicy: "open",
    members: { [owner.id]: "owner", [author.id]: "member" },
  });
});

const put = ({ client }: SignedIn, url: string, body: object) =>
  client.send("PUT", url, { body });
const everyone = { audience: "everyone" } as const;

/** Ways to lose the right to write. */
const losses: Record<string, () => Sql[]> = {
  left: () => [sql`DELETE FROM group_members WHERE userId = ${author.id}`],
  banned: () => [
    sql`DELETE FROM group_members WHERE userId = ${author.id}`,
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${group.id}, ${author.id}, 'banned', 1)`,
  ],
  "in a group that is read-only": () => [
    sql`UPDATE groups SET forYouth = 1 WHERE id = ${group.id}`,
  ],
};

describe.each(Object.entries(losses))("an author who is %s", (name, toSql) => {
  it("changes nothing, but narrows and deletes", async () => {
    const id = await insertGroupPost(group.id, author.id, everyone);
    const prayer = { type: "prayer", ...everyone } as const;
    const prayerId = await insertGroupPost(group.id, author.id, prayer);
    const { client } = author;
    const update = await expectOk<{ id: string }>(
      client.post(urls.api.prayerUpdates(prayerId), { content: "Better" }),
    );
    const [commentId = ""] = await newComments(id, author.id, 1);
    await sqlBatch(toSql());
    const comment = { content: "Other words" };
    const edits = {
      text: () => put(author, urls.api.post(id), { content: "Other words" }),
      update: () =>
        client.post(urls.api.prayerUpdates(prayerId), { content: "Well" }),
      answer: () =>
        put(author, urls.api.answer(prayerId), { content: "Thanks" }),
      close: () => client.post(urls.api.close(prayerId), { desired: true }),
      ...(name !== "left" && {
        comment: () =>
          client.send("PATCH", urls.api.comment(id, commentId), {
            body: comment,
          }),
      }),
    };
    await expectNoWrites(
      Object.entries(edits).map(([edit, send]) => ({
        name: edit,
        send: async () => expectProblem(await send(), 409),
      })),
    );
    const updateUrl = urls.api.prayerUpdate(prayerId, update.id);
    expect((await client.send("DELETE", updateUrl)).status).toBe(204);
    expect(
      (await client.send("DELETE", urls.api.answer(prayerId))).status,
    ).toBe(204);
    await expectOk(put(author, urls.api.post(id), { audience: "me" }));
    expect((await client.send("DELETE", urls.api.post(id))).status).toBe(204);
  });
});

it("decides about a change at the moment of the write", async () => {
  for (let i = 0; i < 10; i += 1) {
    const id = await insertGroupPost(group.id, author.id, everyone);
    const [, response] = await Promise.all([
      sqlBatch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${group.id}`]),
      put(author, urls.api.post(id), { content: "Late" }),
    ]);
    const count = sql`SELECT count(*) FROM posts WHERE id = ${id} AND content = 'Late'`;
    expect(await sqlCount(count)).toBe(response.status === 409 ? 0 : 1);
    await sqlBatch([
      sql`UPDATE groups SET closedAt = NULL WHERE id = ${group.id}`,
    ]);
  }
});

it("shows public posts of a closed group to its members only", async () => {
  const id = await insertGroupPost(group.id, author.id, everyone);
  await sqlBatch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${group.id}`]);
  for (const client of [stranger.client, new ApiClient()])
    expect((await client.get(urls.api.post(id))).status).toBe(404);
  await expectNoWrites([
    {
      name: "like",
      send: async () =>
        expectProblem(
          await stranger.client.post(urls.api.like(id), { desired: true }),
          404,
        ),
    },
  ]);
  expect((await owner.client.get(urls.api.post(id))).status).toBe(200);
});

it("shows leaders the posts and comments of people who blocked them, and lets them answer", async () => {
  const { id: groupId, slug } = group;
  const id = await insertGroupPost(groupId, author.id);
  const [commentId] = await newComments(id, author.id, 1);
  await sqlBatch([
    sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${groupId}, ${stranger.id}, 1)`,
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${author.id}, ${owner.id}, 1), (${author.id}, ${stranger.id}, 1)`,
  ]);
  const seenBy = async ({ client }: SignedIn, url: string) =>
    (await expectOk<{ id: string }[]>(client.get(url))).map((one) => one.id);
  for (const url of [
    urls.api.posts({ order: "following" }),
    urls.api.posts({ group: slug }),
  ]) {
    expect(await seenBy(owner, url)).toEqual([id]);
    expect(await seenBy(stranger, url)).toEqual([]);
  }
  expect(await seenBy(owner, urls.api.comments(id))).toEqual([commentId]);
  // In an open group a member reads what another's post got as comments.
  const own = await insertGroupPost(groupId, owner.id);
  const [theirs] = await newComments(own, author.id, 1);
  expect(await seenBy(owner, urls.api.comments(own))).toEqual([theirs]);
  expect(await seenBy(stranger, urls.api.comments(own))).toEqual([]);
  const comments = await expectOk<Comment[]>(
    owner.client.get(urls.api.comments(own)),
  );
  expect(comments[0]?.user?.id).toBe(author.id);
  const body = { content: "Please stay friendly", parentId: theirs };
  const answer = ({ client }: SignedIn) =>
    client.post(urls.api.comments(own), body);
  await expectOk(answer(owner));
  await expectProblem(await answer(stranger), 404);
  expect(
    await sqlRows(
      sql`SELECT kind FROM notifications WHERE userId = ${author.id}`,
    ),
  ).toEqual([]);
});

it("refuses anonymous requests where only leaders post", async () => {
  await sqlBatch([
    sql`UPDATE groups SET whoPosts = 'leaders' WHERE id = ${group.id}`,
    sql`UPDATE users SET createdAt = 1 WHERE id = ${owner.id}`,
  ]);
  const ask = (anonymous: boolean) =>
    owner.client.post(urls.api.posts(), {
      ...{ type: "prayer", content: "Peace", group: group.slug, anonymous },
    });
  await expectProblem(await ask(true), 422);
  await expectOk<Post>(ask(false));
});

it("asks to join at most 100 groups at once", async () => {
  const ids = JSON.stringify(
    Array.from({ length: 100 }, (_, i) => `${stranger.id}-${i}`),
  );
  await sqlBatch([
    sql`INSERT INTO groups (id, slug, createdAt) SELECT value, value, 1 FROM json_each(${ids})`,
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt)
        SELECT value, ${stranger.id}, 'waiting', 1 FROM json_each(${ids})`,
  ]);
  const other = await insertGroup({ members: { [owner.id]: "owner" } });
  const ask = ({ slug }: { slug: string }) =>
    stranger.client.post(urls.api.group(slug, "/membership"), {
      desired: true,
    });
  await expectProblem(await ask(other), 409);
  // An open group takes members all the same.
  expect(await (await ask(group)).json()).toEqual({ status: "member" });
  expect(
    await sqlRows(
      sql`SELECT 1 FROM group_requests WHERE groupId = ${other.id}`,
    ),
  ).toEqual([]);
  await sqlBatch([
    sql`DELETE FROM groups WHERE id IN (SELECT value FROM json_each(${ids}))`,
  ]);
});
