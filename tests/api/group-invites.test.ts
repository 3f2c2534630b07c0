import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Invite } from "~/features/groups/membership";
import { urls } from "~/shared/urls";
import { invite, usesLeft } from "../helpers/group-invites";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";

let owner: SignedIn;
let leader: SignedIn;
let member: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  [owner, leader, member, stranger] = (await newPeople(4)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

type Policy = "open" | "approval" | "hidden";

const newGroup = (joinPolicy: Policy = "approval") =>
  insertGroup({
    joinPolicy,
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
    },
  });

const invitesUrl = (slug: string, id = "") =>
  urls.api.group(slug, `/invites${id && `/${id}`}`);

const join = (person: SignedIn, token: string) =>
  person.client.post(urls.api.join(token));

describe("an invitation link", () => {
  it("is shown once, and only its hash is stored", async () => {
    const { slug } = await newGroup();
    const body = { days: 30, uses: 200, skipsApproval: true };
    const response = await leader.client.post(invitesUrl(slug), body);
    expect(response.status).toBe(201);
    const created = await response.json<{ id: string; url: string }>();
    expect(created.url).toMatch(new RegExp(`^${siteUrl}/join/[\\w-]{32}$`));
    const token = created.url.slice(-32);
    const rows = await sqlRows(
      sql`SELECT * FROM group_invites WHERE id = ${created.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);

    const list = await owner.client.get(invitesUrl(slug));
    const [listed, ...others] = await list.json<Invite[]>();
    expect(others).toEqual([]);
    expect(listed).toEqual({
      id: created.id,
      usesLeft: 200,
      createdAt: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
      skipsApproval: true,
      namesInviter: false,
    });
    const days = (Date.parse(listed?.expiresAt ?? "") - Date.now()) / 864e5;
    expect(days).toBeCloseTo(30, 1);
  });

  it("is refused to all but leaders, and with invalid values", async () => {
    const { slug } = await newGroup();
    const hidden = await newGroup("hidden");
    const youth = await newGroup();
    const closed = await newGroup();
    const ownerless = await newGroup();
    await sqlBatch([
      sql`UPDATE groups SET forYouth = 1 WHERE id = ${youth.id}`,
      sql`UPDATE groups SET closedAt = 1 WHERE id = ${closed.id}`,
      sql`DELETE FROM group_members WHERE groupId = ${ownerless.id} AND role = 'owner'`,
    ]);
    const { id } = await invite(leader, slug);
    const valid = { days: 1, uses: 1 };
    const post = (by: SignedIn, group: string, body: object, status: number) =>
      [
        `POST ${group} ${JSON.stringify(body)} ${status}`,
        () => by.client.post(invitesUrl(group), body),
        status,
      ] as const;
    const calls = [
      ["no session", () => fetchVisitor(invitesUrl(slug)), 401],
      post(member, slug, valid, 403),
      post(stranger, slug, valid, 403),
      post(stranger, hidden.slug, valid, 404),
      post(leader, "no-such-group", valid, 404),
      post(leader, slug, { days: 31, uses: 1 }, 422),
      post(leader, slug, { days: 0, uses: 1 }, 422),
      post(leader, slug, { days: 1, uses: 201 }, 422),
      post(leader, hidden.slug, { ...valid, skipsApproval: true }, 422),
      post(leader, youth.slug, { ...valid, skipsApproval: true }, 422),
      post(leader, closed.slug, valid, 409),
      post(leader, ownerless.slug, valid, 409),
      ["list", () => member.client.get(invitesUrl(slug)), 403],
      ["PUT", () => leader.client.send("PUT", invitesUrl(slug)), 405],
      ["revoke", () => member.client.send("DELETE", invitesUrl(slug, id)), 403],
      [
        "revoke in another group",
        () => leader.client.send("DELETE", invitesUrl(hidden.slug, id)),
        404,
      ],
    ] as const;
    const answers = await expectNoWrites(
      calls.map(([name, send, status]) => ({
        name,
        send: async () => {
          const { detail } = await expectProblem(await send(), status);
          return detail;
        },
      })),
    );
    expect(answers).toContain(
      "In hidden groups and groups for young people, leaders approve everyone.",
    );
  });

  it("is limited to fifty of a group", async () => {
    const { slug } = await newGroup();
    await Promise.all(
      Array.from({ length: 60 }, () =>
        leader.client.post(invitesUrl(slug), { days: 1, uses: 1 }),
      ),
    );
    const list = await leader.client.get(invitesUrl(slug));
    expect(await list.json<Invite[]>()).toHaveLength(50);
    await expectProblem(
      await leader.client.post(invitesUrl(slug), { days: 1, uses: 1 }),
      409,
    );
  });
});

const fetchVisitor = (path: string) => fetch(new URL(path, siteUrl));

describe("joining", () => {
  it.each([
    ["open", {}, "member"],
    ["approval", {}, "requested"],
    ["approval", { skipsApproval: true }, "member"],
    ["hidden", {}, "requested"],
  ] as const)("%s with %j: %s", async (policy, options, status) => {
    const { id, slug } = await newGroup(policy);
    const { token, ...created } = await invite(leader, slug, options);
    const guest = await newPerson();
    for (let i = 0; i < 2; i++) {
      const response = await join(guest, token);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status, slug });
    }
    expect(await usesLeft(created.id)).toBe(9);
    expect(
      await sqlCount(sql`SELECT (SELECT count(*) FROM group_members WHERE groupId = ${id} AND userId = ${guest.id} AND role = 'member')
        + 10 * (SELECT count(*) FROM group_requests WHERE groupId = ${id} AND userId = ${guest.id} AND status = 'waiting')`),
    ).toBe(status === "member" ? 1 : 10);
    const notified = sql`SELECT count(*) FROM notifications WHERE groupId = ${id} AND userId IN (${owner.id}, ${leader.id})`;
    expect(await sqlCount(notified)).toBe(status === "member" ? 0 : 2);
  });

  it("sends the leaders the message, and can be withdrawn, also from a hidden group", async () => {
    const { slug } = await newGroup("hidden");
    const guest = await newPerson();
    const { id, token } = await invite(leader, slug, { uses: 1 });
    await guest.client.post(urls.api.join(token), { message: " Hello " });
    const requests = urls.api.group(slug, "/requests");
    expect(await (await leader.client.get(requests)).json()).toMatchObject([
      { user: { id: guest.id }, message: "Hello" },
    ]);
    const page = await (await guest.client.get(urls.join(token))).text();
    expect(page).toContain(urls.api.group(slug, "/membership"));
    const body = { desired: false };
    await guest.client.post(urls.api.group(slug, "/membership"), body);
    expect(await (await leader.client.get(requests)).json()).toEqual([]);
    // The link works again, but not for two people.
    expect(await usesLeft(id)).toBe(1);
    expect((await join(guest, token)).status).toBe(200);
    await expectProblem(await join(await newPerson(), token), 404);
    const request = urls.api.group(slug, `/requests/${guest.id}`);
    await leader.client.post(request, { accept: true });
    await guest.client.post(urls.api.group(slug, "/membership"), body);
    expect(await usesLeft(id)).toBe(0);
  });

  it("by a link that skips approval settles a waiting request", async () => {
    const { id, slug } = await newGroup();
    const guest = await newPerson();
    await join(guest, (await invite(leader, slug)).token);
    const direct = await invite(leader, slug, { skipsApproval: true });
    const response = await join(guest, direct.token);
    expect(await response.json()).toEqual({ status: "member", slug });
    expect(
      await sqlRows(
        sql`SELECT requestsCount, membersCount, (SELECT count(*) FROM notifications WHERE groupId = groups.id) AS notified
            FROM groups WHERE id = ${id}`,
      ),
    ).toEqual([{ requestsCount: 0, membersCount: 4, notified: 0 }]);
  });

  it("leaves a waiting request and its notifications alone if the link is used up", async () => {
    const { id, slug } = await newGroup();
    const guest = await newPerson();
    await join(guest, (await invite(leader, slug)).token);
    const direct = await invite(leader, slug, { skipsApproval: true, uses: 1 });
    await join(await newPerson(), direct.token);
    const response = await join(guest, direct.token);
    expect(await response.json()).toEqual({ status: "requested", slug });
    const revoke = urls.api.group(slug, `/invites/${direct.id}`);
    await owner.client.send("DELETE", revoke);
    await expectProblem(await join(guest, direct.token), 404);
    const page = await guest.client.get(urls.join(direct.token));
    expect(page.status).toBe(404);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM notifications WHERE groupId = ${id}`,
      ),
    ).toBe(2);
  });

  it("skips no approval once the group is hidden or for young people", async () => {
    for (const change of [sql`joinPolicy = 'hidden'`, sql`forYouth = 1`]) {
      const { id, slug } = await newGroup();
      const { token } = await invite(leader, slug, { skipsApproval: true });
      await sqlBatch([sql`UPDATE groups SET ${change} WHERE id = ${id}`]);
      const response = await join(await newPerson(), token);
      expect(await response.json()).toEqual({ status: "requested", slug });
    }
  });

  it("lets exactly one of twenty people have the last use", async () => {
    for (const options of [{ skipsApproval: true }, {}]) {
      const { id, slug } = await newGroup();
      const created = await invite(leader, slug, { uses: 1, ...options });
      const guests = await newPeople(20);
      const responses = await Promise.all(
        guests.map((guest) => join(guest, created.token)),
      );
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array<number>(19).fill(404)]);
      expect(await usesLeft(created.id)).toBe(0);
      expect(
        await sqlCount(
          sql`SELECT (SELECT count(*) FROM group_members WHERE groupId = ${id}) + (SELECT count(*) FROM group_requests WHERE groupId = ${id})`,
        ),
      ).toBe(4);
    }
  });

  it("uses one use up when a person sends it twenty times at once", async () => {
    for (const options of [{ skipsApproval: true }, {}]) {
      const { slug } = await newGroup();
      const created = await invite(leader, slug, options);
      const guest = await newPerson();
      await Promise.all(
        Array.from({ length: 20 }, () => join(guest, created.token)),
      );
      expect(await usesLeft(created.id)).toBe(9);
    }
  });
});
