import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import {
  lockScreenText,
  notificationText,
} from "~/features/notifications/notification-text";
import { redactTickets } from "~/features/account/retained-tickets.server";
import type { Post } from "~/features/posts/post";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newAdmin, queueUrl, report } from "../helpers/reports";
import { newComments, newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";
import { siteDb } from "../helpers/site-db";

let leader: SignedIn;
let author: SignedIn;
let member: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
let slug: string;

beforeAll(async () => {
  [leader, author, member, stranger, admin] = (await newPeople(5)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${admin.id}`,
  ]);
  ({ slug } = await insertGroup({
    members: {
      [leader.id]: "leader",
      [author.id]: "member",
      [member.id]: "member",
      [stranger.id]: "owner",
    },
  }));
});

async function write(by: SignedIn, body: object = { group: slug }) {
  const text = { type: "text", content: "Selah", ...body };
  const response = await by.client.post(urls.api.posts(), text);
  expect(response.status).toBe(201);
  return response.json<Post>();
}

const remove = (
  by: SignedIn,
  path: string,
  body: unknown = { reason: "Not about prayer" },
  group = slug,
) => by.client.send("DELETE", urls.api.group(group, path), { body });

const fetchStatus = async ({ client }: SignedIn, { id }: Post) =>
  (await client.get(urls.api.post(id))).status;

const getTicketId = async (targetId: string) => {
  const [row] = await sqlRows(
    sql`SELECT id FROM report_tickets WHERE targetId = ${targetId} AND status = 'decided'`,
  );
  return String(row?.["id"]);
};

describe("a post that a leader removes", () => {
  it("is hidden, and its author may object to the moderators, who show it again", async () => {
    const post = await write(author);
    expect((await remove(leader, `/posts/${post.id}`)).status).toBe(204);
    expect(await fetchStatus(member, post)).toBe(404);
    expect(await fetchStatus(leader, post)).toBe(404);
    const own = await author.client.get(urls.api.post(post.id));
    const ticketId = await getTicketId(post.id);
    expect((await own.json<Post>()).hidden).toEqual({
      reason: "Not about prayer",
      ticketId,
    });
    const list = await author.client.get(urls.api.notifications());
    const [notification] = await list.json<AppNotification[]>();
    expect(notification).toMatchObject({
      kind: "moderation",
      detail: { ticketId, kind: "post", decision: "hide", byLeaders: true },
      actors: [],
      group: { name: "House group" },
    });
    const page = await author.client.get(urls.decision(ticketId));
    const html = await page.text();
    expect(html).toContain("The leaders of House group removed your post");
    expect(html).toContain("Not about prayer");

    const appeal = { message: "It was a psalm" };
    const appealed = await author.client.post(
      urls.api.reports(`/${ticketId}/appeal`),
      appeal,
    );
    expect(appealed.status).toBe(204);
    const decided = await admin.client.post(
      urls.api.admin(`reports/${ticketId}/decision`),
      { decision: "keep", reason: "" },
    );
    expect(decided.status).toBe(200);
    expect(await decided.json()).toMatchObject({
      snapshot: { byLeaders: true },
      decision: "hide",
      appealDecision: "keep",
    });
    expect(await fetchStatus(member, post)).toBe(200);
  });

  it("names its group only to those who may know it, and none on the lock screen if it is hidden", async () => {
    const { id: groupId, slug: ownSlug } = await insertGroup({
      members: { [leader.id]: "leader", [author.id]: "member" },
    });
    const post = await write(author, { group: ownSlug });
    await remove(leader, `/posts/${post.id}`, { reason: "So" }, ownSlug);
    const ticketId = await getTicketId(post.id);
    const show = async () => {
      const list = await author.client.get(urls.api.notifications());
      const [notification] = await list.json<AppNotification[]>();
      const decision = await author.client.get(urls.decision(ticketId));
      return [
        /The leaders of .*? removed your post/.exec(await decision.text())?.[0],
        notification && notificationText(notification).action,
        notification && lockScreenText(notification).title,
      ];
    };
    const named = "The leaders of House group removed your post";
    expect(await show()).toEqual([named, named, named]);
    await sqlBatch([
      sql`UPDATE groups SET joinPolicy = 'hidden' WHERE id = ${groupId}`,
    ]);
    expect(await show()).toEqual([named, named, "One of your groups"]);
    await sqlBatch([
      sql`DELETE FROM group_members WHERE groupId = ${groupId} AND userId = ${author.id}`,
    ]);
    const unnamed = "The leaders of one of your groups removed your post";
    expect(await show()).toEqual([unnamed, unnamed, "One of your groups"]);
  });

  it("isn't an admin action, and names no leader", async () => {
    const post = await write(author);
    const before = await sqlCount(sql`SELECT count(*) FROM audit_log`);
    await remove(leader, `/posts/${post.id}`);
    expect(await sqlCount(sql`SELECT count(*) FROM audit_log`)).toBe(before);
    const rows = await sqlRows(
      sql`SELECT * FROM report_tickets WHERE targetId = ${post.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(leader.id);
  });

  it("keeps the ticket that reports have opened for the moderators", async () => {
    const post = await write(author);
    await member.client.post(urls.api.reports(), {
      kind: "post",
      targetId: post.id,
      reason: "hate",
    });
    expect((await remove(leader, `/posts/${post.id}`)).status).toBe(204);
    const statuses = await sqlRows(
      sql`SELECT status, reportsCount FROM report_tickets WHERE targetId = ${post.id} ORDER BY status`,
    );
    expect(statuses).toEqual([
      { status: "decided", reportsCount: 0 },
      { status: "open", reportsCount: 1 },
    ]);
    const outcome = await member.client.get(urls.api.reports());
    const [own] = await outcome.json<{ outcome: string }[]>();
    expect(own?.outcome).toBe("waiting");
  });

  it("is unknown to the site's admins until its author objects", async () => {
    const post = await write(author);
    await remove(leader, `/posts/${post.id}`);
    const ticketId = await getTicketId(post.id);
    const targetId = (await write(author)).id;
    const reported = await report(member, { targetId });
    const readAdmin = await newAdmin("read");
    const get = (path: string, by = admin) => by.client.get(path);
    const seen = async () => {
      const decided = `${queueUrl("", { status: "decided" })}&limit=100`;
      const list = await (await get(decided)).json<Ticket[]>();
      const other = await get(queueUrl(`/${reported}`));
      const { earlier } = await other.json<TicketPage>();
      const statuses = [
        await get(queueUrl(`/${ticketId}`)),
        await get(urls.post(post.id), readAdmin),
      ].map(({ status }) => status);
      const isListed = list.some(({ id }) => id === ticketId);
      const isRecord = earlier.some((one) => one.ticketId === ticketId);
      return [...statuses, isListed, isRecord];
    };
    expect(await seen()).toEqual([404, 404, false, false]);
    await expectProblem(
      await admin.client.post(queueUrl(`/${ticketId}/note`), { message: "So" }),
      404,
    );
    const notes = sql`SELECT count(*) FROM ticket_notes WHERE ticketId = ${ticketId}`;
    expect(await sqlCount(notes)).toBe(0);

    const message = { message: "It was a psalm" };
    const appeal = urls.api.reports(`/${ticketId}/appeal`);
    expect((await author.client.post(appeal, message)).status).toBe(204);
    const decision = { decision: "hide", reason: "It wasn't" };
    const decide = queueUrl(`/${ticketId}/decision`);
    expect((await admin.client.post(decide, decision)).status).toBe(200);
    expect(await seen()).toEqual([200, 200, true, true]);
  });

  it("stays unknown to them after the author's account is deleted", async () => {
    const post = await write(author);
    await remove(leader, `/posts/${post.id}`);
    const ticketId = await getTicketId(post.id);
    await sqlBatch([
      sql`UPDATE report_tickets SET redactAt = 1 WHERE id = ${ticketId}`,
    ]);
    await redactTickets(siteDb, 1);
    await expectProblem(await admin.client.get(queueUrl(`/${ticketId}`)), 404);
  });

  it("is removed once by two leaders at the same time", async () => {
    const post = await write(author);
    const removals = [leader, stranger, leader, stranger].map((one) =>
      remove(one, `/posts/${post.id}`),
    );
    const statuses = (await Promise.all(removals)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404, 404, 404]);
  });

  it("is seen by a leader whom its author has blocked", async () => {
    const post = await write(author);
    const block = { desired: true };
    await author.client.post(urls.api.block(leader.id), block);
    expect((await remove(leader, `/posts/${post.id}`)).status).toBe(204);
    await author.client.post(urls.api.block(leader.id), { desired: false });
  });
});

it("a comment that a leader removes is hidden with its reason", async () => {
  const post = await write(author);
  const [id = ""] = await newComments(post.id, member.id, 1);
  expect((await remove(leader, `/comments/${id}`)).status).toBe(204);
  const seenBy = async ({ client }: SignedIn) => {
    const response = await client.get(urls.api.comments(post.id));
    return response.json<{ hidden?: { reason: string } }[]>();
  };
  expect(await seenBy(author)).toEqual([]);
  const [own] = await seenBy(member);
  expect(own?.hidden?.reason).toBe("Not about prayer");
});

it("refuses everybody else, and everything else", async () => {
  const post = await write(author);
  const own = await write(leader);
  const outside = await write(author, {});
  const other = await insertGroup({
    members: { [member.id]: "leader", [author.id]: "owner" },
  });
  const elsewhere = await write(author, { group: other.slug });
  const [comment = ""] = await newComments(post.id, author.id, 1);
  const path = `/posts/${post.id}`;
  const calls = [
    [() => remove(member, path), 403],
    [() => remove(author, path), 403],
    [() => remove(member, `/comments/${comment}`), 403],
    [() => remove(member, path, undefined, other.slug), 404],
    [() => remove(member, `/comments/${comment}`, undefined, other.slug), 404],
    [() => remove(leader, `/posts/${elsewhere.id}`), 404],
    [() => remove(leader, `/posts/${outside.id}`), 404],
    [() => remove(leader, `/posts/${own.id}`), 404],
    [() => remove(leader, "/posts/nothing"), 404],
    [() => remove(leader, path, undefined, "no-such-group"), 404],
    [() => remove(leader, path, { reason: " " }), 422],
    [() => remove(leader, path, { reason: "x".repeat(501) }), 422],
    [() => leader.client.post(urls.api.group(slug, path)), 405],
    [() => fetch(leader.client.origin + urls.api.group(slug, path)), 405],
  ] as const;
  await expectNoWrites(
    calls.map(([send, status], i) => ({
      name: `${i}`,
      send: async () => {
        await expectProblem(await send(), status);
      },
    })),
  );
});
