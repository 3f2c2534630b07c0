import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { GroupRequest } from "~/features/groups/membership";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { insertGroup } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

it.each(["open", "approval", "hidden"] as const)(
  "leaders of an %s group list who is banned and lift bans, and nobody else",
  async (joinPolicy) => {
    const [leader, member, stranger, banned, second] = (await newPeople(5)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    const { slug } = await insertGroup({
      joinPolicy,
      members: {
        [leader.id]: "owner",
        [member.id]: "member",
        [banned.id]: "member",
        [second.id]: "member",
      },
    });
    const path = (subpath = "", query = {}) =>
      urls.api.group(slug, subpath, query);
    const list = (client: ApiClient, limit = 100) =>
      client.get(path("/requests", { status: "banned", limit }));
    const lift = ({ client }: { client: ApiClient }, { id } = banned) =>
      client.send("DELETE", path(`/requests/${id}`));
    await expectProblem(await lift(leader), 404);
    for (const { id } of [banned, second]) {
      const body = { ban: true };
      await leader.client.send("DELETE", path(`/members/${id}`), { body });
    }

    const status = joinPolicy === "hidden" ? 404 : 403;
    await expectProblem(await list(member.client), 403);
    await expectProblem(await lift(member), 403);
    for (const user of [stranger, banned]) {
      await expectProblem(await list(user.client), status);
      await expectProblem(await lift(user), status);
    }
    const visitor = { client: new ApiClient() };
    await expectProblem(await list(visitor.client), 401);
    await expectProblem(await lift(visitor), 401);

    const pages = await fetchAllPages<GroupRequest & { id: string }>(
      leader.client,
      path("/requests", { status: "banned", limit: 1 }),
    );
    const ids = pages.flat().map(({ user }) => user.id);
    expect(ids).toEqual([banned.id, second.id].toSorted());
    const waiting = await leader.client.get(path("/requests"));
    expect(await waiting.json()).toEqual([]);

    expect((await lift(leader)).status).toBe(204);
    await expectProblem(await lift(leader), 404);
    expect(await (await list(leader.client)).json()).toMatchObject([
      { user: { id: second.id }, message: null },
    ]);
    const join = await banned.client.post(path("/membership"), {
      desired: true,
    });
    expect(join.status).toBe(joinPolicy === "hidden" ? 404 : 200);
  },
);

it("a request can be declined, but isn't a ban to lift", async () => {
  const [owner, asker] = (await newPeople(2)) as [SignedIn, SignedIn];
  const { slug } = await insertGroup({ members: { [owner.id]: "owner" } });
  const membership = urls.api.group(slug, "/membership");
  await asker.client.post(membership, { desired: true });
  const request = urls.api.group(slug, `/requests/${asker.id}`);
  await expectProblem(await owner.client.send("DELETE", request), 404);
  expect((await owner.client.post(request, { accept: true })).status).toBe(204);
});

it("leaving can delete what the viewer wrote in the group, and nothing else", async () => {
  const [owner, leader, member] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const group = await insertGroup({
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
    },
  });
  const another = await insertGroup({ members: { [member.id]: "member" } });
  const insert = (id: string, userId: string, groupId: string) =>
    sql`INSERT INTO posts (id, userId, type, content, groupId, audience, createdAt)
        VALUES (${`${id}-${group.id}`}, ${userId}, 'text', 'Hello', ${groupId}, 'group', 1)`;
  const comment = (id: string, userId: string, postId: string) =>
    sql`INSERT INTO comments (id, postId, userId, content, createdAt)
        VALUES (${`${id}-${group.id}`}, ${`${postId}-${group.id}`}, ${userId}, 'Amen', 1)`;
  await sqlBatch([
    insert("mine", member.id, group.id),
    insert("elsewhere", member.id, another.id),
    insert("theirs", owner.id, group.id),
    comment("on-mine", owner.id, "mine"),
    comment("my", member.id, "theirs"),
    comment("their", leader.id, "theirs"),
  ]);
  const body = { desired: false, deletePosts: true };
  await member.client.post(urls.api.group(group.slug, "/membership"), body);
  const ids = `%-${group.id}`;
  const [posts, comments] = await sqlBatch([
    sql`SELECT id, commentsCount FROM posts WHERE id LIKE ${ids} ORDER BY id`,
    sql`SELECT id FROM comments WHERE id LIKE ${ids}`,
  ]);
  expect(posts).toEqual([
    { id: `elsewhere-${group.id}`, commentsCount: 0 },
    { id: `theirs-${group.id}`, commentsCount: 1 },
  ]);
  expect(comments).toEqual([{ id: `their-${group.id}` }]);
});
