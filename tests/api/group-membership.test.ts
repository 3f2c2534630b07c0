import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { sendRequestReminders } from "~/features/groups/ownerless.server";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { insertGroup } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";
import { siteDb } from "../helpers/site-db";

const dayMs = 86_400_000;

let me: SignedIn;
let owner: SignedIn;
let leader: SignedIn;
let group: { id: string; slug: string };

const newGroup = (joinPolicy: "open" | "approval" | "hidden" = "approval") =>
  insertGroup({
    joinPolicy,
    members: { [owner.id]: "owner", [leader.id]: "leader" },
  });

beforeEach(async () => {
  [me, owner, leader] = (await newPeople(3)) as [SignedIn, SignedIn, SignedIn];
  group = await newGroup();
});

const setMembership = (body: object, user = me, { slug } = group) =>
  user.client.post(urls.api.group(slug, "/membership"), body);
const join = async (user = me, of = group) =>
  (await setMembership({ desired: true }, user, of)).json();
const leave = async (user = me, of = group) =>
  (await setMembership({ desired: false }, user, of)).json();
const settle = (user: SignedIn, accept: boolean, { id } = me) =>
  user.client.post(urls.api.group(group.slug, `/requests/${id}`), { accept });
const listRequests = async (user = leader) => {
  const url = urls.api.group(group.slug, "/requests");
  return (await user.client.get(url)).json();
};
const countMembers = ({ id } = group) =>
  sqlCount(sql`SELECT count(*) FROM group_members WHERE groupId = ${id}`);
const countRequests = () =>
  sqlCount(
    sql`SELECT count(*) FROM group_requests WHERE groupId = ${group.id}`,
  );
const listKinds = async ({ id }: SignedIn) =>
  (await sqlRows(sql`SELECT kind FROM notifications WHERE userId = ${id}`)).map(
    ({ kind }) => kind,
  );

describe("an open group", () => {
  it("is joined and left by anybody, once", async () => {
    const open = await newGroup("open");
    for (const user of [me, me]) {
      expect(await join(user, open)).toEqual({ status: "member" });
    }
    expect(await countMembers(open)).toBe(3);
    expect(await listKinds(owner)).toEqual([]);
    for (const user of [me, me]) {
      expect(await leave(user, open)).toEqual({ status: "none" });
    }
    expect(
      await sqlRows(sql`SELECT membersCount FROM groups WHERE id = ${open.id}`),
    ).toEqual([{ membersCount: 2 }]);
  });

  it("has one row after 20 people join twice at the same time", async () => {
    const open = await newGroup("open");
    const crowd = await newPeople(20);
    const answers = await Promise.all(
      [...crowd, ...crowd].map((user) => join(user, open)),
    );
    expect(answers).toEqual(answers.map(() => ({ status: "member" })));
    expect(await countMembers(open)).toBe(22);
  });

  it("refuses the banned and people whom its owner blocks, or who block the owner, in the same words", async () => {
    const open = await newGroup("open");
    const [blocked, blocking] = (await newPeople(2)) as [SignedIn, SignedIn];
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt, settledAt) VALUES (${open.id}, ${me.id}, 'banned', 1, 1)`,
    ]);
    await owner.client.post(urls.api.block(blocked.id), { desired: true });
    await blocking.client.post(urls.api.block(owner.id), { desired: true });
    for (const user of [me, blocked, blocking]) {
      const response = await setMembership({ desired: true }, user, open);
      const { detail } = await expectProblem(response, 403);
      expect(detail).toBe("You can't join this group.");
    }
    expect(await countMembers(open)).toBe(2);
  });

  it("isn't joined by somebody in 100 groups", async () => {
    const ids = JSON.stringify(
      Array.from({ length: 100 }, (_, i) => `${me.id}-${i}`),
    );
    await sqlBatch([
      sql`INSERT INTO groups (id, slug, createdAt) SELECT value, value, 1 FROM json_each(${ids})`,
      sql`INSERT INTO group_members (groupId, userId, joinedAt) SELECT value, ${me.id}, 1 FROM json_each(${ids})`,
    ]);
    const open = await newGroup("open");
    await expectProblem(await setMembership({ desired: true }, me, open), 409);
    expect(await countMembers(open)).toBe(2);
    // Nor is a request accepted.
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${group.id}, ${me.id}, 'waiting', 1)`,
    ]);
    await expectProblem(await settle(leader, true), 409);
    expect(await countRequests()).toBe(1);
    await sqlBatch([
      sql`DELETE FROM groups WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ]);
  });

  it("works with forms, without JavaScript", async () => {
    const open = await newGroup("open");
    const post = (body: string, client = me.client) =>
      client.raw(urls.api.group(open.slug, "/membership"), {
        method: "POST",
        headers: {
          origin: siteUrl,
          referer: `${siteUrl}/groups/${open.slug}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body,
      });
    for (const [desired, count] of [
      [true, 3],
      [false, 2],
    ]) {
      const response = await post(`desired=${desired}`);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe(`/groups/${open.slug}`);
      expect(await countMembers(open)).toBe(count);
    }
    const visitor = await post("desired=true", new ApiClient());
    expect(visitor.headers.get("location")).toMatch(/^\/auth\?/);
  });
});

describe("a request", () => {
  it("is listed once with its message, notifies all leaders, and can be withdrawn silently", async () => {
    for (const message of ["Peace", "Again"]) {
      const response = await setMembership({ desired: true, message });
      expect(await response.json()).toEqual({ status: "requested" });
    }
    expect(await countMembers()).toBe(2);
    expect(await listRequests()).toEqual([
      {
        user: {
          id: me.id,
          firstName: "Ruth",
          lastName: "Reader",
          username: me.username,
          profileImageUrl: null,
        },
        message: "Peace",
        createdAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    for (const user of [owner, leader]) {
      expect(await listKinds(user)).toEqual(["group_request"]);
    }
    expect(await leave()).toEqual({ status: "none" });
    for (const user of [owner, leader])
      expect(await listKinds(user)).toEqual([]);
    expect(await listRequests()).toEqual([]);
  });

  it("is accepted by one of two leaders, and notifies only the new member", async () => {
    await join();
    const responses = await Promise.all([
      settle(owner, true),
      settle(leader, true),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect([await countMembers(), await countRequests()]).toEqual([3, 0]);
    expect(await listKinds(me)).toEqual(["group_accepted"]);
    for (const user of [owner, leader])
      expect(await listKinds(user)).toEqual([]);
    expect(await join()).toEqual({ status: "member" });
  });

  it("is declined quietly, and can be sent again after 30 days", async () => {
    await join();
    expect((await settle(leader, false)).status).toBe(204);
    await expectProblem(await settle(leader, true), 404);
    for (const user of [me, owner, leader])
      expect(await listKinds(user)).toEqual([]);
    const refusal = await expectProblem(
      await setMembership({ desired: true }),
      409,
    );
    expect(refusal.detail).toMatch(/^You can ask again on \d+ \w+\.$/);
    // Leaving doesn't shorten that time.
    await leave();
    await expectProblem(await setMembership({ desired: true }), 409);
    await sqlBatch([
      sql`UPDATE group_requests SET settledAt = settledAt - ${30 * dayMs} WHERE groupId = ${group.id}`,
    ]);
    expect(await join()).toEqual({ status: "requested" });
    expect(await listKinds(leader)).toEqual(["group_request"]);
    expect(await countRequests()).toBe(1);
  });

  it("is both accepted and withdrawn at the same time, and one of them wins", async () => {
    await join();
    const [accepted] = await Promise.all([settle(leader, true), leave()]);
    // A withdrawal after the acceptance leaves the group.
    expect([204, 404]).toContain(accepted.status);
    expect([await countMembers(), await countRequests()]).toEqual([2, 0]);
  });

  it("reminds the leaders once after seven days", async () => {
    await join();
    await sendRequestReminders(siteDb, Date.now());
    expect(await listKinds(leader)).toHaveLength(1);
    for (const days of [7, 8])
      await sendRequestReminders(siteDb, Date.now() + days * dayMs);
    expect(await listKinds(leader)).toHaveLength(2);
    await settle(owner, true);
    expect(await listKinds(leader)).toEqual([]);
  });
});

describe("refusals", () => {
  it("answer 404 about a hidden group as about one that never existed", async () => {
    const hidden = await newGroup("hidden");
    for (const slug of [hidden.slug, "never-existed"]) {
      for (const [method, path, body] of [
        ["POST", "/membership", { desired: true }],
        ["POST", "/membership", { desired: false }],
        ["GET", "/requests", undefined],
        ["POST", `/requests/${me.id}`, { accept: true }],
      ] as const) {
        const url = urls.api.group(slug, path);
        const response = await me.client.send(method, url, { body });
        const { detail } = await expectProblem(response, 404);
        expect(detail).toBe("This group isn't available.");
      }
    }
    expect(await join(owner, hidden)).toEqual({ status: "member" });
  });

  it("write nothing for visitors, members and broken bodies", async () => {
    const { slug } = group;
    const requests = urls.api.group(slug, "/requests");
    const visitor = new ApiClient();
    await join();
    const [member] = (await newPeople(1)) as [SignedIn];
    await sqlBatch([
      sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${group.id}, ${member.id}, 1)`,
    ]);
    await expectProblem(
      await visitor.post(urls.api.group(slug, "/membership"), {
        desired: true,
      }),
      401,
    );
    await expectProblem(await visitor.get(requests), 401);
    for (const user of [me, member]) {
      await expectProblem(await user.client.get(requests), 403);
      await expectProblem(await settle(user, true), 403);
    }
    await expectProblem(await settle(leader, true, member), 404);
    await expectProblem(await setMembership({}), 422);
    await expectProblem(
      await setMembership({ desired: true, message: "x".repeat(301) }),
      422,
    );
    await expectProblem(await me.client.send("DELETE", requests), 405);
    expect([await countMembers(), await countRequests()]).toEqual([3, 1]);
    expect(await listKinds(member)).toEqual([]);
  });

  it("keep the owner in the group, with their posts", async () => {
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, groupId, audience, createdAt)
          VALUES (${`post-${group.id}`}, ${owner.id}, 'text', 'Stay', ${group.id}, 'group', 1)`,
    ]);
    const body = { desired: false, deletePosts: true };
    const { detail } = await expectProblem(
      await setMembership(body, owner),
      409,
    );
    expect(detail).toBe(
      "Hand the group over to someone else or delete it first.",
    );
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM posts WHERE groupId = ${group.id}`,
      ),
    ).toBe(1);
  });
});
