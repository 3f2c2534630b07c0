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

/** Creates a post with one report per reason. */
async function newReportedTicket(author: SignedIn, ...reasons: ReportReason[]) {
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

/** The kinds of an admin's notifications about a ticket. */
const listKinds = async ({ id }: SignedIn, ticketId: string) => {
  const rows = await sqlRows(
    sql`SELECT kind FROM notifications WHERE userId = ${id} AND detail ->> '$.ticketId' = ${ticketId} ORDER BY id`,
  );
  return rows.map(({ kind }) => kind);
};

const listNotifications = async ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

describe("a new report", () => {
  it("notifies every write admin once per ticket, and again when it becomes urgent", async () => {
    const other = await newAdmin("write");
    const { ticketId } = await newReportedTicket(
      await newPerson(),
      "spam",
      "hate",
      "danger",
      "child",
    );
    for (const one of [admin, other]) {
      expect(await listKinds(one, ticketId)).toEqual([
        "new_report",
        "urgent_report",
      ]);
    }
  });

  it("that is urgent notifies once, whatever reports follow", async () => {
    const author = await newPerson();
    const { ticketId } = await newReportedTicket(
      author,
      "private",
      "spam",
      "danger",
    );
    expect(await listKinds(admin, ticketId)).toEqual(["urgent_report"]);
  });

  it("includes neither people nor text, only the ticket", async () => {
    const { ticketId } = await newReportedTicket(await newPerson(), "danger");
    const [notification] = await listNotifications(admin);
    expect(notification).toMatchObject({
      kind: "urgent_report",
      actors: [],
      actorsCount: 0,
      postId: null,
      detail: { ticketId, kind: "post" },
    });
    expect(Object.keys(notification?.detail ?? {})).toHaveLength(2);
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
      expect(await listKinds(one, ticketId)).toEqual([]);
    }
    expect(await listKinds(admin, ticketId)).toEqual(["new_report"]);
  });

  it("that is rejected notifies no one", async () => {
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

  it("hides its ticket from admins who lost write access", async () => {
    const [demoted, suspended] = await Promise.all([
      newAdmin("write"),
      newAdmin("write"),
    ]);
    const { ticketId } = await newReportedTicket(await newPerson(), "danger");
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'read' WHERE id = ${demoted.id}`,
      sql`UPDATE users SET suspendedUntil = ${Date.now() + 60_000} WHERE id = ${suspended.id}`,
    ]);
    for (const one of [demoted, suspended]) {
      const [notification] = await listNotifications(one);
      expect([notification?.kind, notification?.detail]).toEqual([
        "urgent_report",
        {},
      ]);
      const opened = await one.client.get(
        urls.notifications(notification?.id),
        {
          redirect: "manual",
        },
      );
      expect(opened.headers.get("location")).toBe(urls.notifications());
      expect(await listKinds(one, ticketId)).toHaveLength(1);
    }
  });
});

describe("the notification settings", () => {
  const getLevels = async ({ client }: SignedIn) =>
    (await expectOk<NotificationSettings>(client.get(settingsUrl))).levels;

  it("offer write admins two settings for reports", async () => {
    expect(await getLevels(admin)).toMatchObject({
      new_report: "app",
      urgent_report: "push",
    });
    const other = await newAdmin("write");
    await expectOk(other.client.post(settingsUrl, { new_report: "push" }));
    expect((await getLevels(other)).new_report).toBe("push");
    const page = await other.client.get(urls.notificationSettings);
    expect(await page.text()).toContain("Urgent reports");
  });

  it("don't offer them to other users, who can't change them", async () => {
    for (const one of [await newPerson(), await newAdmin("read")]) {
      const levels = await getLevels(one);
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
  const getOpenReports = async ({ client }: SignedIn) =>
    (await expectOk<Viewer>(client.get(urls.api.currentUser))).openReports;

  it("is sent to write admins only, without tickets about themselves", async () => {
    await sqlBatch([
      sql`UPDATE report_tickets SET status = 'withdrawn' WHERE status = 'open'`,
    ]);
    const other = await newAdmin("write");
    const first = await newReportedTicket(other, "spam");
    await newReportedTicket(await newPerson(), "spam");
    expect(await getOpenReports(admin)).toBe(2);
    expect(await getOpenReports(other)).toBe(1);
    for (const one of [await newPerson(), await newAdmin("read")]) {
      expect(await getOpenReports(one)).toBeUndefined();
    }
    await decide(admin, first.ticketId, { decision: "keep" });
    expect(await getOpenReports(admin)).toBe(1);
    const page = await (await admin.client.get(urls.admin())).text();
    expect(page).toContain('aria-label="Admin, 1 waiting"');
    expect(page).toContain('aria-label="Reports, 1 waiting"');
    expect(page.replaceAll("<!-- -->", "")).toContain(">1 report is waiting<");
  });

  it("is at most 100", async () => {
    await sqlBatch([
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
          INSERT INTO report_tickets (id, kind, targetId, snapshot, openedAt)
          SELECT 'many' || i, 'post', 'many' || i, '{}', 1 FROM n`,
    ]);
    expect(await getOpenReports(admin)).toBe(100);
    await sqlBatch([sql`DELETE FROM report_tickets WHERE id LIKE 'many%'`]);
  });
});
