import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { OwnReport } from "~/features/reports/report";
import type { TicketPage } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { decide, newAdmin, report, ticketRow } from "../helpers/reports";
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
const askForEdit = { decision: "ask_edit", reason: "Leave out her name" };

describe("a request that tells something private", () => {
  it("is urgent, and its author can be asked for an edit", async () => {
    const postId = await newPrayer(author.id, true);
    const details = { targetId: postId, reason: "private" } as const;
    const ticketId = await report(reader, details);
    expect((await ticketRow(ticketId))["weight"]).toBeGreaterThan(11);
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
    const page = await author.client.get(urls.decision(ticketId));
    expect(await page.text()).toContain("Leave out her name");
    // It stays, so that its author can edit it.
    const body = { content: "Please pray for somebody" };
    await expectOk(author.client.send("PUT", urls.api.post(postId), { body }));
    const [own] = await expectOk<OwnReport[]>(
      reader.client.get(urls.api.reports()),
    );
    expect(own).toMatchObject({ ticketId, outcome: "actioned" });
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
