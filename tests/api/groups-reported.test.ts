import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import type { TicketPage } from "~/features/reports/queue";
import type { ReportKind } from "~/features/reports/report";
import { insertGroup, insertGroupPost } from "../helpers/groups";
import { expectProblem } from "../helpers/problem";
import * as tickets from "../helpers/reports";
import { newAdmin, queueUrl } from "../helpers/reports";
import { newComments, newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

let owner: SignedIn;
let leader: SignedIn;
let reporter: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  [owner, leader, reporter] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  admin = await newAdmin("write");
});

async function newGroup(options: Parameters<typeof insertGroup>[0] = {}) {
  const group = await insertGroup({
    members: { [owner.id]: "owner", [leader.id]: "leader" },
    ...options,
  });
  await sqlBatch([
    sql`UPDATE groups SET about = 'Pay first', place = 'Leeds' WHERE id = ${group.id}`,
  ]);
  return group;
}

const report = (person: SignedIn, slug: string) =>
  person.client.post("/api/reports", {
    kind: "group",
    targetId: slug,
    reason: "spam",
    mute: true,
  });

async function getTicketId(person: SignedIn, slug: string): Promise<string> {
  const response = await report(person, slug);
  expect(response.status).toBe(201);
  const { ticketId, muted } = await response.json<{
    ticketId: string;
    muted: boolean;
  }>();
  expect(muted).toBe(false);
  return ticketId;
}

const getTicket = async (ticketId: string) =>
  (await admin.client.get(`/api/admin/reports/${ticketId}`)).json<TicketPage>();

async function decide(ticketId: string, decision: string, reason = "A scam") {
  const path = `/api/admin/reports/${ticketId}/decision`;
  const response = await admin.client.post(path, { decision, reason });
  return response.status;
}

const getGroup = (person: SignedIn, slug: string) =>
  person.client.get(`/api/groups/${slug}`);
const getNotifications = (person: SignedIn) =>
  sqlRows(
    sql`SELECT kind FROM notifications WHERE userId = ${person.id} ORDER BY id`,
  );

describe("a reported group", () => {
  it("opens one ticket with what the group said, and its leaders don't learn of it", async () => {
    const { id, slug } = await newGroup({ name: "Riches" });
    const ticketId = await getTicketId(reporter, slug);
    expect(await getTicketId(leader, slug)).toBe(ticketId);
    const ticket = await getTicket(ticketId);
    expect(ticket).toMatchObject({
      kind: "group",
      targetId: id,
      subject: { id: owner.id },
      reportsCount: 2,
      snapshot: { type: "group", text: "Riches\nLeeds\nPay first" },
      current: { text: "Riches\nLeeds\nPay first", isHidden: false },
    });
    expect(await getNotifications(owner)).toEqual([]);
    expect(await getNotifications(leader)).toEqual([]);
  });

  it("is closed by a moderator, and opened again after the owner's appeal", async () => {
    const { slug } = await newGroup();
    const ticketId = await getTicketId(reporter, slug);
    for (const other of ["hide", "warn", "suspend", "ask_edit"]) {
      expect(await decide(ticketId, other)).toBe(422);
    }
    expect(await decide(ticketId, "delete")).toBe(200);
    const closed = await (await getGroup(owner, slug)).json<Group>();
    expect([closed.closedAt !== null, closed.canPost]).toEqual([true, false]);
    expect((await getGroup(reporter, slug)).status).toBe(404);
    expect(await getNotifications(owner)).toEqual([{ kind: "moderation" }]);
    const page = await owner.client.get(`/decisions/${ticketId}`);
    const text = await page.text();
    expect(text).toContain("Your group was closed, for this reason:");
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM audit_log WHERE action = 'group.closed' AND subjectId = ${owner.id}`,
      ),
    ).toBe(1);
    const appeal = await owner.client.post(`/api/reports/${ticketId}/appeal`, {
      message: "It's no scam",
    });
    expect(appeal.status).toBe(204);
    expect(await decide(ticketId, "keep", "")).toBe(200);
    const opened = await (await getGroup(owner, slug)).json<Group>();
    expect(opened.closedAt).toBeNull();
  });

  it("that was closed for another reason stays closed when it is kept", async () => {
    const { id, slug } = await newGroup();
    const ticketId = await getTicketId(reporter, slug);
    await sqlBatch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${id}`]);
    expect(await decide(ticketId, "keep", "")).toBe(200);
    expect(
      await sqlCount(sql`SELECT closedAt FROM groups WHERE id = ${id}`),
    ).toBe(1);
  });

  it("without an owner can be closed too", async () => {
    const { id, slug } = await newGroup({ members: {} });
    const ticketId = await getTicketId(reporter, slug);
    expect(await decide(ticketId, "delete")).toBe(200);
    expect(
      await sqlCount(sql`SELECT closedAt > 1 FROM groups WHERE id = ${id}`),
    ).toBe(1);
  });

  it("can't be reported by its owner, by strangers of a hidden group or by visitors", async () => {
    const { slug } = await newGroup({ joinPolicy: "hidden" });
    const tickets = () => sqlCount(sql`SELECT count(*) FROM report_tickets`);
    const before = await tickets();
    expect((await report(owner, slug)).status).toBe(422);
    expect((await report(reporter, slug)).status).toBe(404);
    expect((await report(reporter, "never-existed")).status).toBe(404);
    expect(await tickets()).toBe(before);
    const page = (person: SignedIn) =>
      person.client.get(`/report/group/${slug}`);
    expect((await page(reporter)).status).toBe(404);
    expect((await page(owner)).status).toBe(404);
    const html = await (await page(leader)).text();
    expect(html.replaceAll("<!-- -->", "")).toContain("Report this group");
    expect(html).not.toContain("Also mute");
  });

  it("that is hidden stays unknown to the moderator who reads its ticket", async () => {
    const { slug } = await newGroup({ joinPolicy: "hidden" });
    const ticketId = await getTicketId(leader, slug);
    await sqlBatch([sql`UPDATE groups SET about = 'New' WHERE slug = ${slug}`]);
    const ticket = await getTicket(ticketId);
    expect(ticket.current?.text).toBe(ticket.snapshot.text);
    expect(JSON.stringify(ticket)).not.toContain(slug);
    expect((await getGroup(admin, slug)).status).toBe(404);
  });
});

describe("an admin who leads the group", () => {
  beforeEach(async () => {
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${leader.id}`,
    ]);
  });

  const targets: [ReportKind, () => Promise<string>][] = [
    ["group", async () => (await newGroup()).slug],
    ["post", async () => (await newPostInGroup()).postId],
    ["comment", async () => (await newPostInGroup()).commentId],
  ];

  async function newPostInGroup() {
    const members = { [owner.id]: "owner", [leader.id]: "leader" } as const;
    const all = { ...members, [reporter.id]: "member" } as const;
    const { id } = await insertGroup({ members: all });
    const postId = await insertGroupPost(id, owner.id);
    const [commentId = ""] = await newComments(postId, owner.id, 1);
    return { postId, commentId };
  }

  it.each(targets)("doesn't learn of a reported %s", async (kind, create) => {
    const targetId = await create();
    const countOpen = async () => {
      const response = await leader.client.get("/api/auth/user");
      return (await response.json<{ openReports: number }>()).openReports;
    };
    const openBefore = await countOpen();
    const ticketId = await tickets.report(reporter, { kind, targetId });
    expect(await countOpen()).toBe(openBefore);
    const expectUnknown = async () => {
      const path = `/${ticketId}`;
      await expectProblem(await leader.client.get(queueUrl(path)), 404);
      await expectProblem(await tickets.claim(leader, ticketId), 404);
      const note = { message: "So" };
      const noted = await leader.client.post(queueUrl(`${path}/note`), note);
      await expectProblem(noted, 404);
      const decision = { decision: "keep", reason: "" };
      await expectProblem(
        await tickets.decide(leader, ticketId, decision),
        404,
      );
    };
    await expectUnknown();
    const list = await leader.client.get(`${queueUrl()}?limit=100`);
    expect(await list.text()).not.toContain(ticketId);
    expect(await getNotifications(leader)).toEqual([]);
    expect(await getNotifications(admin)).toEqual([{ kind: "new_report" }]);
    expect(await tickets.ticketRow(ticketId)).toMatchObject({
      status: "open",
      claimedBy: null,
    });
    expect(await decide(ticketId, "delete")).toBe(200);
    await expectUnknown();
  });
});
