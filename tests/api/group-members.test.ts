import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import { notificationText } from "~/features/notifications/notification-text";
import type { GroupMember } from "~/features/groups/membership";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { insertGroup } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let owner: SignedIn;
let leader: SignedIn;
let member: SignedIn;
let other: SignedIn;
let stranger: SignedIn;
let group: { id: string; slug: string };

beforeEach(async () => {
  const people = await newPeople(5);
  [owner, leader, member, other, stranger] = people as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  group = await insertGroup({
    members: {
      [other.id]: "member",
      [member.id]: "member",
      [leader.id]: "leader",
      [owner.id]: "owner",
    },
  });
});

const members = (path = "", query = {}) =>
  urls.api.group(group.slug, `/members${path}`, query);
const list = async (user: SignedIn) =>
  (await user.client.get(members())).json<GroupMember[]>();
const listIds = async (user: SignedIn) =>
  (await list(user)).map(({ id }) => id);
const change = (user: SignedIn, { id }: SignedIn, role: string) =>
  user.client.send("PATCH", members(`/${id}`), { body: { role } });
const remove = (user: SignedIn, { id }: SignedIn, body?: object) =>
  user.client.send("DELETE", members(`/${id}`), { body });
const answer = (user: SignedIn, accept: boolean) =>
  user.client.post(urls.api.group(group.slug, "/role"), { accept });
const listRoles = async () => {
  const rows = await sqlRows(
    sql`SELECT userId, role, offeredRole FROM group_members WHERE groupId = ${group.id}`,
  );
  return Object.fromEntries(
    rows.map(({ userId, role, offeredRole }) => [
      String(userId),
      offeredRole === null ? role : [role, offeredRole],
    ]),
  );
};
const listAnswers = async ({ client, id }: SignedIn) => {
  const list = await client.get(urls.api.notifications());
  return (await list.json<AppNotification[]>()).map(({ kind, ...shown }) => {
    const { names, action } = notificationText({ kind, ...shown });
    expect([id, kind]).toEqual([id, "group_role"]);
    return `${names} ${action}`;
  });
};
const listKinds = async ({ id }: SignedIn) =>
  (await sqlRows(sql`SELECT kind FROM notifications WHERE userId = ${id}`)).map(
    ({ kind }) => kind,
  );

describe("the list of members", () => {
  it("starts with the owner and the leaders, in pages of any size", async () => {
    const expected = [owner, leader, member, other].map(({ id }) => id);
    expect(await listIds(member)).toEqual(expected);
    for (const limit of [1, 2, 3]) {
      const pages = await fetchAllPages<GroupMember>(
        member.client,
        members("", { limit }),
      );
      expect(pages[0]).toHaveLength(limit);
      expect(pages.flat().map(({ id }) => id)).toEqual(expected);
    }
    expect((await list(member))[1]).toEqual({
      id: leader.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: leader.username,
      profileImageUrl: null,
      role: "leader",
      offeredRole: null,
      joinedAt: expect.stringMatching(/Z$/) as string,
    });
  });

  it("is for members only, and for leaders only in a group for young people", async () => {
    const expectRefusals = async (...refused: SignedIn[]) => {
      for (const { client } of refused) {
        await expectProblem(await client.get(members()), 403);
      }
    };
    await expectRefusals(stranger);
    await expectProblem(await new ApiClient().get(members()), 401);
    await sqlBatch([
      sql`UPDATE groups SET forYouth = 1 WHERE id = ${group.id}`,
    ]);
    await expectRefusals(stranger, member);
    expect(await listIds(leader)).toHaveLength(4);
    await sqlBatch([
      sql`UPDATE groups SET joinPolicy = 'hidden', forYouth = 0 WHERE id = ${group.id}`,
    ]);
    await expectProblem(await stranger.client.get(members()), 404);
    expect(await listIds(member)).toHaveLength(4);
  });

  it("shows people who blocked each other only to leaders", async () => {
    for (const user of [other, leader]) {
      await user.client.post(urls.api.block(member.id), { desired: true });
    }
    expect(await listIds(member)).toEqual([owner.id, member.id]);
    expect(await listIds(leader)).toHaveLength(4);
  });
});

describe("a role", () => {
  it("is offered by the owner, shown to leaders, and held once accepted", async () => {
    expect((await change(owner, member, "leader")).status).toBe(204);
    expect(await listRoles()).toMatchObject({
      [member.id]: ["member", "leader"],
    });
    expect(await listKinds(member)).toEqual(["group_role"]);
    const offers = async (user: SignedIn) =>
      (await list(user)).map(({ offeredRole }) => offeredRole);
    expect(await offers(leader)).toContain("leader");
    expect(await offers(other)).not.toContain("leader");
    expect((await answer(member, true)).status).toBe(204);
    expect(await listRoles()).toMatchObject({ [member.id]: "leader" });
    expect(await listKinds(member)).toEqual([]);
    const answers = ["Ruth Reader is now a leader of House group"];
    expect(await listAnswers(owner)).toEqual(answers);
    expect((await change(owner, member, "member")).status).toBe(204);
    expect(await listRoles()).toMatchObject({ [member.id]: "member" });
  });

  it("is declined, or taken back before it was accepted", async () => {
    await change(owner, member, "leader");
    expect((await answer(member, false)).status).toBe(204);
    expect(await listAnswers(owner)).toEqual([
      "Ruth Reader thanks you, but would rather not become a leader of House group now",
    ]);
    await change(owner, other, "owner");
    await change(owner, other, "member");
    for (const user of [member, other]) {
      await expectProblem(await answer(user, true), 409);
      expect(await listKinds(user)).toEqual([]);
    }
    expect(await listRoles()).toEqual({
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
      [other.id]: "member",
    });
  });

  it("of the owner goes to one of those who accept it at the same time; the former owner leads", async () => {
    for (const user of [leader, member]) await change(owner, user, "owner");
    const responses = await Promise.all([
      answer(leader, true),
      answer(member, true),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    const roles = await listRoles();
    const [winner, loser] =
      statuses[0] === 204 ? [leader, member] : [member, leader];
    expect(roles).toEqual({
      [owner.id]: "leader",
      [winner.id]: "owner",
      [loser.id]: loser === leader ? "leader" : "member",
      [other.id]: "member",
    });
    expect(await listKinds(loser)).toEqual([]);
    expect(await listAnswers(owner)).toEqual([
      "Ruth Reader is now the owner of House group",
    ]);
    expect(
      await sqlRows(
        sql`SELECT ownerlessSince FROM groups WHERE id = ${group.id}`,
      ),
    ).toEqual([{ ownerlessSince: null }]);
  });

  it("of the owner ends the other offers of it, with their notifications", async () => {
    for (const user of [leader, member]) await change(owner, user, "owner");
    await change(owner, other, "leader");
    for (const user of [leader, member, other]) {
      expect(await listKinds(user)).toEqual(["group_role"]);
    }
    expect((await answer(leader, true)).status).toBe(204);
    expect(await listRoles()).toEqual({
      [owner.id]: "leader",
      [leader.id]: "owner",
      [member.id]: "member",
      [other.id]: ["member", "leader"],
    });
    expect(await listKinds(member)).toEqual([]);
    expect(await listKinds(other)).toEqual(["group_role"]);
    await expectProblem(await answer(member, true), 409);
  });

  it("isn't offered by others, to strangers, to the owner or while the group is closed", async () => {
    for (const user of [leader, member, stranger]) {
      await expectProblem(await change(user, other, "leader"), 403);
    }
    for (const user of [stranger, owner]) {
      await expectProblem(await change(owner, user, "leader"), 404);
    }
    await expectProblem(await change(owner, member, "king"), 422);
    for (const user of [leader, member, stranger]) {
      await expectProblem(await answer(user, true), 409);
    }
    await change(owner, member, "leader");
    await sqlBatch([
      sql`UPDATE groups SET closedAt = 1 WHERE id = ${group.id}`,
    ]);
    await expectProblem(await change(owner, other, "leader"), 409);
    await expectProblem(await answer(member, true), 409);
    expect(await listRoles()).toMatchObject({
      [leader.id]: "leader",
      [member.id]: ["member", "leader"],
      [other.id]: "member",
    });
  });
});

describe("removing a member", () => {
  it("leaves their posts, and with a ban they can't come back", async () => {
    const postId = `post-${group.id}`;
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, groupId, audience, createdAt)
          VALUES (${postId}, ${member.id}, 'text', 'Hello', ${group.id}, 'group', 1)`,
    ]);
    const ask = (user: SignedIn) =>
      user.client.post(urls.api.group(group.slug, "/membership"), {
        desired: true,
      });
    expect((await remove(leader, member)).status).toBe(204);
    expect((await remove(leader, other, { ban: true })).status).toBe(204);
    expect(
      await sqlRows(sql`SELECT id FROM posts WHERE id = ${postId}`),
    ).toHaveLength(1);
    expect(await (await ask(member)).json()).toEqual({ status: "requested" });
    await expectProblem(await ask(other), 403);
    expect(await listRoles()).toEqual({
      [owner.id]: "owner",
      [leader.id]: "leader",
    });
    expect((await remove(owner, leader)).status).toBe(204);
  });

  it("is refused to others, and of the owner, leaders and strangers", async () => {
    const ban = { ban: true };
    for (const user of [member, stranger]) {
      await expectProblem(await remove(user, other, ban), 403);
    }
    await sqlBatch([
      sql`UPDATE group_members SET role = 'leader' WHERE groupId = ${group.id} AND userId = ${other.id}`,
    ]);
    for (const user of [owner, other, leader]) {
      await expectProblem(await remove(leader, user, ban), 403);
    }
    await expectProblem(await remove(owner, owner, ban), 403);
    await expectProblem(await remove(owner, stranger, ban), 404);
    expect(Object.keys(await listRoles())).toHaveLength(4);
    expect(
      await sqlRows(
        sql`SELECT 1 FROM group_requests WHERE groupId = ${group.id}`,
      ),
    ).toEqual([]);
  });
});
