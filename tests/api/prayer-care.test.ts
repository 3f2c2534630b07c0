import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { AppNotification } from "~/features/notifications/notification";
import type { OwnReport } from "~/features/reports/report";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import {
  decide,
  newAdmin,
  queueUrl,
  report,
  ticketRow,
} from "../helpers/reports";
import { newPeople, newPrayer, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

let admin: SignedIn;
let author: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
  [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const listNotifications = ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));
const loadDecision = async (ticketId: string) =>
  (await author.client.get(urls.decision(ticketId))).text();
const getFirstTicket = async () =>
  (await expectOk<Ticket[]>(admin.client.get(queueUrl())))[0];
const askForEdit = { decision: "ask_edit", reason: "Leave out her name" };

describe("a request that tells something private", () => {
  it("reopens its ticket after the edit that the author was asked for", async () => {
    const postId = await newPrayer(author.id, true);
    const details = { targetId: postId, reason: "private" } as const;
    const ticketId = await report(reader, details);
    const { weight } = await ticketRow(ticketId);
    expect(weight).toBeGreaterThan(12);
    const ticket = await expectOk<TicketPage>(
      decide(admin, ticketId, askForEdit),
    );
    expect(ticket).toMatchObject({
      status: "decided",
      decision: "ask_edit",
      decisionReason: "Leave out her name",
    });
    const [notification] = await listNotifications(author);
    expect(notification).toMatchObject({
      kind: "moderation",
      actors: [],
      detail: { ticketId, kind: "post", decision: "ask_edit" },
    });
    expect(await loadDecision(ticketId)).toContain("Leave out her name");
    const body = { content: "Please pray for somebody" };
    const edit = () =>
      author.client.send("PUT", urls.api.post(postId), { body });
    await expectOk(edit());
    expect(await getFirstTicket()).toMatchObject({
      id: ticketId,
      decision: "ask_edit",
      weight: Number(weight) + 1000,
    });
    expect(await loadDecision(ticketId)).toContain("We&#x27;ll look at it");

    // Asks once more; then the edit is accepted, which doesn't count against the reporter.
    await expectOk(decide(admin, ticketId, askForEdit));
    expect(await ticketRow(ticketId)).toMatchObject({
      weight,
      reviewRequestedAt: null,
    });
    await expectOk(edit());
    await expectOk(decide(admin, ticketId, { decision: "keep" }));
    expect(await ticketRow(ticketId)).toMatchObject({
      status: "decided",
      decision: "ask_edit",
      decisionReason: "Leave out her name",
    });
    expect(await loadDecision(ticketId)).toContain("nothing more to do");
    const [own] = await expectOk<OwnReport[]>(
      reader.client.get(urls.api.reports()),
    );
    expect(own).toMatchObject({ ticketId, outcome: "actioned" });
    await expectOk(edit());
    expect((await ticketRow(ticketId))["status"]).toBe("open");
  });

  it("in a comment too, unless there is a newer ticket", async () => {
    const postId = await newPrayer(reader.id);
    const { id } = await expectOk<Comment>(
      author.client.post(urls.api.comments(postId), { content: "Ann is ill" }),
    );
    const details = { kind: "comment", targetId: id } as const;
    const ticketId = await report(reader, { ...details, reason: "private" });
    await expectOk(decide(admin, ticketId, askForEdit));
    const [notification] = await listNotifications(author);
    expect(notification?.detail).toEqual({
      ticketId,
      kind: "comment",
      decision: "ask_edit",
    });
    const edit = (content: string) =>
      expectOk(
        author.client.send("PATCH", urls.api.comment(postId, id), {
          body: { content },
        }),
      );
    await edit("She is ill");
    expect((await ticketRow(ticketId))["status"]).toBe("open");
    await expectOk(decide(admin, ticketId, askForEdit));
    const newer = await report(reader, details);
    expect(newer).not.toBe(ticketId);
    await edit("They are ill");
    expect((await ticketRow(ticketId))["status"]).toBe("decided");
  });
});

describe("a prayer", () => {
  it("has none of its text in notifications", async () => {
    const postId = await newPrayer(author.id);
    await expectOk(
      reader.client.post(urls.api.like(postId), { desired: true }),
    );
    const content = `For my mother, @${reader.username}`;
    await expectOk(
      author.client.post(urls.api.posts(), { type: "prayer", content }),
    );
    for (const [person, kind] of [
      [author, "like"],
      [reader, "mention"],
    ] as const) {
      const [row] = await sqlRows(
        sql`SELECT detail FROM notifications WHERE userId = ${person.id} AND kind = ${kind}`,
      );
      expect(row?.["detail"]).toContain('"postType":"prayer"');
      expect(row?.["detail"]).not.toContain('"text"');
    }
  });

  it("has help below its comments, with a report form that names the danger", async () => {
    const postId = await newPrayer(author.id);
    const load = async (person: SignedIn, path: string) =>
      (await person.client.get(path)).text();
    const page = await load(reader, urls.post(postId));
    expect(page).toContain("Worried about this person?");
    expect(page).toContain('href="tel:116123"');
    expect(page).toMatch(
      new RegExp(
        `value="danger"[^>]* formaction="${urls.report("post", postId)}"`,
      ),
    );
    expect(await load(author, urls.post(postId))).not.toContain(
      "Report as danger",
    );
    const form = await load(
      reader,
      `${urls.report("post", postId)}?reason=danger`,
    );
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="danger"/);
  });
});
