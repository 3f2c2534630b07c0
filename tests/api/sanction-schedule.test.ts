import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sql, type Sql } from "~/db/sql";
import { permanentlyMs } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { getLocation } from "../helpers/sign-in";
import { startStubProvider } from "../helpers/stub-provider";

// The hourly job for tickets and sanctions of deleted accounts, and unverified e-mail addresses.

let provider: Awaited<ReturnType<typeof startStubProvider>>;
let site: LocalSite;
beforeAll(async () => {
  provider = await startStubProvider();
  site = await startSite({ vars: { OIDC_ISSUER: provider.url } });
});
afterAll(async () => {
  provider.close();
  await site.stop();
});

const run = async ({ text, values }: Sql) =>
  (
    await site.db
      .prepare(text)
      .bind(...values)
      .all()
  ).results;

const runHourlyJob = async () => {
  const worker = await site.mf.getWorker();
  expect((await worker.scheduled({ cron: "17 * * * *" })).outcome).toBe("ok");
};

/** Signs in and returns the last redirect. */
async function signIn(claims: Record<string, unknown>): Promise<string> {
  provider.respondWithUser(claims);
  const client = new ApiClient(site.url);
  const login = await client.get(urls.api.login);
  const state = new URL(getLocation(login)).searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "any", state });
  return getLocation(
    await client.get(`${urls.api.authCallback}?${query.toString()}`),
  );
}

let count = 0;
let person: SignedIn;
let ticketId: string;
/** A permanently suspended user, whose ticket has a snapshot and an appeal. */
beforeEach(async () => {
  count += 1;
  const batch = async (statements: Sql[]) => {
    for (const one of statements) await run(one);
  };
  [person] = (await newPeople(1, { url: site.url, batch })) as [SignedIn];
  ticketId = `0193-${count}`;
  await batch([
    sql`INSERT INTO identities (issuer, subject, userId, createdAt)
        VALUES (${provider.url}, ${`subject ${count}`}, ${person.id}, 1)`,
    sql`UPDATE users SET suspendedUntil = ${permanentlyMs} WHERE id = ${person.id}`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision,
          decisionReason, decidedAt, suspendedUntil, appeal)
        VALUES (${ticketId}, 'person', ${person.id}, ${person.id}, '{"type":"person","text":"Woe","imageUrl":"/images/x"}',
          1, 'decided', 'suspend', 'So', ${Date.now()}, ${permanentlyMs}, 'Mine')`,
  ]);
});

const endAccount = async () => {
  const response = await person.client.send(
    "DELETE",
    urls.api.user(person.id),
    {
      body: { handle: person.username },
    },
  );
  expect(response.status).toBe(204);
};

const ticket = async () =>
  (
    await run(
      sql`SELECT subjectId, targetId, snapshot, appeal, decisionReason FROM report_tickets WHERE id = ${ticketId}`,
    )
  )[0];

it("a ticket loses its text, picture and author when its retention ends, and not before", async () => {
  await endAccount();
  await runHourlyJob();
  const before = await ticket();
  expect(before).toMatchObject({ subjectId: person.id, appeal: "Mine" });
  const endRetention = (status: string) =>
    run(
      sql`UPDATE report_tickets SET redactAt = 1, status = ${status} WHERE id = ${ticketId}`,
    );
  // An open ticket still needs a decision.
  await endRetention("open");
  await runHourlyJob();
  expect(await ticket()).toEqual(before);
  await endRetention("decided");
  await runHourlyJob();
  expect(await ticket()).toEqual({
    subjectId: null,
    targetId: "deleted",
    snapshot: '{"type":"person","postId":null,"groupId":null,"byLeaders":null}',
    appeal: null,
    decisionReason: "So",
  });
});

it("an expired sanction is deleted; until then it contains no name", async () => {
  await endAccount();
  const listSanctions = () =>
    run(sql`SELECT * FROM sanctions WHERE ticketId = ${ticketId}`);
  const rows = await listSanctions();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(person.username);
  expect(JSON.stringify(rows)).not.toContain(`subject ${count}`);
  await runHourlyJob();
  expect(await listSanctions()).toEqual(rows);
  const claims = { sub: `subject ${count}`, email: `x${count}@example.org` };
  expect(await signIn(claims)).toBe(urls.signInRefused);
  await run(
    sql`UPDATE sanctions SET expiresAt = ${Date.now()} WHERE ticketId = ${ticketId}`,
  );
  expect(await signIn(claims)).toBe(urls.root);
  await runHourlyJob();
  expect(await listSanctions()).toEqual([]);
});

it("a sign-in with an unverified e-mail address isn't refused", async () => {
  const email = `${person.username}@example.org`;
  await endAccount();
  const stranger = { sub: `stranger ${count}`, email };
  expect(await signIn({ ...stranger, email_verified: false })).toBe(urls.root);
  expect(await signIn({ ...stranger, email_verified: true })).toBe(
    urls.signInRefused,
  );
});

it("an address that the deleted account never verified isn't refused", async () => {
  const email = `${person.username}@example.org`;
  await run(sql`UPDATE users SET emailVerified = 0 WHERE id = ${person.id}`);
  await endAccount();
  const owner = { sub: `owner ${count}`, email, email_verified: true };
  expect(await signIn(owner)).toBe(urls.root);
  expect(await signIn({ sub: `subject ${count}`, email })).toBe(
    urls.signInRefused,
  );
});
