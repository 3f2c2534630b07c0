import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import {
  claim,
  decide,
  newAdmin,
  newReportedPost,
  report,
  queueUrl,
} from "../helpers/reports";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

// Who can see and decide reports, and how the affected users are notified.

let admin: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
});

const page = async (ticketId: string) =>
  (await admin.client.get(queueUrl(`/${ticketId}`))).json<TicketPage>();

const dismissal = { decision: "keep" };

describe("the queue", () => {
  it("is for write admins, and hides reports about themselves", async () => {
    const { author, ticketId } = await newReportedPost();
    const readOnly = await newAdmin("read");
    for (const one of [author, readOnly]) {
      await expectProblem(await one.client.get(queueUrl()), 403);
      await expectProblem(await one.client.get(queueUrl(`/${ticketId}`)), 403);
    }
    expect(await page(ticketId)).toMatchObject({
      id: ticketId,
      status: "open",
      snapshot: { text: "Post 1" },
      reports: [{ reason: "spam", message: "Look", hasGoodRecord: false }],
      current: { text: "Post 1", isHidden: false },
      subject: { id: author.id },
      earlier: [],
      suspension: null,
    });
    await expectProblem(await claim(readOnly, ticketId), 403);
    await expectProblem(
      await decide(readOnly, ticketId, { decision: "keep" }),
      403,
    );
    await expectProblem(await admin.client.get(queueUrl("/none")), 404);
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write' WHERE id = ${author.id}`,
    ]);
    await expectProblem(await author.client.get(queueUrl(`/${ticketId}`)), 404);
    await expectProblem(await claim(author, ticketId), 404);
    await expectProblem(
      await author.client.send("POST", queueUrl(`/${ticketId}/note`), {
        body: { message: "It was not so" },
      }),
      404,
    );
    const waiting = await author.client.get(`${queueUrl()}?limit=100`);
    const shown = await waiting.json<Ticket[]>();
    expect(shown.map(({ id }) => id)).not.toContain(ticketId);
  });
});

describe("a decision", () => {
  it("can't be made about oneself or about a user with more rights", async () => {
    const power = await newAdmin("write", true);
    const reader = await newPerson();
    const reportUser = async (user: SignedIn) =>
      report(reader, { kind: "person", targetId: user.id });
    await expectProblem(
      await decide(admin, await reportUser(admin), dismissal),
      404,
    );
    const ticketAboutPower = await reportUser(power);
    await expectProblem(await decide(admin, ticketAboutPower, dismissal), 403);
    expect((await page(ticketAboutPower)).canDecide).toBe(false);
    const second = await newAdmin("write", true);
    const suspend = { decision: "suspend", reason: "So", days: 1 };
    await expectProblem(await decide(second, ticketAboutPower, suspend), 403);
    const hide = { decision: "hide", reason: "So" };
    await expectProblem(await decide(second, ticketAboutPower, hide), 422);
    expect((await decide(second, ticketAboutPower, dismissal)).status).toBe(
      200,
    );
  });

  it("can't be made by the reporter, except by a power admin", async () => {
    const power = await newAdmin("write", true);
    const person = await newPerson();
    const own = await report(admin, { kind: "person", targetId: person.id });
    await report(power, { kind: "person", targetId: person.id });
    await expectProblem(await decide(admin, own, dismissal), 403);
    expect((await page(own)).canDecide).toBe(false);
    expect((await decide(power, own, dismissal)).status).toBe(200);
  });

  it("to suspend an admin blocks their admin access meanwhile", async () => {
    const deputy = await newAdmin("write");
    const reader = await newPerson();
    const ticket = await report(reader, {
      kind: "person",
      targetId: deputy.id,
    });
    expect((await deputy.client.get(queueUrl())).status).toBe(200);
    await decide(admin, ticket, { decision: "suspend", reason: "So", days: 1 });
    await expectProblem(await deputy.client.get(queueUrl()), 403);
    const view = await deputy.client.get(urls.admin());
    expect(view.headers.get("location")).toBe("/");
  });

  it("to warn appears in the user's settings, with a link before and after an appeal", async () => {
    const { author, ticketId } = await newReportedPost();
    await decide(admin, ticketId, { decision: "warn", reason: "Be kind" });
    const settings = async () =>
      (await author.client.get(urls.settings)).text();
    const shown = await settings();
    expect(shown).toContain("Be kind");
    expect(shown).toContain(`href="${urls.decision(ticketId)}"`);
    const address = urls.api.reports(`/${ticketId}/appeal`);
    await author.client.post(address, { message: "I was" });
    expect(await settings()).toContain(urls.decision(ticketId));
  });

  it("by a form is refused, because the admin area needs JavaScript", async () => {
    const { ticketId } = await newReportedPost();
    const response = await admin.client.raw(queueUrl(`/${ticketId}/decision`), {
      method: "POST",
      headers: { origin: admin.client.origin },
      body: new URLSearchParams({
        decision: "suspend",
        reason: "So",
        days: "7",
      }),
    });
    await expectProblem(response, 415);
    expect((await page(ticketId)).status).toBe("open");
  });
});
