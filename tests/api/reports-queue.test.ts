import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import type { OwnReport } from "~/features/reports/report";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import {
  claim,
  decide,
  newAdmin,
  newTrustedPeople,
  newReportedPost,
  report,
  sendReport,
  ticketRow,
  queueUrl,
} from "../helpers/reports";
import {
  newComments,
  newPeople,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
  other = await newAdmin("write");
});

const page = async (ticketId: string, { client } = admin) =>
  (await client.get(queueUrl(`/${ticketId}`))).json<TicketPage>();

const canSee = async ({ client }: SignedIn, postId: string) =>
  (await client.get(urls.api.post(postId))).status === 200;

const listNotifications = async ({ id }: SignedIn) =>
  (
    await sqlRows(
      sql`SELECT kind, detail FROM notifications WHERE userId = ${id} ORDER BY id`,
    )
  ).map(({ kind, detail }) => [kind, JSON.parse(String(detail)) as object]);

describe("GET /api/admin/reports", () => {
  it("sorts by weight, then oldest first, page by page", async () => {
    await sqlBatch([
      sql`UPDATE report_tickets SET status = 'withdrawn' WHERE status = 'open'`,
    ]);
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const ticketIds: string[] = [];
    for (const reason of ["spam", "child", "spam", "hate"] as const) {
      const targetId = await newPost(author.id);
      ticketIds.push(await report(reader, { targetId, reason }));
    }
    const listedIds: string[] = [];
    let next: string | null = `${queueUrl()}?limit=1`;
    while (next) {
      const response: Response = await admin.client.get(next);
      listedIds.push(...(await response.json<Ticket[]>()).map(({ id }) => id));
      next = /<(.*)>/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
    }
    expect(listedIds).toEqual([
      ticketIds[1],
      ticketIds[3],
      ticketIds[0],
      ticketIds[2],
    ]);
  });

  it("lists decided tickets, the newest first", async () => {
    const first = await newReportedPost();
    const second = await newReportedPost();
    for (const { ticketId } of [first, second]) {
      await decide(admin, ticketId, { decision: "keep" });
    }
    const address = `${queueUrl()}?status=decided&limit=2`;
    const list = await (await admin.client.get(address)).json<Ticket[]>();
    expect(list.map(({ id, decision }) => [id, decision])).toEqual([
      [second.ticketId, "keep"],
      [first.ticketId, "keep"],
    ]);
  });
});

describe("a claim", () => {
  it("locks out others for half an hour, and one of two concurrent claims wins", async () => {
    const { ticketId } = await newReportedPost();
    const responses = await Promise.all(
      [admin, other].map((one) => claim(one, ticketId)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      200, 409,
    ]);
    const winner = responses[0]?.status === 200 ? admin : other;
    const loser = winner === admin ? other : admin;
    const { claimedBy, claimedUntil } = await page(ticketId);
    expect(claimedBy?.id).toBe(winner.id);
    expect(Date.parse(claimedUntil ?? "")).toBeGreaterThan(
      Date.now() + 29 * 60_000,
    );
    await expectProblem(await decide(loser, ticketId, dismissal), 409);
    await sqlBatch([
      sql`UPDATE report_tickets SET claimedUntil = 1 WHERE id = ${ticketId}`,
    ]);
    expect((await page(ticketId)).claimedBy).toBeNull();
    expect((await claim(loser, ticketId)).status).toBe(200);
    await claim(loser, ticketId, false);
    expect((await page(ticketId)).claimedBy).toBeNull();
  });

  it("and a note are visible to admins only", async () => {
    const { ticketId, author } = await newReportedPost();
    const note = ({ client }: SignedIn, message: string) =>
      client.post(queueUrl(`/${ticketId}/note`), { message });
    await note(admin, "Ask the pastor");
    const response = await note(other, "He agrees");
    const { notes } = await response.json<TicketPage>();
    expect(notes).toMatchObject([
      { author: { id: admin.id }, message: "Ask the pastor" },
      { author: { id: other.id }, message: "He agrees" },
    ]);
    expect(notes[0]?.createdAt).toMatch(/Z$/);
    const reader = await newAdmin("read");
    await expectProblem(await note(admin, " \n"), 422);
    await expectProblem(await note(reader, "Who?"), 403);
    await expectProblem(await note(author, "Who?"), 403);
    expect((await page(ticketId)).notes).toEqual(notes);
    const log = await sqlRows(
      sql`SELECT actorId FROM audit_log WHERE action = 'report.noted' AND target = ${`report:${ticketId}`} ORDER BY seq`,
    );
    expect(log.map(({ actorId }) => actorId)).toEqual([admin.id, other.id]);
    const notified = await sqlRows(
      sql`SELECT 1 FROM audit_log WHERE subjectId = ${author.id}`,
    );
    expect(notified).toEqual([]);
  });
});

const dismissal = { decision: "keep" };

describe("the next report", () => {
  it("is the heaviest that the viewer can decide and no one else has claimed", async () => {
    const { ticketId } = await newReportedPost();
    await sqlBatch([
      sql`UPDATE report_tickets SET status = 'withdrawn' WHERE status = 'open' AND id <> ${ticketId}`,
    ]);
    expect((await page(ticketId)).nextTicketId).toBeNull();
    const light = await newReportedPost();
    const heavy = await report(light.reader, {
      targetId: await newPost(light.author.id),
      reason: "child",
    });
    // One report about the admin, and one by the admin.
    await report(light.reader, {
      targetId: await newPost(admin.id),
      reason: "child",
    });
    await report(admin, {
      targetId: await newPost(light.author.id),
      reason: "child",
    });
    const response = await decide(admin, ticketId, dismissal);
    expect((await response.json<TicketPage>()).nextTicketId).toBe(heavy);
    await claim(other, heavy);
    expect((await page(ticketId)).nextTicketId).toBe(light.ticketId);
  });
});

describe("a decision", () => {
  it("to keep shows the post again and notifies both sides", async () => {
    const author = await newPerson();
    const postId = await newPost(author.id);
    const crowd = await newTrustedPeople(3);
    let ticketId = "";
    for (const one of crowd) ticketId = await report(one, { targetId: postId });
    expect(await canSee(other, postId)).toBe(false);
    expect((await decide(admin, ticketId, dismissal)).status).toBe(200);
    expect(await canSee(other, postId)).toBe(true);
    expect(await listNotifications(author)).toEqual([
      ["hidden_for_review", {}],
      ["moderation", { ticketId, kind: "post", decision: "keep" }],
    ]);
    expect(await listNotifications(crowd[0] as SignedIn)).toHaveLength(1);
    const ownReports = await crowd[0]?.client.get(urls.api.reports());
    const [own] = (await ownReports?.json<OwnReport[]>()) ?? [];
    expect(own?.outcome).toBe("kept");
  });

  it("to hide shows the author the reason, and an appeal can reverse it", async () => {
    const { author, reader, postId, ticketId } = await newReportedPost();
    const hide = { decision: "hide", reason: "It wounds" };
    await decide(admin, ticketId, hide);
    expect(await canSee(reader, postId)).toBe(false);
    const own = await author.client.get(urls.api.post(postId));
    expect((await own.json<Post>()).hidden).toEqual({
      reason: "It wounds",
      ticketId,
    });
    const address = urls.api.reports(`/${ticketId}/appeal`);
    const appeal = { message: "It was quoted" };
    await expectProblem(await reader.client.post(address, appeal), 404);
    expect((await author.client.post(address, appeal)).status).toBe(204);
    await expectProblem(await author.client.post(address, appeal), 409);
    expect(await page(ticketId)).toMatchObject({
      status: "open",
      appeal: "It was quoted",
      decision: "hide",
    });
    await decide(other, ticketId, dismissal);
    expect(await canSee(reader, postId)).toBe(true);
    await expectProblem(await author.client.post(address, appeal), 409);
    expect(await listNotifications(reader)).toHaveLength(2);
  });

  it("to delete removes a post or a comment", async () => {
    const { author, reader, postId, ticketId } = await newReportedPost();
    const [commentId = ""] = await newComments(postId, author.id, 1);
    const comment = await report(reader, {
      kind: "comment",
      targetId: commentId,
    });
    const deletion = { decision: "delete", reason: "A scam" };
    const response = await decide(admin, comment, deletion);
    expect((await response.json<TicketPage>()).current).toBeNull();
    await decide(admin, ticketId, deletion);
    expect(await canSee(author, postId)).toBe(false);
    expect((await page(ticketId)).snapshot.text).toBe("Post 1");
    expect((await page(ticketId)).earlier).toMatchObject([
      { ticketId: comment, decision: "delete", reason: "A scam" },
    ]);
  });

  it("to suspend allows reading and shows the reason, and an appeal can end it", async () => {
    const { author, postId, ticketId } = await newReportedPost();
    const body = { decision: "suspend", reason: "Again and again", days: 7 };
    await decide(admin, ticketId, body);
    const me = await author.client.get(urls.api.currentUser);
    expect(await me.json()).toMatchObject({
      suspended: { reason: "Again and again", ticketId },
    });
    expect(await canSee(other, postId)).toBe(false);
    await author.client.post(urls.api.reports(`/${ticketId}/appeal`), {
      message: "Sorry",
    });
    await decide(admin, ticketId, dismissal);
    const [row] = await sqlRows(
      sql`SELECT suspendedUntil FROM users WHERE id = ${author.id}`,
    );
    expect(row).toEqual({ suspendedUntil: null });
    const person = await sendReport(other, {
      kind: "person",
      targetId: author.id,
    });
    const { ticketId: second } = await person.json<{ ticketId: string }>();
    await decide(admin, second, { ...body, days: null });
    expect(
      await sqlRows(
        sql`SELECT suspendedUntil FROM users WHERE id = ${author.id}`,
      ),
    ).toEqual([{ suspendedUntil: permanentlyMs }]);
  });

  it("succeeds once for two concurrent requests", async () => {
    const { author, reader, ticketId } = await newReportedPost();
    const responses = await Promise.all([
      decide(admin, ticketId, dismissal),
      decide(other, ticketId, { decision: "warn", reason: "Mind your words" }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      200, 409,
    ]);
    expect(await listNotifications(author)).toHaveLength(1);
    expect(await listNotifications(reader)).toHaveLength(1);
    const log = await sqlRows(
      sql`SELECT action FROM audit_log WHERE subjectId = ${author.id}`,
    );
    expect(log).toHaveLength(1);
    expect((await ticketRow(ticketId))["claimedBy"]).toBeNull();
  });

  it.each([
    ["without a reason", { decision: "hide" }, 422],
    ["without an end", { decision: "suspend", reason: "So" }, 422],
    ["for three days", { decision: "suspend", reason: "So", days: 3 }, 422],
    ["of no kind", { decision: "burn" }, 422],
  ])("%s is rejected", async (_, body, status) => {
    const { ticketId } = await newReportedPost();
    await expectProblem(await decide(admin, ticketId, body), status);
  });
});
