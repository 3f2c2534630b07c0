import { beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { type Sql, sql } from "~/db/sql";
import { deleteExpiredInvites } from "~/features/groups/invite.server";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startDatabases } from "../helpers/databases";
import { invite, usesLeft } from "../helpers/group-invites";
import { insertGroup } from "../helpers/groups";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { recordStatements } from "../helpers/recording-database";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

let owner: SignedIn;
let leader: SignedIn;

beforeAll(async () => {
  [owner, leader] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const newGroup = (name = "House group") =>
  insertGroup({
    name,
    members: { [owner.id]: "owner", [leader.id]: "leader" },
  });

interface Case {
  guest: string;
  groupId: string;
  inviteId: string;
}

const block = (blocker: string, blocked: string) =>
  sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${blocker}, ${blocked}, 1)`;

const request = (groupId: string, guest: string, status: string) =>
  sql`INSERT INTO group_requests (groupId, userId, status, createdAt, settledAt)
      VALUES (${groupId}, ${guest}, ${status}, 1, ${Date.now()})`;

const reasons: Record<string, (one: Case) => Sql> = {
  "used up": ({ inviteId }) =>
    sql`UPDATE group_invites SET usesLeft = 0 WHERE id = ${inviteId}`,
  expired: ({ inviteId }) =>
    sql`UPDATE group_invites SET expiresAt = ${Date.now()} WHERE id = ${inviteId}`,
  revoked: ({ inviteId }) =>
    sql`UPDATE group_invites SET revokedAt = 1 WHERE id = ${inviteId}`,
  deleted: ({ inviteId }) =>
    sql`DELETE FROM group_invites WHERE id = ${inviteId}`,
  banned: ({ groupId, guest }) => request(groupId, guest, "banned"),
  declined: ({ groupId, guest }) => request(groupId, guest, "declined"),
  "blocked by the inviter": ({ guest }) => block(leader.id, guest),
  "blocks the inviter": ({ guest }) => block(guest, leader.id),
  "blocked by the owner": ({ guest }) => block(owner.id, guest),
  "blocks the owner": ({ guest }) => block(guest, owner.id),
  closed: ({ groupId }) =>
    sql`UPDATE groups SET closedAt = 1 WHERE id = ${groupId}`,
  ownerless: ({ groupId }) =>
    sql`DELETE FROM group_members WHERE groupId = ${groupId} AND role = 'owner'`,
  "of a former leader": ({ groupId }) =>
    sql`UPDATE group_members SET role = 'member' WHERE groupId = ${groupId} AND userId = ${leader.id}`,
};

/** All answers must be equal, apart from what is random in each. */
async function describeAnswers(client: ApiClient, token: string) {
  const posted = await client.post(urls.api.join(token));
  const problem = await expectProblem(posted, 404);
  const page = await client.get(urls.join(token));
  const html = (await page.text()).replaceAll(token, "TOKEN");
  return {
    problem,
    status: page.status,
    headers: [...page.headers]
      .filter(
        ([name]) =>
          !/^(date|x-request-id|server-timing|content-length)$/.test(name),
      )
      .join("\n"),
    html: html.replaceAll(/data-member="[^"]*"|nonce-\w+/g, ""),
  };
}

describe("an invitation that can't be used", () => {
  it("answers the same for every reason, and writes nothing", async () => {
    const guest = await newPerson();
    const never = await describeAnswers(guest.client, "a".repeat(32));
    expect(never.status).toBe(404);
    expect(never.problem.detail).toBe("This invitation can't be used.");
    expect(never.html).toContain("This invitation can&#x27;t be used.");
    for (const [reason, toSql] of Object.entries(reasons)) {
      const { id: groupId, slug } = await newGroup(`Sentinel ${reason}`);
      const created = await invite(leader, slug, { namesInviter: true });
      const statement = toSql({
        ...{ guest: guest.id, groupId },
        inviteId: created.id,
      });
      await sqlBatch([statement]);
      const [answers] = await expectNoWrites([
        {
          name: reason,
          send: () => describeAnswers(guest.client, created.token),
        },
      ]);
      expect(answers, reason).toEqual(never);
      await sqlBatch([
        sql`DELETE FROM blocks WHERE ${guest.id} IN (blockerId, blockedId)`,
      ]);
    }
  });

  it("belongs to a group whose owner is suspended", async () => {
    const [boss, guest] = (await newPeople(2)) as [SignedIn, SignedIn];
    const { slug } = await insertGroup({ members: { [boss.id]: "owner" } });
    const { token } = await invite(boss, slug);
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = ${Date.now() + 1e6} WHERE id = ${boss.id}`,
    ]);
    await expectProblem(await guest.client.post(urls.api.join(token)), 404);
  });

  it("stays refused after 200 guesses", async () => {
    const guest = await newPerson();
    const { slug } = await newGroup();
    const { token } = await invite(leader, slug);
    const statuses = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const guess = token.slice(0, -2) + `${i}`.padStart(3, "0");
      const response = await guest.client.post(urls.api.join(guess));
      statuses.add(response.status);
    }
    expect([...statuses]).toEqual([404]);
  });
});

it("a revoked link is refused to others and no longer listed, and revoking again changes nothing", async () => {
  const { slug } = await newGroup();
  const { id, token } = await invite(leader, slug);
  const path = urls.api.group(slug, `/invites/${id}`);
  for (let i = 0; i < 2; i++) {
    expect((await owner.client.send("DELETE", path)).status).toBe(204);
  }
  const list = await owner.client.get(urls.api.group(slug, "/invites"));
  expect(await list.json()).toEqual([]);
  const guest = await newPerson();
  await expectProblem(await guest.client.post(urls.api.join(token)), 404);
});

it("a visitor is asked to sign in before anything about the invitation is checked", async () => {
  const visitor = new ApiClient();
  await expectProblem(await visitor.post(urls.api.join("x")), 401);
});

describe("the page of an invitation", () => {
  it("uses nothing up and shows what a newcomer needs", async () => {
    const { id, slug } = await newGroup("Lydia's house");
    await sqlBatch([
      sql`UPDATE groups SET about = 'Soup and psalms' WHERE id = ${id}`,
      sql`UPDATE users SET firstName = 'Priscilla', lastName = NULL WHERE id = ${leader.id}`,
    ]);
    const created = await invite(leader, slug, { namesInviter: true });
    const quiet = await invite(leader, slug);
    const page = await new ApiClient().get(urls.join(created.token));
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const html = (await page.text()).replaceAll("<!-- -->", "");
    for (const text of [
      "Lydia&#x27;s house",
      "Soup and psalms",
      "2 members",
      "Priscilla",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain("Sign in to ask to join");
    expect(html).toContain(
      `/api/login?returnTo=${encodeURIComponent(urls.join(created.token))}`,
    );
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toContain(
      '<meta property="og:title" content="An invitation"/>',
    );
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/Lydia|Soup|Priscilla/);
    expect(await usesLeft(created.id)).toBe(10);

    const other = await new ApiClient().get(urls.join(quiet.token));
    expect(await other.text()).not.toContain("Priscilla");
    const robots = await new ApiClient().get("/robots.txt");
    expect(await robots.text()).toContain("Disallow: /join/");
  });

  it("joins by a form without JavaScript, whose origin the referrer policy hides", async () => {
    const { slug } = await newGroup();
    const { id, token } = await invite(leader, slug, { skipsApproval: true });
    const { client } = await newPerson();
    const page = await (await client.get(urls.join(token))).text();
    expect(page).toContain(
      `<form method="post" action="${urls.api.join(token)}"`,
    );
    const send = (headers: Record<string, string>) =>
      client.raw(urls.api.join(token), {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: "null",
          ...headers,
        },
        body: new URLSearchParams({ returnTo: urls.join(token) }).toString(),
      });
    expect((await send({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send({})).status).toBe(403);
    expect(await usesLeft(id)).toBe(10);
    const joined = await send({ "sec-fetch-site": "same-origin" });
    expect(joined.status).toBe(303);
    expect(joined.headers.get("location")).toBe(urls.join(token));
    expect(await usesLeft(id)).toBe(9);
    const after = await (await client.get(urls.join(token))).text();
    expect(after).toContain(`href="${urls.group(slug)}"`);
  });
});

it("are deleted once they have expired", async () => {
  const mf = await startDatabases();
  const database = await mf.getD1Database("DB");
  const insert = (table: string, values: string) =>
    database.prepare(`INSERT INTO ${table} VALUES (${values})`);
  await database.batch([
    insert("users (id, username, createdAt)", "'u', 'u', 1"),
    insert("groups (id, slug, createdAt)", "'g', 'g', 1"),
    ...[99, 100].map((expiresAt) =>
      insert(
        "group_invites (id, groupId, inviterId, tokenHash, usesLeft, expiresAt, skipsApproval, namesInviter, createdAt)",
        `'i${expiresAt}', 'g', 'u', 't${expiresAt}', 1, ${expiresAt}, 0, 0, 1`,
      ),
    ),
  ]);
  await deleteExpiredInvites(new Db(recordStatements(database).database), 100);
  const { results } = await database
    .prepare("SELECT id FROM group_invites")
    .all();
  expect(results).toEqual([{ id: "i100" }]);
  await mf.dispose();
});
