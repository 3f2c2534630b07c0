import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { OwnReport } from "~/features/reports/report";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import { newTrustedPeople, report, ticketRow } from "../helpers/reports";
import {
  newPeople,
  newPerson,
  newPost,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

const withdraw = ({ client }: SignedIn, ticketId: string) =>
  client.send("DELETE", urls.api.reports(`/${ticketId}`));

const decide = (ticketId: string, decision: string) =>
  sqlBatch([
    sql`UPDATE report_tickets SET status = 'decided', decision = ${decision}, decisionReason = 'So', decidedAt = 1
        WHERE id = ${ticketId}`,
  ]);

describe("DELETE /api/reports/{ticketId}", () => {
  it("withdraws the user's report and its weight, and can be repeated", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    const [a, b] = (await newTrustedPeople(2)) as [SignedIn, SignedIn];
    const ticketId = await report(a, { targetId, reason: "danger" });
    await report(b, { targetId });
    expect((await withdraw(a, ticketId)).status).toBe(204);
    expect((await withdraw(a, ticketId)).status).toBe(204);
    expect(await ticketRow(ticketId)).toMatchObject({
      status: "open",
      reportsCount: 1,
      weight: 3,
    });
    const [own] = await (
      await a.client.get(urls.api.reports())
    ).json<OwnReport[]>();
    expect(own?.outcome).toBe("withdrawn");
    // A new report counts again.
    await report(a, { targetId });
    expect(await ticketRow(ticketId)).toMatchObject({ weight: 5 });
  });

  it("returns 404 to other users, and 409 after the decision", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const ticketId = await report(reader, { targetId });
    await expectProblem(await withdraw(author, ticketId), 404);
    await decide(ticketId, "keep");
    await expectProblem(await withdraw(reader, ticketId), 409);
  });

  it("an account's reports are deleted with it, but the ticket stays open", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const ticketId = await report(reader, { targetId });
    await sqlBatch([sql`DELETE FROM users WHERE id = ${reader.id}`]);
    const left = { status: "open", reportsCount: 0 };
    expect(await ticketRow(ticketId)).toMatchObject(left);
  });
});

describe("a good record", () => {
  it("is lost when most reports are rejected", async () => {
    const author = await newPerson();
    const [reader] = (await newTrustedPeople(1)) as [SignedIn];
    const ids = await newPosts(author.id, 4);
    const reportAndGetWeight = async (targetId = "") => {
      const ticketId = await report(reader, { targetId });
      const { weight } = await ticketRow(ticketId);
      return [ticketId, weight] as const;
    };
    const [first, weight] = await reportAndGetWeight(ids[0]);
    expect(weight).toBe(3);
    await decide(first, "keep");
    // One decision isn't enough.
    const [second, still] = await reportAndGetWeight(ids[1]);
    expect(still).toBe(3);
    await decide(second, "hide");
    const [third, half] = await reportAndGetWeight(ids[2]);
    expect(half).toBe(3);
    await decide(third, "keep");
    expect((await reportAndGetWeight(ids[3]))[1]).toBe(2);
  });

  it("doesn't hide a post again that an admin decided to keep", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    const crowd = await newTrustedPeople(3);
    for (const one of crowd) {
      await decide(await report(one, { targetId }), "keep");
    }
    await sqlBatch([
      sql`UPDATE posts SET hiddenAt = NULL WHERE id = ${targetId}`,
    ]);
    for (const one of crowd) await report(one, { targetId });
    const seen = await crowd[0]?.client.get(urls.api.post(targetId));
    expect(seen?.status).toBe(200);
  });
});

describe("GET /api/reports", () => {
  it("continues on the next page", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    for (const targetId of await newPosts(author.id, 3)) {
      await report(reader, { targetId });
    }
    const page = await reader.client.get(`${urls.api.reports()}?limit=2`);
    expect(await page.json<OwnReport[]>()).toHaveLength(2);
    const next = /<(.*)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
    const rest = await reader.client.get(next);
    expect(await rest.json<OwnReport[]>()).toHaveLength(1);
  });
});
