import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import { expectProblem } from "../helpers/problem";
import { decide, report, ticketRow, queueUrl } from "../helpers/reports";
import { sanction, getSuspendedUntil } from "../helpers/sanctions";
import {
  newComments,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let users: Record<UserRole, SignedIn>;
let admin: SignedIn;
beforeAll(async () => {
  users = await newUserPerRole();
  admin = users.write;
});

const day = 86_400_000;
const warn = { decision: "warn", reason: "Kindly" };
const lift = { decision: "lift", reason: "Enough" };
const suspend = (days: number | null, reason = "Rest") => ({
  decision: "suspend",
  reason,
  days,
});

async function impose(user: SignedIn, body: object): Promise<string> {
  const response = await sanction(admin, user.id, body);
  expect(response.status).toBe(200);
  return (await response.json<{ ticketId: string }>()).ticketId;
}

const appeal = ({ client }: SignedIn, ticketId: string) =>
  client.post(urls.api.reports(`/${ticketId}/appeal`), { message: "But why?" });

const decisionPage = async ({ client }: SignedIn, ticketId: string) => {
  const response = await client.get(urls.decision(ticketId));
  return { status: response.status, text: await response.text() };
};

const expectDays = async (user: SignedIn, days: number) => {
  const until = Number(await getSuspendedUntil(user));
  expect(Math.abs(until - Date.now() - days * day)).toBeLessThan(60_000);
};

const getSuspension = async ({ client }: SignedIn) => {
  const response = await client.get(urls.api.currentUser);
  return (await response.json<Viewer>()).suspended;
};

describe("POST /api/admin/users/{id}/sanction", () => {
  it("warns with a decision, a notification and one audit entry", async () => {
    const person = await newPerson();
    const ticketId = await impose(person, warn);
    expect(await ticketRow(ticketId)).toMatchObject({
      status: "decided",
      decision: "warn",
      reportsCount: 0,
      subjectId: person.id,
    });
    const log = await sqlRows(
      sql`SELECT action, reason FROM audit_log WHERE subjectId = ${person.id}`,
    );
    expect(log).toEqual([{ action: "user.warned", reason: "Kindly" }]);
    const page = await (await person.client.get(urls.notifications())).text();
    expect(page).toContain(urls.decision(ticketId));
    expect(await getSuspendedUntil(person)).toBeNull();
  });

  it("suspends, extends, shortens and lifts: the newest decision holds, and its reason is shown", async () => {
    const person = await newPerson();
    const first = await impose(person, suspend(1, "One"));
    await expectDays(person, 1);
    const second = await impose(person, suspend(null, "Two"));
    expect(await getSuspendedUntil(person)).toBe(permanentlyMs);
    expect(await getSuspension(person)).toMatchObject({
      reason: "Two",
      ticketId: second,
    });
    const third = await impose(person, suspend(7, "Three"));
    await expectDays(person, 7);
    expect(await getSuspension(person)).toMatchObject({
      reason: "Three",
      ticketId: third,
    });
    // The earlier decisions have ended as well.
    for (const ended of [first, second]) {
      const { suspendedUntil } = await ticketRow(ended);
      expect(Number(suspendedUntil)).toBeLessThanOrEqual(Date.now());
    }
    const lifted = await impose(person, lift);
    expect(await getSuspendedUntil(person)).toBeNull();
    expect(await getSuspension(person)).toBeUndefined();
    const { text } = await decisionPage(person, lifted);
    expect(text).toContain("Your suspension was lifted");
    expect((await decisionPage(person, third)).text).toContain(
      "The suspension ended on",
    );
    const again = { decision: "lift", reason: "Twice" };
    await expectProblem(await sanction(admin, person.id, again), 409);
    const notifications = await sqlRows(
      sql`SELECT detail ->> '$.decision' AS decision FROM notifications WHERE userId = ${person.id} ORDER BY rowid`,
    );
    expect(notifications.map(({ decision }) => decision)).toEqual([
      "suspend",
      "suspend",
      "suspend",
      "lift",
    ]);
  });

  it("leaves a report about the same user open", async () => {
    const person = await newPerson();
    const open = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    await impose(person, suspend(7));
    expect((await ticketRow(open))["status"]).toBe("open");
    expect((await decide(admin, open, lift)).status).toBe(200);
    expect(await getSuspendedUntil(person)).toBeNull();
  });

  it("returns 403 to an admin who reported the user, and writes nothing", async () => {
    const person = await newPerson();
    await report(admin, { kind: "person", targetId: person.id });
    await expectProblem(await sanction(admin, person.id, suspend(1)), 403);
    expect(await getSuspendedUntil(person)).toBeNull();
    const tickets = await sqlRows(
      sql`SELECT status FROM report_tickets WHERE subjectId = ${person.id}`,
    );
    expect(tickets).toEqual([{ status: "open" }]);
  });

  it.each([
    ["without a reason", { decision: "warn" }, 422],
    ["to keep", { decision: "keep" }, 422],
    ["to ban", { decision: "ban", reason: "So" }, 422],
    ["without an end", { decision: "suspend", reason: "So" }, 422],
    ["to lift a missing suspension", { decision: "lift", reason: "So" }, 409],
  ])("rejects a sanction %s", async (_, body, status) => {
    const person = await newPerson();
    await expectProblem(await sanction(admin, person.id, body), status);
    expect(
      await sqlRows(
        sql`SELECT 1 FROM report_tickets WHERE subjectId = ${person.id}`,
      ),
    ).toEqual([]);
  });

  it("returns 403 to users without the right, and writes nothing", async () => {
    const person = await newPerson();
    const counts = () =>
      sqlRows(
        sql`SELECT (SELECT count(*) FROM report_tickets WHERE kind = 'person') AS tickets,
                   (SELECT count(*) FROM notifications WHERE kind = 'moderation') AS notifications,
                   (SELECT count(*) FROM audit_log WHERE action LIKE 'user.%') AS entries,
                   (SELECT count(*) FROM users WHERE suspendedUntil IS NOT NULL) AS suspended`,
      );
    const refused: [UserRole, string][] = [
      ["member", person.id],
      ["read", person.id],
      ["write", users.write.id],
      ["write", users.power.id],
      ["write", users.owner.id],
      ["power", users.owner.id],
      ["owner", users.power.id],
    ];
    for (const [role, userId] of refused) {
      const before = await counts();
      const response = await sanction(users[role], userId, suspend(1));
      await expectProblem(response, 403);
      expect([role, await counts()]).toEqual([role, before]);
    }
    const missing = await sanction(admin, "nobody", suspend(1));
    await expectProblem(missing, 404);
  });
});

describe("an appeal", () => {
  it("decided as 'Suspend, 1 day' shortens a permanent suspension to a day", async () => {
    const person = await newPerson();
    const ticketId = await impose(person, suspend(null));
    await appeal(person, ticketId);
    await decide(admin, ticketId, suspend(1, "A day"));
    await expectDays(person, 1);
    const until = await getSuspendedUntil(person);
    expect((await ticketRow(ticketId))["suspendedUntil"]).toBe(until);
    expect(await getSuspension(person)).toMatchObject({
      reason: "A day",
      ticketId,
    });
    const { text } = await decisionPage(person, ticketId);
    expect(text).toContain("your account stays suspended, for this reason");
    const page = await (await person.client.get(urls.notifications())).text();
    expect(page).toContain("We reviewed your appeal");
    // No new sanction, so no new appeal.
    await expectProblem(await appeal(person, ticketId), 409);
  });

  it("that is granted ends its own suspension, but no newer one", async () => {
    const person = await newPerson();
    const older = await impose(person, suspend(7));
    const newer = await impose(person, suspend(30));
    await appeal(person, older);
    await decide(admin, older, { decision: "keep" });
    await expectDays(person, 30);
    await appeal(person, newer);
    await decide(admin, newer, { decision: "keep" });
    expect(await getSuspendedUntil(person)).toBeNull();
    const log = await sqlRows(
      sql`SELECT action FROM audit_log WHERE subjectId = ${person.id} ORDER BY seq DESC LIMIT 2`,
    );
    const actions = log.map(({ action }) => action).join();
    expect(actions).toBe("user.restored,report.decided");
  });

  it("against an older decision doesn't show what a newer one hides", async () => {
    const person = await newPerson();
    const one = await newPerson();
    const other = await newPerson();
    const targetId = await newPost(person.id);
    const older = await report(one, { targetId });
    await decide(admin, older, warn);
    expect((await appeal(person, older)).status).toBe(204);
    const newer = await report(other, { targetId });
    await decide(admin, newer, { decision: "hide", reason: "Again" });
    const reversal = await decide(admin, older, { decision: "keep" });
    expect(reversal.status).toBe(200);
    await expectProblem(await one.client.get(urls.api.post(targetId)), 404);
  });

  it("is possible again if it ends in another sanction", async () => {
    const person = await newPerson();
    const ticketId = await impose(person, warn);
    await appeal(person, ticketId);
    await decide(admin, ticketId, suspend(7, "Rude appeal"));
    await expectDays(person, 7);
    const { text } = await decisionPage(person, ticketId);
    expect(text).toContain("We reviewed your appeal and made a new decision");
    expect((await appeal(person, ticketId)).status).toBe(204);
    expect((await ticketRow(ticketId))["appeal"]).toBe("But why?\n\nBut why?");
  });
});

describe("the page of a decision", () => {
  it("is visible to the user before, during and after an appeal, and to no one else", async () => {
    const person = await newPerson();
    const ticketId = await impose(person, suspend(7, "Rest a while"));
    const before = await decisionPage(person, ticketId);
    expect(before.text).toContain("Rest a while");
    expect(before.text).toContain("The suspension ends on");
    expect(before.text).toContain("Your appeal");
    await appeal(person, ticketId);
    const meanwhile = await decisionPage(person, ticketId);
    expect(meanwhile.status).toBe(200);
    expect(meanwhile.text).toContain("But why?");
    expect(meanwhile.text).toContain("reviewing your appeal");
    await decide(admin, ticketId, { decision: "keep", reason: "Right" });
    const after = await decisionPage(person, ticketId);
    expect(after.text).toContain("reversed it");
    for (const other of [await newPerson(), admin]) {
      expect((await decisionPage(other, ticketId)).status).toBe(404);
    }
    expect((await decisionPage(person, "none")).status).toBe(404);
    const open = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    expect((await decisionPage(person, open)).status).toBe(404);
  });

  it("shows the author what was deleted", async () => {
    const person = await newPerson();
    const postId = await newPost((await newPerson()).id);
    const [commentId = ""] = await newComments(postId, person.id, 1);
    await sqlBatch([
      sql`UPDATE comments SET content = 'Out with you' WHERE id = ${commentId}`,
    ]);
    const ticketId = await report(await newPerson(), {
      kind: "comment",
      targetId: commentId,
    });
    await decide(admin, ticketId, { decision: "delete", reason: "Unkind" });
    const { text } = await decisionPage(person, ticketId);
    expect(text).toContain("Out with you");
    expect(text).toContain("Unkind");
    const settings = await (await person.client.get(urls.settings)).text();
    expect(settings).toContain(urls.decision(ticketId));
    expect((await admin.client.get(queueUrl(`/${ticketId}`))).status).toBe(200);
  });
});
