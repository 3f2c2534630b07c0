import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { closeOwnerlessGroups } from "~/features/groups/ownerless.server";
import { deleteClosedGroups } from "~/features/posts/closed-groups.server";
import { urls } from "~/shared/urls";
import { deleteAccount } from "../helpers/delete-account";
import { insertGroup } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import { newAdmin } from "../helpers/reports";
import { sanction } from "../helpers/sanctions";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";
import { siteDb } from "../helpers/site-db";

const dayMs = 86_400_000;

let owner: SignedIn;
let leaders: [SignedIn, SignedIn];
let member: SignedIn;
let stranger: SignedIn;
let group: { id: string; slug: string };

beforeEach(async () => {
  const people = await newPeople(5);
  let first: SignedIn, second: SignedIn;
  [owner, first, second, member, stranger] = people as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  leaders = [first, second];
  group = await insertGroup({
    joinPolicy: "open",
    members: {
      [owner.id]: "owner",
      [first.id]: "leader",
      [second.id]: "leader",
      [member.id]: "member",
    },
  });
});

const answer = (user: SignedIn, accept = true) =>
  user.client.post(urls.api.group(group.slug, "/role"), { accept });
const runJob = async (days = 0) => {
  await closeOwnerlessGroups(siteDb, Date.now() + days * dayMs);
  await deleteClosedGroups(siteDb, Date.now() + days * dayMs);
};
const getGroup = async () =>
  (
    await sqlRows(
      sql`SELECT ownerlessSince IS NOT NULL AS isOwnerless, closedAt IS NOT NULL AS isClosed,
            (SELECT userId FROM group_members WHERE groupId = id AND role = 'owner') AS ownerId
          FROM groups WHERE id = ${group.id}`,
    )
  )[0];
const listKinds = async ({ id }: SignedIn) =>
  (await sqlRows(sql`SELECT kind FROM notifications WHERE userId = ${id}`)).map(
    ({ kind }) => kind,
  );
const ownerless = { isOwnerless: 1, isClosed: 0, ownerId: null };

/** Three ways in which an owner goes. */
const departures = {
  "deleted their account": () => deleteAccount(owner),
  "was deleted by an admin": async () => {
    const admin = await newAdmin("write", true);
    return admin.client.send("DELETE", urls.api.admin(`users/${owner.id}`), {
      body: { reason: "A test" },
    });
  },
  "was suspended": async () => {
    const admin = await newAdmin("write", true);
    const body = { decision: "suspend", reason: "A test", days: 7 };
    return sanction(admin, owner.id, body);
  },
};

describe.each(Object.entries(departures))("an owner who %s", (name, depart) => {
  it("is replaced by one of the leaders, who are asked once", async () => {
    const { status } = await depart();
    expect(status).toBeLessThan(300);
    expect(await getGroup()).toEqual(ownerless);
    for (const days of [0, 0.5]) await runJob(days);
    for (const user of leaders) {
      expect(await listKinds(user)).toEqual(["group_ownerless"]);
    }
    expect(await listKinds(member)).toEqual([]);
    await expectProblem(await answer(member), 409);
    const responses = await Promise.all(leaders.map((user) => answer(user)));
    const statuses = responses.map((response) => response.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    const winner = leaders[statuses.indexOf(204)];
    expect(await getGroup()).toEqual({
      isOwnerless: 0,
      isClosed: 0,
      ownerId: winner?.id,
    });
    if (name !== "was suspended") return;
    const roles = await sqlRows(
      sql`SELECT role FROM group_members WHERE groupId = ${group.id} AND userId = ${owner.id}`,
    );
    expect(roles).toEqual([{ role: "member" }]);
  });
});

describe("a group without an owner", () => {
  beforeEach(async () => {
    await deleteAccount(owner);
  });

  it("takes nobody in and removes nobody, but can be left", async () => {
    const [leader] = leaders;
    const membership = urls.api.group(group.slug, "/membership");
    const memberUrl = urls.api.group(group.slug, `/members/${member.id}`);
    const request = urls.api.group(group.slug, `/requests/${stranger.id}`);
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${group.id}, ${stranger.id}, 'waiting', 1)`,
    ]);
    for (const response of [
      await stranger.client.post(membership, { desired: true }),
      await leader.client.send("DELETE", memberUrl),
      await leader.client.post(request, { accept: true }),
    ]) {
      await expectProblem(response, 409);
    }
    const left = await member.client.post(membership, { desired: false });
    expect(left.status).toBe(200);
    expect(
      await sqlRows(
        sql`SELECT userId FROM group_members WHERE groupId = ${group.id} ORDER BY userId`,
      ),
    ).toEqual(leaders.map(({ id }) => ({ userId: id })));
  });

  it("closes after 30 days, and is deleted after 30 more with its posts", async () => {
    const postId = `post-${group.id}`;
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, groupId, audience, createdAt)
          VALUES (${postId}, ${member.id}, 'text', 'Hello', ${group.id}, 'group', 1)`,
      sql`INSERT INTO group_terms (term, groupId) VALUES ('house', ${group.id})`,
    ]);
    await runJob(29);
    expect(await getGroup()).toEqual(ownerless);
    await runJob(31);
    expect(await getGroup()).toEqual({ ...ownerless, isClosed: 1 });
    expect(
      await sqlRows(
        sql`SELECT term FROM group_terms WHERE groupId = ${group.id}`,
      ),
    ).toEqual([]);
    // Too late.
    await expectProblem(await answer(leaders[0]), 409);
    await runJob(60);
    expect(await getGroup()).toBeDefined();
    const setTicket = (status: string) =>
      sqlBatch([
        sql`INSERT INTO report_tickets (id, kind, targetId, snapshot, openedAt, status)
            VALUES (${`ticket-${group.id}`}, 'group', ${group.id}, '{}', 1, ${status})
            ON CONFLICT (id) DO UPDATE SET status = excluded.status`,
      ]);
    await setTicket("open");
    await runJob(62);
    expect(await getGroup()).toBeDefined();
    await setTicket("decided");
    const numbers = JSON.stringify(Array.from({ length: 500 }, (_, i) => i));
    await sqlBatch([
      // A run deletes up to 20 groups, and other tests may have left more.
      sql`DELETE FROM groups WHERE closedAt IS NOT NULL AND id <> ${group.id}`,
      sql`INSERT INTO posts (id, userId, type, content, groupId, audience, createdAt)
          SELECT ${postId} || value, ${member.id}, 'text', 'Hello', ${group.id}, 'group', 1 FROM json_each(${numbers})`,
    ]);
    await runJob(62);
    expect(
      await sqlRows(
        sql`SELECT count(*) AS posts FROM posts WHERE groupId = ${group.id}`,
      ),
    ).toEqual([{ posts: 1 }]);
    await runJob(62);
    expect(await getGroup()).toBeUndefined();
    expect(
      await sqlRows(sql`SELECT id FROM posts WHERE id = ${postId}`),
    ).toEqual([]);
  });
});

it("founding a group twice, because the first response was lost, creates one", async () => {
  const shared = { name: "Tabor", kind: "group", about: `By ${owner.id}` };
  const open = { ...shared, slug: `t-${owner.id}`, joinPolicy: "open" };
  const post = ({ client }: SignedIn, body: object) =>
    client.post(urls.api.groups(), body);
  for (const body of [open, { ...shared, joinPolicy: "hidden" }]) {
    const [first, second] = [await post(owner, body), await post(owner, body)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
  }
  await expectProblem(await post(member, open), 409);
  const rows = await sqlRows(
    sql`SELECT joinPolicy FROM groups WHERE about = ${shared.about} ORDER BY joinPolicy`,
  );
  expect(rows).toEqual([{ joinPolicy: "hidden" }, { joinPolicy: "open" }]);
});
