import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import { ApiClient } from "../helpers/api-client";
import { insertGroup } from "../helpers/groups";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";
import { newUserPerRole } from "../helpers/user-roles";

let power: SignedIn;

beforeAll(async () => {
  power = await newPower();
});

async function newPower(): Promise<SignedIn> {
  const [person] = (await newPeople(1)) as [SignedIn];
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${person.id}`,
  ]);
  return person;
}

const send = (person: SignedIn, method: string, slug: string) =>
  person.client.send(method, `/api/admin/groups/${slug}/verification`, {
    ...(method === "PUT" && { body: { proof: "anna.example.org/verified" } }),
  });

const isVerified = async (slug: string) =>
  (await (await power.client.get(`/api/groups/${slug}`)).json<Group>())
    .isVerified;

const listEntries = (id: string) =>
  sqlRows(
    sql`SELECT action, actorId, reason FROM audit_log WHERE target = ${`group:${id}`} ORDER BY seq`,
  );

it("a power admin verifies a church with a proof and ends it, each with an audit entry", async () => {
  const { id, slug } = await insertGroup({ kind: "church" });
  expect((await send(power, "PUT", slug)).status).toBe(204);
  expect(await isVerified(slug)).toBe(true);
  expect((await send(power, "DELETE", slug)).status).toBe(204);
  expect(await isVerified(slug)).toBe(false);
  expect((await send(power, "DELETE", slug)).status).toBe(204);
  expect(await listEntries(id)).toEqual([
    {
      action: "group.verified",
      actorId: power.id,
      reason: "anna.example.org/verified",
    },
    { action: "group.unverified", actorId: power.id, reason: null },
  ]);
});

it("refuses groups, hidden churches and an old sign-in, and writes nothing", async () => {
  const group = await insertGroup();
  const members = { [power.id]: "member" } as const;
  const hidden = { kind: "church", joinPolicy: "hidden" } as const;
  const own = await insertGroup({ ...hidden, members });
  const unknown = await insertGroup(hidden);
  const church = await insertGroup({ kind: "church" });
  const old = await newPower();
  await sqlBatch([
    sql`UPDATE sessions SET createdAt = createdAt - 601000 WHERE userId = ${old.id}`,
  ]);
  const admins = await newUserPerRole();
  const calls: [SignedIn, { id: string; slug: string }, number][] = [
    [power, group, 409],
    [power, own, 409],
    [power, unknown, 404],
    [old, church, 403],
    [admins.member, church, 403],
    [admins.read, church, 403],
    [admins.write, church, 403],
  ];
  for (const [person, { id, slug }, status] of calls) {
    expect((await send(person, "PUT", slug)).status).toBe(status);
    expect(await listEntries(id)).toEqual([]);
  }
  const path = `/api/admin/groups/${church.slug}/verification`;
  expect((await new ApiClient().send("DELETE", path)).status).toBe(401);
  expect(await isVerified(church.slug)).toBe(false);
});
