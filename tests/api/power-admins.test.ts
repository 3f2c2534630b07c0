import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AdminUser } from "~/features/admin/users";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";

let userByRole: Record<UserRole, SignedIn>;
beforeAll(async () => {
  userByRole = await newUserPerRole();
});

const change = (by: SignedIn, id: string, body: object) =>
  by.client.send("PUT", urls.api.admin(`users/${id}/power-admin`), { body });

const appoint = async ({ id }: SignedIn, reason?: string) => {
  const body = { desired: true, reason };
  const response = await change(userByRole.owner, id, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};

const getAccess = async ({ client }: SignedIn) =>
  (await client.get(urls.api.admin("check-access"))).json();

const listLevelChanges = async ({ id }: SignedIn) =>
  (
    await sqlRows(
      sql`SELECT actorId, reason, before, after FROM audit_log WHERE subjectId = ${id} AND action = 'user.level'
          ORDER BY seq`,
    )
  ).map(({ before, after, ...entry }) => ({
    ...entry,
    before: JSON.parse(String(before)) as unknown,
    after: JSON.parse(String(after)) as unknown,
  }));

const power = {
  hasAccess: true,
  adminAccess: "write",
  isPowerAdmin: true,
};
const none = { hasAccess: false, adminAccess: "none", isPowerAdmin: false };

describe("PUT /api/admin/users/{id}/power-admin", () => {
  it("makes a power admin with the next request, and removing leaves no admin access", async () => {
    const person = await newPerson();
    const audit = urls.api.admin("audit");
    expect((await person.client.get(audit)).status).toBe(403);

    expect(await appoint(person, "Helps on Sundays")).toEqual({
      adminAccess: "write",
      isPowerAdmin: true,
    });
    expect(await getAccess(person)).toEqual(power);
    expect((await person.client.get(audit)).status).toBe(200);

    const removal = { desired: false, reason: "Moved away" };
    const response = await change(userByRole.owner, person.id, removal);
    expect(await response.json()).toEqual({
      adminAccess: "none",
      isPowerAdmin: false,
    });
    expect(await getAccess(person)).toEqual(none);
    expect((await person.client.get(audit)).status).toBe(403);

    const entry = { actorId: userByRole.owner.id };
    expect(await listLevelChanges(person)).toEqual([
      {
        ...entry,
        reason: "Helps on Sundays",
        before: { adminAccess: "none" },
        after: { adminAccess: "power" },
      },
      {
        ...entry,
        reason: "Moved away",
        before: { adminAccess: "power" },
        after: { adminAccess: "none" },
      },
    ]);
    const settings = await (await person.client.get(urls.settings)).text();
    for (const text of ["“power admin”", "“none”", "Helps on Sundays"])
      expect(settings).toContain(text);
    expect(settings).not.toContain(userByRole.owner.username);
  });

  it("remembers the access that a new power admin had before", async () => {
    const person = await newPerson();
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'read' WHERE id = ${person.id}`,
    ]);
    await appoint(person);
    expect(await listLevelChanges(person)).toMatchObject([
      { before: { adminAccess: "read" }, after: { adminAccess: "power" } },
    ]);
  });

  it("writes nothing when set to what it is already", async () => {
    const person = await newPerson();
    const other = await newPerson();
    await appoint(person);
    await expectNoWrites([
      { name: "power admin again", send: () => appoint(person) },
      {
        name: "not a power admin again",
        send: async () => {
          const body = { desired: false };
          const response = await change(userByRole.owner, other.id, body);
          expect(response.status).toBe(200);
        },
      },
    ]);
    expect(await listLevelChanges(person)).toHaveLength(1);
  });

  it("refuses other power admins, the owner's own account, and people who are suspended or have no verified e-mail", async () => {
    const { owner, power: other, write } = userByRole;
    const [person, suspended, unverified] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
    ];
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = ${permanentlyMs} WHERE id = ${suspended.id}`,
      sql`UPDATE users SET emailVerified = 0 WHERE id = ${unverified.id}`,
    ]);
    const refusals: [SignedIn, string, boolean, number][] = [
      [other, person.id, true, 403],
      [other, other.id, false, 403],
      [other, owner.id, false, 403],
      [write, person.id, true, 403],
      [owner, owner.id, true, 403],
      [owner, owner.id, false, 403],
      [owner, "nobody", true, 404],
      [owner, suspended.id, true, 409],
      [owner, unverified.id, true, 409],
    ];
    await expectNoWrites(
      refusals.map(([by, id, desired, status]) => ({
        name: `${id} ${status}`,
        send: async () => {
          const response = await change(by, id, { desired });
          const { detail } = await expectProblem(response, status);
          if (status === 409) expect(detail).toContain("no suspension");
        },
      })),
    );
  });

  it("removes a power admin who is suspended or has no verified e-mail", async () => {
    const person = await newPerson();
    await appoint(person);
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = ${permanentlyMs}, emailVerified = 0 WHERE id = ${person.id}`,
    ]);
    const body = { desired: false };
    const response = await change(userByRole.owner, person.id, body);
    expect(response.status).toBe(200);
  });

  it("requires a sign-in within the last ten minutes", async () => {
    const person = await newPerson();
    const { owner } = await newUserPerRole();
    await sqlBatch([
      sql`UPDATE sessions SET createdAt = createdAt - 601000 WHERE userId = ${owner.id}`,
    ]);
    await expectNoWrites([
      {
        name: "an old sign-in",
        send: async () => {
          const response = await change(owner, person.id, { desired: true });
          const { detail } = await expectProblem(response, 403);
          expect(detail).toBe("Sign in again to change permissions.");
        },
      },
    ]);
    userByRole = await newUserPerRole();
  });

  it.each([{}, { desired: "yes" }, { desired: null }])(
    "returns 422 for %j",
    async (body) => {
      const person = await newPerson();
      await expectProblem(await change(userByRole.owner, person.id, body), 422);
    },
  );

  it("lets a new owner remove the previous one", async () => {
    const { owner } = userByRole;
    const next = await newPerson();
    // As if OWNER_EMAIL had changed: the address now belongs to another account.
    const swap = (from: SignedIn, to: SignedIn) =>
      sqlBatch([
        sql`UPDATE users SET email = ${`${from.username}@example.org`} WHERE id = ${from.id}`,
        sql`UPDATE users SET email = 'owner@example.org', isPowerAdmin = 1, adminAccess = 'write' WHERE id = ${to.id}`,
      ]);
    await swap(owner, next);
    expect(await getAccess(owner)).toEqual(power);
    const refused = await change(owner, next.id, { desired: false });
    await expectProblem(refused, 403);
    const response = await change(next, owner.id, { desired: false });
    expect(response.status).toBe(200);
    expect(await getAccess(owner)).toEqual(none);
    await swap(next, owner);
  });
});

describe("at the same time", () => {
  it("two tabs that appoint and remove leave one entry for each change", async () => {
    const person = await newPerson();
    const responses = await Promise.all(
      [true, true, false, true, false].map((desired) =>
        change(userByRole.owner, person.id, { desired }),
      ),
    );
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const { isPowerAdmin } = (await getAccess(person)) as typeof power;
    const entries = await listLevelChanges(person);
    const last = entries.reduce<unknown>(
      (level, { before, after }) => {
        expect(before).toEqual(level);
        return after;
      },
      { adminAccess: "none" },
    );
    expect(last).toEqual({ adminAccess: isPowerAdmin ? "power" : "none" });
  });

  it("a suspension or deletion wins or loses, but no suspended power admin remains", async () => {
    const { power: admin, owner } = userByRole;
    for (let round = 0; round < 5; round++) {
      const [suspended, deleted] = [await newPerson(), await newPerson()];
      const sanction = { decision: "suspend", days: 1, reason: "Spam" };
      const responses = await Promise.all([
        change(owner, suspended.id, { desired: true }),
        admin.client.post(urls.api.admin(`users/${suspended.id}/sanction`), {
          body: sanction,
        }),
        change(owner, deleted.id, { desired: true }),
        admin.client.send("DELETE", urls.api.admin(`users/${deleted.id}`)),
      ]);
      for (const { status } of responses) expect(status).toBeLessThan(500);
      const rows = await sqlRows(
        sql`SELECT id, isPowerAdmin, suspendedUntil FROM users WHERE id IN (${suspended.id}, ${deleted.id})`,
      );
      for (const row of rows) {
        const isSuspended = row["suspendedUntil"] !== null;
        expect([row["isPowerAdmin"], isSuspended]).not.toEqual([1, true]);
      }
      // Each account was either made a power admin, or suspended or deleted.
      const statuses = responses.map(({ status }) => status < 300);
      expect(statuses[0]).not.toBe(statuses[1]);
      expect(statuses[2]).not.toBe(statuses[3]);
    }
  });
});

it("the list of users says to the owner alone who can become or stop being a power admin", async () => {
  const [person, unverified, appointed] = [
    await newPerson(),
    await newPerson(),
    await newPerson(),
  ];
  await appoint(appointed);
  await sqlBatch([
    sql`UPDATE users SET emailVerified = 0 WHERE id = ${unverified.id}`,
  ]);
  const canSet = async (by: UserRole, { username }: SignedIn) => {
    const path = urls.api.admin(`users?q=${username}`);
    const response = await userByRole[by].client.get(path);
    const [user] = await response.json<AdminUser[]>();
    return user?.canSetPowerAdmin;
  };
  expect(await canSet("owner", person)).toBe(true);
  expect(await canSet("owner", appointed)).toBe(true);
  expect(await canSet("owner", unverified)).toBe(false);
  expect(await canSet("owner", userByRole.owner)).toBe(false);
  for (const by of ["read", "write", "power"] as const)
    expect(await canSet(by, person)).toBe(false);
});
