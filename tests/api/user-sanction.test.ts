import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { queueUrl } from "~/features/reports/queue-url";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import { expectProblem } from "../helpers/problem";
import { decide, report, ticketRow } from "../helpers/reports";
import { sanction, getSuspendedUntil } from "../helpers/sanctions";
import {
  newComments,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let officials: Record<UserRole, SignedIn>;
let admin: SignedIn;
beforeAll(async () => {
  officials = await newUserPerRole();
  admin = officials.write;
});

const day = 86_400_000;
const suspend = (days: number | null, reason = "Rest") => ({
  decision: "suspend",
  reason,
  days,
});

async function done(who: SignedIn, body: object): Promise<string> {
  const response = await sanction(admin, who.id, body);
  expect(response.status).toBe(200);
  return (await response.json<{ ticketId: string }>()).ticketId;
}

const appeal = ({ client }: SignedIn, ticketId: string) =>
  client.post(urls.api.reports(`/${ticketId}/appeal`), { message: "But why?" });

const decisionPage = async ({ client }: SignedIn, ticketId: string) => {
  const response = await client.get(urls.decision(ticketId));
  return { status: response.status, text: await response.text() };
};

const expectDays = async (who: SignedIn, days: number) => {
  const until = Number(await getSuspendedUntil(who));
  expect(Math.abs(until - Date.now() - days * day)).toBeLessThan(60_000);
};

const why = async ({ client }: SignedIn) =>
  (
    await (
      await client.get(urls.api.currentUser)
    ).json<{
      suspended?: { reason: string; ticketId: string };
    }>()
  ).suspended;

describe("POST /api/admin/users/{id}/sanction", () => {
  it("warns: a decision, a notification and one entry in the log", async () => {
    const person = await newPerson();
    const ticketId = await done(person, { decision: "warn", reason: "Kindly" });
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
    const first = await done(person, suspend(1, "One"));
    await expectDays(person, 1);
    const second = await done(person, suspend(null, "Two"));
    expect(await getSuspendedUntil(person)).toBe(permanentlyMs);
    expect(await why(person)).toMatchObject({
      reason: "Two",
      ticketId: second,
    });
    const third = await done(person, suspend(7, "Three"));
    await expectDays(person, 7);
    expect(await why(person)).toMatchObject({
      reason: "Three",
      ticketId: third,
    });
    // Records and account agree: the others have ended.
    for (const ended of [first, second]) {
      const { suspendedUntil } = await ticketRow(ended);
      expect(Number(suspendedUntil)).toBeLessThanOrEqual(Date.now());
    }
    const lifted = await done(person, { decision: "lift", reason: "Enough" });
    expect(await getSuspendedUntil(person)).toBeNull();
    expect(await why(person)).toBeUndefined();
    const { text } = await decisionPage(person, lifted);
    expect(text).toContain("Your suspension was lifted");
    expect((await decisionPage(person, third)).text).toContain(
      "The suspension ended on",
    );
    const again = { decision: "lift", reason: "Twice" };
    await expectProblem(await sanction(admin, person.id, again), 409);
    const notices = await sqlRows(
      sql`SELECT detail ->> '$.decision' AS decision FROM notifications WHERE userId = ${person.id} ORDER BY rowid`,
    );
    expect(notices.map(({ decision }) => decision)).toEqual([
      "suspend",
      "suspend",
      "suspend",
      "lift",
    ]);
  });

  it("leaves a report of the same person open", async () => {
    const person = await newPerson();
    const open = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    await done(person, suspend(7));
    expect((await ticketRow(open))["status"]).toBe("open");
    const lift = { decision: "lift", reason: "Enough" };
    expect((await decide(admin, open, lift)).status).toBe(200);
    expect(await getSuspendedUntil(person)).toBeNull();
  });

  it("403: not by an admin who has reported the person, and nothing is written", async () => {
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
    ["that does not exist", { decision: "lift", reason: "So" }, 409],
  ])("%s is refused", async (_, body, status) => {
    const person = await newPerson();
    await expectProblem(await sanction(admin, person.id, body), status);
    expect(
      await sqlRows(
        sql`SELECT 1 FROM report_tickets WHERE subjectId = ${person.id}`,
      ),
    ).toEqual([]);
  });

  it("by anyone without the right writes nothing", async () => {
    const person = await newPerson();
    const counts = () =>
      sqlRows(
        sql`SELECT (SELECT count(*) FROM report_tickets WHERE kind = 'person') AS tickets,
                   (SELECT count(*) FROM notifications WHERE kind = 'moderation') AS notices,
                   (SELECT count(*) FROM audit_log WHERE action LIKE 'user.%') AS entries,
                   (SELECT count(*) FROM users WHERE suspendedUntil IS NOT NULL) AS suspended`,
      );
    const refused: [UserRole, string][] = [
      ["member", person.id],
      ["read", person.id],
      ["write", officials.write.id],
      ["write", officials.power.id],
      ["write", officials.owner.id],
      ["power", officials.owner.id],
      ["owner", officials.power.id],
    ];
    for (const [office, userId] of refused) {
      const before = await counts();
      const answer = await sanction(officials[office], userId, suspend(1));
      await expectProblem(answer, 403);
      expect([office, await counts()]).toEqual([office, before]);
    }
    const gone = await sanction(admin, "nobody", suspend(1));
    await expectProblem(gone, 404);
  });
});

describe("an appeal", () => {
  it("that ends in 'Suspend, 1 day' ends a permanent suspension after a day", async () => {
    const person = await newPerson();
    const ticketId = await done(person, suspend(null));
    await appeal(person, ticketId);
    await decide(admin, ticketId, suspend(1, "A day"));
    await expectDays(person, 1);
    const until = await getSuspendedUntil(person);
    expect((await ticketRow(ticketId))["suspendedUntil"]).toBe(until);
    expect(await why(person)).toMatchObject({ reason: "A day", ticketId });
    const { text } = await decisionPage(person, ticketId);
    expect(text).toContain("your account stays suspended, for this reason");
    const page = await (await person.client.get(urls.notifications())).text();
    expect(page).toContain("We reviewed your appeal");
    // No new sanction, so no new appeal.
    await expectProblem(await appeal(person, ticketId), 409);
  });

  it("that is granted ends its own suspension and no newer one", async () => {
    const person = await newPerson();
    const older = await done(person, suspend(7));
    const newer = await done(person, suspend(30));
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

  it("of an older decision doesn't show what a newer one hides", async () => {
    const person = await newPerson();
    const one = await newPerson();
    const other = await newPerson();
    const targetId = await newPost(person.id);
    const older = await report(one, { targetId });
    await decide(admin, older, { decision: "warn", reason: "Kindly" });
    expect((await appeal(person, older)).status).toBe(204);
    const newer = await report(other, { targetId });
    await decide(admin, newer, { decision: "hide", reason: "Again" });
    const keep = await decide(admin, older, { decision: "keep" });
    expect(keep.status).toBe(200);
    await expectProblem(await one.client.get(urls.api.post(targetId)), 404);
  });

  it("is possible again where it ends in another sanction", async () => {
    const person = await newPerson();
    const ticketId = await done(person, { decision: "warn", reason: "Kindly" });
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
  it("is read before, while and after one appeals, and by nobody else", async () => {
    const person = await newPerson();
    const ticketId = await done(person, suspend(7, "Rest a while"));
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
