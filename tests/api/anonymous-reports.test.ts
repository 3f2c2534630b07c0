import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AdminPost } from "~/features/admin/posts";
import type { AdminUser } from "~/features/admin/users";
import type { Comment } from "~/features/comments/comment";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { decide, newAdmin, queueUrl, report } from "../helpers/reports";
import { newPeople, newPost, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let author: SignedIn;
let reporter: SignedIn;
let admin: SignedIn;
let reader: SignedIn;
let postId: string;

beforeAll(async () => {
  [author, reporter] = (await newPeople(2)) as [SignedIn, SignedIn];
  admin = await newAdmin("write");
  reader = await newAdmin("read");
  postId = await newPrayer(author.id, true);
});

/** What would show who the author is. */
const expectMasked = (text: string) => {
  for (const secret of [author.id, author.username])
    expect(text).not.toContain(secret);
};

const getTicket = (ticketId: string) =>
  expectOk<TicketPage>(admin.client.get(queueUrl(`/${ticketId}`)));

const showAsker = (
  { client }: SignedIn,
  ticketId: string,
  reason = "To help",
) => client.post(queueUrl(`/${ticketId}/asker`), { reason });

const findAudit = (target: string) =>
  sqlRows(
    sql`SELECT actorId, action, subjectId, reason FROM audit_log WHERE target = ${target} ORDER BY seq`,
  );

describe("a report of an anonymous request", () => {
  let ticketId: string;
  let commentTicketId: string;
  let namedTicketId: string;

  beforeAll(async () => {
    const comment = await expectOk<Comment>(
      author.client.post(urls.api.comments(postId), { content: "Thank you" }),
    );
    ticketId = await report(reporter, { targetId: postId });
    commentTicketId = await report(reporter, {
      kind: "comment",
      targetId: comment.id,
    });
    namedTicketId = await report(reporter, {
      targetId: await newPost(author.id),
    });
    const power = sql`UPDATE users SET isPowerAdmin = 1, adminAccess = 'write' WHERE id = ${author.id}`;
    await sqlBatch([power]);
  });

  it("shows neither the author nor earlier decisions", async () => {
    for (const id of [ticketId, commentTicketId]) {
      const ticket = await getTicket(id);
      expect(ticket).toMatchObject({
        ...{ subject: null, isAnonymous: true, canDecide: true },
        ...{ earlier: [], suspension: null, sanction: null },
      });
      expectMasked(JSON.stringify(ticket));
    }
    const queue = await fetchAllPages<Ticket>(admin.client, queueUrl());
    const listed = queue.flat().filter(({ isAnonymous }) => isAnonymous);
    expect(listed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ticketId, commentTicketId]),
    );
    expectMasked(JSON.stringify(listed));
    const page = urls.admin({ view: "reports", ticket: ticketId });
    expectMasked(await (await admin.client.get(page)).text());
  });

  it("shows the author once, to write admins who give a reason", async () => {
    const refuse = (
      status: number,
      by: SignedIn,
      id: string,
      reason?: string,
    ) => ({
      name: `${status} ${id} ${reason}`,
      send: async () => {
        await expectProblem(await showAsker(by, id, reason), status);
      },
    });
    await expectNoWrites([
      refuse(403, reader, ticketId),
      refuse(403, reporter, ticketId),
      refuse(422, admin, ticketId, " "),
      refuse(404, author, ticketId),
    ]);
    const shown = await expectOk<TicketPage>(showAsker(admin, ticketId));
    expect(shown).toMatchObject({
      isAnonymous: false,
      subject: { id: author.id, username: author.username },
    });
    expect((await getTicket(ticketId)).subject).toBeNull();
    expect(await findAudit(`report:${ticketId}`)).toEqual([
      {
        actorId: admin.id,
        action: "report.asker_shown",
        subjectId: null,
        reason: "To help",
      },
    ]);
  });

  it("can be decided without looking, and leaves no trace of the author", async () => {
    const content = { decision: "hide", reason: "Too private" };
    await expectOk(decide(admin, ticketId, content));
    await expectOk(
      decide(admin, commentTicketId, { decision: "warn", reason: "So" }),
    );
    expect(await findAudit(`post:${postId}`)).toEqual([
      {
        actorId: admin.id,
        action: "post.hidden",
        subjectId: null,
        reason: "Too private",
      },
    ]);
    const power = await newAdmin("write", true);
    const named = await expectOk<TicketPage>(
      power.client.get(queueUrl(`/${namedTicketId}`)),
    );
    expect([named.subject?.id, named.earlier]).toEqual([author.id, []]);
    const decided = await expectOk<TicketPage>(
      decide(power, namedTicketId, { decision: "warn", reason: "So" }),
    );
    expect(decided.isAnonymous).toBe(false);
    expect((await getTicket(ticketId)).earlier).toEqual([]);
    const shown = await expectOk<TicketPage>(showAsker(admin, ticketId));
    expect(shown.earlier.map((one) => one.ticketId)).toEqual([namedTicketId]);
  });

  it("can suspend its author, whom the ticket still doesn't show", async () => {
    const [other] = (await newPeople(1)) as [SignedIn];
    const id = await newPrayer(other.id, true);
    const ticket = await report(reporter, { targetId: id });
    const suspension = { decision: "suspend", days: 7, reason: "So" };
    const decided = await expectOk<TicketPage>(
      decide(admin, ticket, suspension),
    );
    expect(decided).toMatchObject({ isInForce: true, suspension: null });
    expect(JSON.stringify(decided)).not.toContain(other.id);
    expect(await findAudit(`post:${id}`)).toMatchObject([
      { action: "user.suspended", subjectId: null },
    ]);
  });
});

describe("the admin lists", () => {
  const list = async (path: string) => {
    const response = await reader.client.get(path);
    expect(response.status).toBe(200);
    return response;
  };

  it("mask the author of an anonymous request, and don't find it by author", async () => {
    const id = await newPrayer(author.id, true);
    const named = await newPrayer(author.id);
    const all = await (
      await list(urls.api.admin("posts", { limit: 100 }))
    ).json<AdminPost[]>();
    const post = all.find((one) => one.id === id);
    expect(post).toMatchObject({
      userId: null,
      user: null,
      isProtected: false,
    });
    expectMasked(JSON.stringify(post));
    for (const path of [
      urls.api.admin("posts", { q: author.username, limit: 100 }),
      urls.api.admin(`users/${author.id}/posts`, { limit: 100 }),
    ]) {
      const ids = (await (await list(path)).json<AdminPost[]>()).map(
        (one) => one.id,
      );
      expect(ids).toContain(named);
      expect(ids).not.toContain(id);
    }
    const csv = await (await list(urls.api.admin("csv/posts"))).text();
    const line = csv.split("\n").find((one) => one.includes(id)) ?? "";
    expect(line).toContain("Please pray");
    expectMasked(line);
  });

  it("don't count anonymous requests, also hidden ones", async () => {
    const [one] = (await newPeople(1)) as [SignedIn];
    const id = await newPrayer(one.id, true);
    await newPrayer(one.id);
    await sqlBatch([sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${id}`]);
    const path = urls.api.admin("users", { q: one.username });
    const [user] = await (await list(path)).json<AdminUser[]>();
    expect(user?.totalPosts).toBe(1);
  });

  it("leave the author out of the audit log of likes and deletions", async () => {
    const id = await newPrayer(author.id, true);
    const post = `posts/${id}`;
    await admin.client.send("PATCH", urls.api.admin(`${post}/likes`), {
      body: { count: 5 },
    });
    const deletion = await admin.client.send(
      "DELETE",
      urls.api.admin(post),
      {},
    );
    expect(deletion.status).toBe(204);
    expect(await findAudit(`post:${id}`)).toMatchObject([
      { action: "post.likes", subjectId: null },
      { action: "post.deleted", subjectId: null },
    ]);
  });
});
