import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { JoinPolicy } from "~/features/groups/group";
import type { Post } from "~/features/posts/post";
import { joinPolicies } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

const roles = [
  "owner",
  "leader",
  "member",
  "requested",
  "banned",
  "former",
  "stranger",
] as const;
type Role = (typeof roles)[number];
let people: Record<Role, SignedIn>;
const visitor = new ApiClient();

beforeAll(async () => {
  const created = await newPeople(roles.length);
  people = Object.fromEntries(
    roles.map((role, i) => [role, created[i]]),
  ) as typeof people;
});

const isMember = (role: Role) => ["owner", "leader", "member"].includes(role);

async function newGroup(options: Parameters<typeof insertGroup>[0] = {}) {
  const { owner, leader, member, requested, banned } = people;
  const group = await insertGroup({
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
    },
    ...options,
  });
  await sqlBatch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt)
        VALUES (${group.id}, ${requested.id}, 'waiting', 1), (${group.id}, ${banned.id}, 'banned', 1)`,
  ]);
  return group;
}

const write = (role: Role, group: string, body: object = {}) =>
  people[role].client.post(urls.api.posts(), {
    type: "text",
    content: "Grace and peace",
    group,
    ...body,
  });
const list = async (client: ApiClient, group: string, query: object = {}) => {
  const response = await client.get(urls.api.posts({ group, ...query }));
  return response.ok
    ? (await response.json<Post[]>()).map(({ id }) => id)
    : response.status;
};

describe.each(joinPolicies)("a group with the policy %s", (joinPolicy) => {
  const defaultAudience = joinPolicy === "open" ? "everyone" : "group";

  it("takes posts and comments of members, and shows them to those who may read", async () => {
    const group = await newGroup({ joinPolicy });
    const posts: Post[] = [];
    for (const role of ["owner", "leader", "member"] as const)
      posts.unshift(await expectOk<Post>(write(role, group.slug)));
    const [own] = posts;
    expect(own).toMatchObject({
      audience: defaultAudience,
      group: { slug: group.slug, name: "House group", isLed: false },
    });
    expect(posts[1]?.group?.isLed).toBe(true);
    const refused = await expectNoWrites(
      roles
        .filter((role) => !isMember(role))
        .map((role) => ({
          name: role,
          send: async () =>
            expectProblem(await write(role, group.slug), 404).then(
              ({ detail }) => detail,
            ),
        })),
    );
    expect(new Set(refused)).toEqual(
      new Set(["This group isn't available any more."]),
    );
    for (const role of roles) {
      const { client } = people[role];
      const canRead = isMember(role) || joinPolicy === "open";
      expect(await list(client, group.slug), role).toEqual(
        canRead
          ? posts.map(({ id }) => id)
          : joinPolicy === "hidden"
            ? 404
            : 403,
      );
      const one = await client.get(urls.api.post(own?.id ?? ""));
      expect(one.status, role).toBe(canRead ? 200 : 404);
      const comment = await client.post(urls.api.comments(own?.id ?? ""), {
        content: "Amen",
      });
      expect(comment.status, role).toBe(
        canRead ? (role === "banned" ? 409 : 201) : 404,
      );
    }
    // The group's page lists them for visitors.
    expect(await list(visitor, group.slug)).toBe(401);
    expect(await list(people.owner.client, "no-such-group")).toBe(404);
  });

  it("takes posts of leaders only, if they decide so", async () => {
    const group = await newGroup({ joinPolicy, whoPosts: "leaders" });
    await expectNoWrites([
      {
        name: "member",
        send: async () => expectProblem(await write("member", group.slug), 403),
      },
    ]);
    await expectOk(write("leader", group.slug));
    await expectOk(write("owner", group.slug));
  });

  it("takes nothing while it is read-only", async () => {
    const closed = await newGroup({ joinPolicy });
    const { id } = await expectOk<Post>(write("member", closed.slug));
    const youth = await insertGroup({
      joinPolicy,
      members: {
        [people.owner.id]: "owner",
        [people.member.id]: "member",
      },
    });
    await sqlBatch([
      sql`UPDATE groups SET closedAt = 1 WHERE id = ${closed.id}`,
      sql`UPDATE groups SET forYouth = 1 WHERE id = ${youth.id}`,
    ]);
    await expectNoWrites(
      (["owner", "member"] as const).flatMap((role) => [
        {
          name: `${role}, closed`,
          send: async () => expectProblem(await write(role, closed.slug), 409),
        },
        {
          name: `${role}, young people with one leader`,
          send: async () => expectProblem(await write(role, youth.slug), 409),
        },
        {
          name: `${role}, comment`,
          send: async () =>
            expectProblem(
              await people[role].client.post(urls.api.comments(id), {
                content: "Amen",
              }),
              409,
            ),
        },
      ]),
    );
    expect(await list(people.member.client, closed.slug)).toEqual([id]);
    await sqlBatch([
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${youth.id}, ${people.leader.id}, 'leader', 1)`,
    ]);
    await expectOk(write("member", youth.slug));
    await expectNoWrites([
      {
        name: "anonymous",
        send: async () =>
          expectProblem(
            await write("member", youth.slug, {
              type: "prayer",
              anonymous: true,
            }),
            422,
          ),
      },
    ]);
  });
});

describe("the audience of a post in a group", () => {
  const cases: [JoinPolicy, "group" | "church", Role, boolean][] = [
    ["open", "group", "member", true],
    ["approval", "group", "owner", false],
    ["approval", "church", "leader", true],
    ["approval", "church", "member", false],
    ["hidden", "church", "owner", false],
  ];
  it.each(cases)(
    "in a group that is %s, a %s, a post by its %s for everyone: %s",
    async (joinPolicy, kind, role, isAllowed) => {
      const group = await newGroup({ joinPolicy, kind });
      const post = (audience: string) => write(role, group.slug, { audience });
      await expectNoWrites(
        ["me", "followers", ...(isAllowed ? [] : ["everyone"])].map(
          (audience) => ({
            name: audience,
            send: async () => expectProblem(await post(audience), 422),
          }),
        ),
      );
      await expectOk(post("group"));
      if (!isAllowed) return;
      const { id, audience } = await expectOk<Post>(post("everyone"));
      expect(audience).toBe("everyone");
      expect((await visitor.get(urls.api.post(id))).status).toBe(200);
    },
  );

  it("is never the group without a group", async () => {
    const body = { type: "text", content: "Selah", audience: "group" };
    await expectNoWrites([
      {
        name: "no group",
        send: async () =>
          expectProblem(
            await people.member.client.post(urls.api.posts(), body),
            422,
          ),
      },
    ]);
  });

  it("only narrows, to the group and to the author", async () => {
    const group = await newGroup({ joinPolicy: "open" });
    const { id } = await expectOk<Post>(write("member", group.slug));
    const change = (audience: string) =>
      people.member.client.send("PUT", urls.api.post(id), {
        body: { audience },
      });
    await expectProblem(await change("followers"), 422);
    const narrowed = await expectOk<Post>(change("group"));
    expect(narrowed.audience).toBe("group");
    expect((await visitor.get(urls.api.post(id))).status).toBe(404);
    await expectProblem(await change("everyone"), 422);
    await expectOk(change("me"));
    expect(await list(people.owner.client, group.slug)).toEqual([]);
    expect(await list(people.member.client, group.slug)).toEqual([id]);
  });
});

it("creates one post for a key, whose group counts too", async () => {
  const [one, other] = [await newGroup(), await newGroup()];
  const key = crypto.randomUUID();
  const send = (group: string) =>
    people.member.client.post(
      urls.api.posts(),
      { type: "text", content: "Selah", group },
      { "idempotency-key": key },
    );
  const first = await expectOk<Post>(send(one.slug));
  expect((await expectOk<Post>(send(one.slug))).id).toBe(first.id);
  await expectProblem(await send(other.slug), 422);
  expect(await list(people.member.client, other.slug)).toEqual([]);
});

it("decides at the moment of the insert, also for kinds with details", async () => {
  const event = {
    type: "event",
    eventData: { title: "Vigil", date: "2099-12-24" },
  };
  for (let i = 0; i < 10; i += 1) {
    const group = await newGroup();
    const removal = sqlBatch([
      sql`DELETE FROM group_members WHERE groupId = ${group.id} AND userId = ${people.member.id}`,
    ]);
    const [response] = await Promise.all([
      write("member", group.slug, i % 2 ? event : {}),
      removal,
    ]);
    const count = await sqlCount(
      sql`SELECT count(*) FROM posts WHERE groupId = ${group.id}`,
    );
    // A member who was removed after posting can't see the response either.
    expect([count, response.status]).toSatisfy(
      ([posts, status]: number[]) =>
        (posts === 1 && (status === 201 || status === 404)) ||
        (posts === 0 && status === 404),
    );
  }
});
