import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { NotificationSettings } from "~/features/notifications/notification-settings";
import type { ReportReason } from "~/features/reports/report";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectProblem } from "../helpers/problem";
import { decide, newAdmin, report, sendReport } from "../helpers/reports";
import { newPeople, newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const settingsUrl = urls.api.notifications("/settings");

let admin: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
});

/** Reported by one person after another, each for a reason; gives the ticket. */
async function reported(author: SignedIn, ...reasons: ReportReason[]) {
  const targetId = await newPost(author.id);
  const people = await newPeople(reasons.length);
  let ticketId = "";
  for (const [i, reason] of reasons.entries()) {
    ticketId = await report(people[i] as SignedIn, {
      targetId,
      reason,
      message: "Secret",
    });
  }
  return { ticketId, targetId };
}

/** The kinds of an admin's notifications of a ticket. */
const kindsOf = async ({ id }: SignedIn, ticketId: string) => {
  const rows = await sqlRows(
    sql`SELECT kind FROM notifications WHERE userId = ${id} AND detail ->> '$.ticketId' = ${ticketId} ORDER BY id`,
  );
  return rows.map(({ kind }) => kind);
};

const listOf = async ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

describe("a new report", () => {
  it("notifies every write admin once a ticket, and once more when it turns urgent", async () => {
    const other = await newAdmin("write");
    const { ticketId } = await reported(
      await newPerson(),
      "spam",
      "hate",
      "danger",
      "child",
    );
    for (const one of [admin, other]) {
      expect(await kindsOf(one, ticketId)).toEqual([
        "new_report",
        "urgent_report",
      ]);
    }
  });

  it("that is urgent notifies once, whatever follows", async () => {
    const author = await newPerson();
    const { ticketId } = await reported(author, "child", "spam", "danger");
    expect(await kindsOf(admin, ticketId)).toEqual(["urgent_report"]);
  });

  it("names neither the people nor the words, and leads to its ticket", async () => {
    const { ticketId } = await reported(await newPerson(), "danger");
    const [notice] = await listOf(admin);
    expect(notice).toMatchObject({
      kind: "urgent_report",
      actors: [],
      actorsCount: 0,
      postId: null,
      detail: { ticketId, kind: "post" },
    });
    expect(Object.keys(notice?.detail ?? {})).toHaveLength(2);
  });

  it("skips read admins, the author, reporters, suspended admins and admins who switched it off", async () => {
    const reader = await newAdmin("read");
    const [author, quiet, suspended, reporter] = await Promise.all(
      Array.from({ length: 4 }, () => newAdmin("write")),
    );
    if (!author || !quiet || !suspended || !reporter) throw new Error();
    await expectOk(quiet.client.post(settingsUrl, { new_report: "off" }));
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = ${Date.now() + 60_000} WHERE id = ${suspended.id}`,
    ]);
    const targetId = await newPost(author.id);
    const ticketId = await report(reporter, { targetId });
    await report(await newPerson(), { targetId, reason: "hate" });
    for (const one of [reader, author, quiet, suspended, reporter]) {
      expect(await kindsOf(one, ticketId)).toEqual([]);
    }
    expect(await kindsOf(admin, ticketId)).toEqual(["new_report"]);
  });

  it("that is refused notifies nobody", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    await report(await newPerson(), { targetId });
    await author.client.post(urls.api.block(reader.id), { desired: true });
    const rows = () => sqlCount(sql`SELECT count(*) FROM notifications`);
    const before = await rows();
    const urgent = { targetId, reason: "danger" } as const;
    await expectProblem(await sendReport(reader, urgent), 404);
    await expectProblem(await sendReport(author, urgent), 422);
    const visitor = { ...reader, client: new ApiClient() };
    await expectProblem(await sendReport(visitor, urgent), 401);
    expect(await rows()).toBe(before);
  });

  it("shows nothing of its ticket to those who lost write access", async () => {
    const [demoted, suspended] = await Promise.all([
      newAdmin("write"),
      newAdmin("write"),
    ]);
    const { ticketId } = await reported(await newPerson(), "danger");
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'read' WHERE id = ${demoted.id}`,
      sql`UPDATE users SET suspendedUntil = ${Date.now() + 60_000} WHERE id = ${suspended.id}`,
    ]);
    for (const one of [demoted, suspended]) {
      const [notice] = await listOf(one);
      expect([notice?.kind, notice?.detail]).toEqual(["urgent_report", {}]);
      const opened = await one.client.get(urls.notifications(notice?.id), {
        redirect: "manual",
      });
      expect(opened.headers.get("location")).toBe(urls.notifications());
      expect(await kindsOf(one, ticketId)).toHaveLength(1);
    }
  });
});

describe("the settings of notifications", () => {
  const levelsOf = async ({ client }: SignedIn) =>
    (await expectOk<NotificationSettings>(client.get(settingsUrl))).levels;

  it("offer write admins the two switches", async () => {
    expect(await levelsOf(admin)).toMatchObject({
      new_report: "app",
      urgent_report: "push",
    });
    const other = await newAdmin("write");
    await expectOk(other.client.post(settingsUrl, { new_report: "push" }));
    expect((await levelsOf(other)).new_report).toBe("push");
    const page = await other.client.get(urls.notificationSettings);
    expect(await page.text()).toContain("Urgent reports");
  });

  it("offer them to nobody else, and refuse to change them", async () => {
    for (const one of [await newPerson(), await newAdmin("read")]) {
      const levels = await levelsOf(one);
      expect(levels).not.toHaveProperty("new_report");
      expect(levels).not.toHaveProperty("urgent_report");
      const body = { urgent_report: "push", like: "off" };
      await expectProblem(await one.client.post(settingsUrl, body), 403);
      expect(
        await sqlCount(
          sql`SELECT count(*) FROM notification_levels WHERE userId = ${one.id}`,
        ),
      ).toBe(0);
      const page = await one.client.get(urls.notificationSettings);
      expect(await page.text()).not.toContain("Urgent reports");
    }
  });
});

describe("the number of open reports", () => {
  const openOf = async ({ client }: SignedIn) =>
    (await expectOk<Viewer>(client.get(urls.api.currentUser))).openReports;

  it("comes with the viewer for write admins alone, without tickets about themselves", async () => {
    await sqlBatch([
      sql`UPDATE report_tickets SET status = 'withdrawn' WHERE status = 'open'`,
    ]);
    const other = await newAdmin("write");
    const first = await reported(other, "spam");
    await reported(await newPerson(), "spam");
    expect(await openOf(admin)).toBe(2);
    expect(await openOf(other)).toBe(1);
    for (const one of [await newPerson(), await newAdmin("read")]) {
      expect(await openOf(one)).toBeUndefined();
    }
    await decide(admin, first.ticketId, { decision: "keep" });
    expect(await openOf(admin)).toBe(1);
    const page = await (await admin.client.get(urls.admin())).text();
    expect(page).toContain('aria-label="Admin, 1 waiting"');
    expect(page).toContain('aria-label="Reports, 1 waiting"');
    expect(page.replaceAll("<!-- -->", "")).toContain(">1 report is waiting<");
  });

  it("ends at 100", async () => {
    await sqlBatch([
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
          INSERT INTO report_tickets (id, kind, targetId, snapshot, openedAt)
          SELECT 'many' || i, 'post', 'many' || i, '{}', 1 FROM n`,
    ]);
    expect(await openOf(admin)).toBe(100);
    await sqlBatch([sql`DELETE FROM report_tickets WHERE id LIKE 'many%'`]);
  });
});
