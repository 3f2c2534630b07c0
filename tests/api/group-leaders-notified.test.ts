import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { GroupRole } from "~/features/groups/group";
import {
  notifyGroupAccepted,
  notifyGroupRequest,
  notifyOwnerless,
  notifyRoleOffer,
  notifyLeaders,
  withdrawGroupRequest,
  withdrawRoleOffer,
} from "~/features/notify/group-notifications.server";
import type { AppNotification } from "~/features/notifications/notification";
import {
  lockScreenText,
  notificationUrl,
} from "~/features/notifications/notification-text";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

const now = Date.now();
let people: Record<"owner" | "leader" | "member" | "stranger", SignedIn>;
let groupId: string;
let slug: string;

beforeEach(async () => {
  const [owner, leader, member, stranger] = (await newPeople(4)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  people = { owner, leader, member, stranger };
  const group = await insertGroup({
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      [member.id]: "member",
    },
  });
  ({ id: groupId, slug } = group);
});

const list = ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

/** The kinds of notifications that each person has. */
async function listKinds() {
  const kinds = await Promise.all(
    Object.entries(people).map(
      async ([name, person]) =>
        [name, (await list(person)).map(({ kind }) => kind)] as const,
    ),
  );
  return Object.fromEntries(kinds.filter(([, all]) => all.length > 0));
}

const setRole = (person: SignedIn, role: GroupRole) =>
  sql`UPDATE group_members SET role = ${role} WHERE userId = ${person.id}`;

const hide = () =>
  sqlBatch([
    sql`UPDATE groups SET joinPolicy = 'hidden' WHERE id = ${groupId}`,
  ]);

async function request() {
  const { id } = people.stranger;
  await sqlBatch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${groupId}, ${id}, 'waiting', ${now})`,
    notifyGroupRequest(groupId, id, now),
  ]);
}

describe("a request to join", () => {
  const expected = { owner: ["group_request"], leader: ["group_request"] };

  it("notifies the owner and the leaders once, and once more as a reminder", async () => {
    await request();
    await sqlBatch([notifyGroupRequest(groupId, people.stranger.id, now)]);
    expect(await listKinds()).toEqual(expected);
    const [first] = await list(people.leader);
    expect(first && lockScreenText(first)).toEqual({
      title: "Ruth Reader asked to join House group",
      body: "",
    });
    expect(first && notificationUrl(first)).toBe(
      `${urls.groupSettings(slug)}#requests`,
    );
    const due = sql`r.groupId = ${groupId}`;
    await sqlBatch([
      notifyLeaders(due, now, true),
      notifyLeaders(due, now, true),
    ]);
    const [reminder, ...others] = await list(people.leader);
    expect(others).toHaveLength(1);
    expect(reminder && lockScreenText(reminder).title).toBe(
      "Ruth Reader is still waiting to join House group",
    );
    await sqlBatch([withdrawGroupRequest(groupId, people.stranger.id)]);
    expect(await listKinds()).toEqual({});
  });

  it("names nobody on the lock screen of a hidden group's leader", async () => {
    await request();
    await hide();
    const [notification] = await list(people.leader);
    expect(notification && lockScreenText(notification)).toEqual({
      title: "One of your groups",
      body: "",
    });
  });

  it("isn't shown to a leader who becomes a member", async () => {
    await request();
    await sqlBatch([setRole(people.leader, "member")]);
    expect(await listKinds()).toEqual({ owner: ["group_request"] });
  });

  it("that is accepted notifies who asked", async () => {
    const { stranger, owner } = people;
    const accept = notifyGroupAccepted(groupId, stranger.id, owner.id, now);
    await sqlBatch([accept]);
    // Someone else has declined or removed them.
    expect(await listKinds()).toEqual({});
    await sqlBatch([
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${groupId}, ${stranger.id}, 'member', 1)`,
      accept,
      accept,
    ]);
    expect(await listKinds()).toEqual({ stranger: ["group_accepted"] });
  });
});

describe("roles", () => {
  it("an offer is withdrawn, and another one notifies again", async () => {
    const { member, owner } = people;
    for (const role of ["leader", "owner"] as const) {
      await sqlBatch([
        withdrawRoleOffer(groupId, member.id),
        sql`UPDATE group_members SET offeredRole = ${role} WHERE userId = ${member.id}`,
        notifyRoleOffer(groupId, member.id, owner.id, now),
      ]);
      expect(await list(member)).toMatchObject([
        { kind: "group_role", detail: { role }, isRead: false },
      ]);
    }
  });

  it("leaders are asked to own the group until one does", async () => {
    await sqlBatch([
      sql`DELETE FROM group_members WHERE userId = ${people.owner.id}`,
      setRole(people.member, "leader"),
      notifyOwnerless(groupId, now),
      notifyOwnerless(groupId, now + 1),
    ]);
    const expected = ["group_ownerless"];
    expect(await listKinds()).toEqual({ leader: expected, member: expected });
    await sqlBatch([setRole(people.leader, "owner")]);
    expect(await listKinds()).toEqual({});
  });
});

it("a hidden group isn't named to somebody who doesn't belong to it", async () => {
  const { id } = people.stranger;
  await sqlBatch([
    sql`INSERT INTO notifications (id, userId, kind, cause, groupId, detail, createdAt)
        VALUES (${groupId}, ${id}, 'group_role', 'role', ${groupId}, '{}', 1)`,
  ]);
  expect(await list(people.stranger)).toMatchObject([
    { group: { slug, name: "House group", isHidden: false } },
  ]);
  await hide();
  expect(await list(people.stranger)).toMatchObject([{ group: null }]);
});

describe("PUT /api/groups/{slug}/notifications", () => {
  const put = (client: ApiClient, body: unknown, to = slug) =>
    client.send("PUT", urls.api.group(to, "/notifications"), { body });

  it("changes what a member is notified of", async () => {
    const { member } = people;
    for (const level of ["none", "all", "all", "leaders"]) {
      expect(await expectOk(put(member.client, { level }))).toEqual({ level });
      expect(
        await sqlRows(
          sql`SELECT notifications FROM group_members WHERE userId = ${member.id}`,
        ),
      ).toEqual([{ notifications: level }]);
    }
  });

  it("refuses everything else", async () => {
    const level = { level: "all" };
    const { stranger, member } = people;
    const hidden = await insertGroup({ joinPolicy: "hidden" });
    const url = urls.api.group(slug, "/notifications");
    const calls: [number, () => Promise<Response>][] = [
      [401, () => put(new ApiClient(), level)],
      [403, () => put(stranger.client, level)],
      [404, () => put(stranger.client, level, hidden.slug)],
      [404, () => put(stranger.client, level, "no-such-group")],
      [405, () => member.client.post(url, level)],
      [422, () => put(member.client, { level: "some" })],
    ];
    const problems = await expectNoWrites(
      calls.map(([status, send]) => ({
        name: String(status),
        send: async () => expectProblem(await send(), status),
      })),
    );
    const [secret, missing] = problems.filter(({ status }) => status === 404);
    expect(secret).toEqual(missing);
  });
});
