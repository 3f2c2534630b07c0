import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import type { OwnReport } from "~/features/reports/report";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { deleteAccount } from "../helpers/delete-account";
import { newImage } from "../helpers/full-account";
import { expectProblem } from "../helpers/problem";
import {
  decide,
  newAdmin,
  newReportedPost,
  report,
  ticketRow,
  queueUrl,
} from "../helpers/reports";
import {
  listAccounts,
  countSanctions,
  newEmail,
  newMember,
  trySignIn,
} from "../helpers/sanctions";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

// What remains after a reported or suspended user's account is deleted.

const halfYear = 180 * 86_400_000;

let admin: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
});

const page = async (ticketId: string) =>
  (await admin.client.get(queueUrl(`/${ticketId}`))).json<TicketPage>();

const suspend = (days: number | null) => ({
  decision: "suspend",
  reason: "Again and again",
  days,
});

describe("a reported person who deletes their account", () => {
  it("leaves the ticket, the snapshot and the report, and the reporter is notified of the decision", async () => {
    const { author, reader, ticketId } = await newReportedPost("child");
    expect((await deleteAccount(author)).status).toBe(204);
    const list = await admin.client.get(`${queueUrl()}?limit=100`);
    const found = (await list.json<Ticket[]>()).find(
      ({ id }) => id === ticketId,
    );
    expect(found).toMatchObject({
      subject: null,
      snapshot: { text: "Post 1" },
    });
    expect(await page(ticketId)).toMatchObject({
      subject: null,
      current: null,
      reports: [{ reporter: { id: reader.id }, message: "Look" }],
    });
    const view = await admin.client.get(
      urls.admin({ view: "reports", ticket: ticketId }),
    );
    expect(await view.text()).toContain("This account was deleted");
    await expectProblem(
      await decide(admin, ticketId, { decision: "hide", reason: "So" }),
      422,
    );
    const before = Date.now();
    const response = await decide(admin, ticketId, { decision: "keep" });
    expect(response.status).toBe(200);
    expect(Number((await ticketRow(ticketId))["redactAt"])).toBeGreaterThan(
      before + halfYear - 1,
    );
    const own = await reader.client.get(urls.api.reports());
    expect((await own.json<OwnReport[]>())[0]?.outcome).toBe("kept");
    expect(
      await sqlRows(
        sql`SELECT kind FROM notifications WHERE userId = ${reader.id}`,
      ),
    ).toEqual([{ kind: "report" }]);
  });

  it("keeps the ticket and its picture when an admin deletes the account", async () => {
    const [author, reader] = [await newPerson(), await newPerson()];
    const created = await author.client.post(urls.api.posts(), {
      type: "image",
      imageUrl: newImage(),
    });
    const { id: targetId, imageUrl } = await created.json<{
      id: string;
      imageUrl: string;
    }>();
    const ticketId = await report(reader, { targetId, reason: "child" });
    const address = urls.api.admin(`users/${author.id}`);
    expect((await admin.client.send("DELETE", address)).status).toBe(204);
    expect(await ticketRow(ticketId)).toMatchObject({
      status: "open",
      subjectId: author.id,
    });
    expect((await new ApiClient().get(imageUrl)).status).toBe(200);
  });

  it("schedules when decided and withdrawn tickets lose their text", async () => {
    const { author, reader, ticketId } = await newReportedPost();
    await decide(admin, ticketId, { decision: "warn", reason: "Be kind" });
    const withdrawn = await report(reader, {
      kind: "person",
      targetId: author.id,
    });
    await reader.client.send("DELETE", urls.api.reports(`/${withdrawn}`));
    await deleteAccount(author);
    const { decidedAt, redactAt } = await ticketRow(ticketId);
    expect(redactAt).toBe(Number(decidedAt) + halfYear);
    const row = await ticketRow(withdrawn);
    expect(Number(row["redactAt"])).toBeLessThanOrEqual(Date.now());
  });
});

describe("a suspended person who deletes their account", () => {
  async function suspendAndDelete(days: number | null) {
    const email = newEmail();
    const person = await newMember(email);
    const ticketId = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    await decide(admin, ticketId, suspend(days));
    expect((await deleteAccount(person)).status).toBe(204);
    return { email, ticketId };
  }

  it("can't sign in with the same e-mail address, but sees the reason and can appeal", async () => {
    const { email, ticketId } = await suspendAndDelete(7);
    const { client, location } = await trySignIn(email.toUpperCase());
    expect(location).toBe(urls.signInRefused);
    expect(client.jar.get("session")).toBeUndefined();
    expect(await listAccounts(email)).toEqual([]);
    const read = async () => (await client.get(urls.signInRefused)).text();
    const shown = await read();
    expect(shown).toContain("Again and again");
    expect(shown).toContain("The suspension ends on");
    const form = (origin: string) =>
      client.raw(urls.api.signInAppeal, {
        method: "POST",
        headers: {
          origin,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({
          message: "I have learned",
          returnTo: urls.signInRefused,
        }),
      });
    expect((await form("https://evil.example")).status).toBe(403);
    expect((await form(client.origin)).status).toBe(303);
    expect(await read()).toContain("reviewing your appeal");
    expect((await form(client.origin)).status).toBe(409);
    expect(await page(ticketId)).toMatchObject({
      status: "open",
      appeal: "I have learned",
      subject: null,
      sanction: { kind: "suspended" },
    });
    await decide(admin, ticketId, { decision: "keep" });
    expect(await countSanctions(ticketId)).toBe(0);
    expect((await trySignIn(email)).location).toBe(urls.root);
    expect(await listAccounts(email)).toHaveLength(1);
  });

  it("stays suspended as long as the appeal's decision says, and no one can appeal without the cookie", async () => {
    const { email, ticketId } = await suspendAndDelete(null);
    expect(await countSanctions(ticketId)).toBe(2);
    const body = { message: "Let me in" };
    await expectProblem(
      await new ApiClient().post(urls.api.signInAppeal, body),
      404,
    );
    const { client } = await trySignIn(email);
    expect((await client.post(urls.api.signInAppeal, body)).status).toBe(204);
    await decide(admin, ticketId, suspend(1));
    const [row] = await sqlRows(
      sql`SELECT max(until) AS until, max(expiresAt) AS expiresAt FROM sanctions WHERE ticketId = ${ticketId}`,
    );
    expect(row?.["until"]).toBeLessThan(Date.now() + 86_400_001);
    expect(row?.["expiresAt"]).toBe(row?.["until"]);
    expect((await trySignIn(email)).location).toBe(urls.signInRefused);
    await sqlBatch([
      sql`UPDATE sanctions SET until = 1, expiresAt = 1 WHERE ticketId = ${ticketId}`,
    ]);
    expect((await trySignIn(email)).location).toBe(urls.root);
  });

  it("is suspended by a ticket that was open when the account was deleted", async () => {
    const email = newEmail();
    const person = await newMember(email);
    const ticketId = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    await deleteAccount(person);
    expect(await countSanctions(ticketId)).toBe(0);
    expect((await decide(admin, ticketId, suspend(null))).status).toBe(200);
    expect(await countSanctions(ticketId)).toBe(2);
    expect((await ticketRow(ticketId))["subjectKeys"]).toBeNull();
    expect((await trySignIn(email)).location).toBe(urls.signInRefused);
    const { sanction } = await page(ticketId);
    await sqlBatch([
      sql`UPDATE sanctions SET expiresAt = ${Date.now() + 1000} WHERE ticketId = ${ticketId}`,
    ]);
    const renewed = await admin.client.post(queueUrl(`/${ticketId}/sanction`), {
      desired: true,
    });
    const after = (await renewed.json<TicketPage>()).sanction;
    expect(after?.until).toBeNull();
    expect(Date.parse(after?.expiresAt ?? "")).toBeGreaterThanOrEqual(
      Date.parse(sanction?.expiresAt ?? ""),
    );
    expect(
      await sqlRows(
        sql`SELECT action FROM audit_log WHERE action = 'sanction.renewed' AND target = ${`report:${ticketId}`}`,
      ),
    ).toHaveLength(1);
    const lift = { desired: false };
    const sanctionUrl = queueUrl(`/${ticketId}/sanction`);
    expect((await admin.client.post(sanctionUrl, lift)).status).toBe(200);
    expect(await countSanctions(ticketId)).toBe(0);
    await expectProblem(await admin.client.post(sanctionUrl, lift), 409);
    expect((await trySignIn(email)).location).toBe(urls.root);
  });

  it("is suspended in a new account opened before the decision", async () => {
    const email = newEmail();
    const person = await newMember(email);
    const ticketId = await report(await newPerson(), {
      kind: "person",
      targetId: person.id,
    });
    await deleteAccount(person);
    expect((await trySignIn(email)).location).toBe(urls.root);
    const id = String((await listAccounts(email))[0]?.["id"]);
    expect(await ticketRow(ticketId)).toMatchObject({
      subjectId: id,
      subjectKeys: null,
      redactAt: null,
    });
    await decide(admin, ticketId, suspend(7));
    const [row] = await sqlRows(
      sql`SELECT suspendedUntil AS until FROM users WHERE id = ${id}`,
    );
    expect(row?.["until"]).toBeGreaterThan(Date.now());
  });
});

describe("an admin who deletes an account", () => {
  const deleteUser = (id: string, body: object) =>
    admin.client.send("DELETE", urls.api.admin(`users/${id}`), { body });

  it("can ban the e-mail address, with a decision that can be appealed", async () => {
    const email = newEmail();
    const person = await newMember(email);
    await expectProblem(await deleteUser(person.id, { ban: true }), 422);
    expect(await listAccounts(email)).toHaveLength(1);
    const reason = "Threats";
    expect((await deleteUser(person.id, { ban: true, reason })).status).toBe(
      204,
    );
    const [ticket] = await sqlRows(
      sql`SELECT id, decision, redactAt - decidedAt AS retentionMs FROM report_tickets WHERE subjectId = ${person.id}`,
    );
    expect(ticket).toMatchObject({ decision: "ban", retentionMs: halfYear });
    const [row] = await sqlRows(
      sql`SELECT kind, until, createdBy FROM sanctions WHERE ticketId = ${String(ticket?.["id"])}`,
    );
    expect(row).toEqual({
      kind: "banned",
      until: permanentlyMs,
      createdBy: admin.id,
    });
    const { client, location } = await trySignIn(email);
    expect(location).toBe(urls.signInRefused);
    const shown = await (await client.get(urls.signInRefused)).text();
    expect(shown).toContain("Threats");
    const sent = await client.post(urls.api.signInAppeal, { message: "Sorry" });
    expect(sent.status).toBe(204);
    await decide(admin, String(ticket?.["id"]), { decision: "keep" });
    expect((await trySignIn(email)).location).toBe(urls.root);
  });

  it("allows a new account with the same e-mail address by default", async () => {
    const email = newEmail();
    const person = await newMember(email);
    expect((await deleteUser(person.id, {})).status).toBe(204);
    expect((await trySignIn(email)).location).toBe(urls.root);
  });
});
