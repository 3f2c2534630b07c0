import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Session } from "~/features/auth/session";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { signIn } from "../helpers/sign-in";
import { sqlBatch, sqlCount } from "../helpers/site";

let people = 0;
const newEmail = () =>
  `s${Date.now().toString(36)}${(people += 1)}@example.org`;

const sessionsOf = async (client: ApiClient) => {
  const response = await client.get(urls.api.sessions);
  expect(response.status).toBe(200);
  return response.json<Session[]>();
};
const isIn = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).status === 200;

/** One person, signed in at three places; the first has a name that is known. */
async function threePlaces() {
  const email = newEmail();
  const first = await signIn(email);
  return [first, await signIn(email), await signIn(email)] as const;
}

describe("GET /api/auth/sessions", () => {
  it("names the place that asks first, and nothing that opens one", async () => {
    const [first, second] = await threePlaces();
    const sessions = await sessionsOf(first);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/) as string,
      device: "Unknown device",
      createdAt: expect.stringMatching(/Z$/) as string,
      lastSeenAt: expect.stringMatching(/Z$/) as string,
      isCurrent: true,
    });
    expect(sessions.slice(1).map(({ isCurrent }) => isCurrent)).toEqual([
      false,
      false,
    ]);
    const text = JSON.stringify(sessions);
    for (const { jar } of [first, second]) {
      expect(text).not.toContain(jar.get("session"));
    }
    const [, latest = "", earlier = ""] = sessions.map(
      ({ createdAt }) => createdAt,
    );
    expect(latest >= earlier).toBe(true);
  });

  it("leaves out those that have ended, and ends somewhere", async () => {
    const me = await newPerson();
    await sqlBatch([
      sql`INSERT INTO sessions (id, userId, userAgent, createdAt, expiresAt)
          VALUES (${`${me.id} old`}, ${me.id}, 'Firefox/1', 1, 2)`,
    ]);
    expect(await sessionsOf(me.client)).toHaveLength(1);
    await sqlBatch([
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
          INSERT INTO sessions (id, userId, createdAt, expiresAt)
          SELECT ${me.id} || i, ${me.id}, i, ${Date.now() + 3_600_000} FROM n`,
    ]);
    expect(await sessionsOf(me.client)).toHaveLength(51);
  });

  it("refuses a visitor", async () => {
    await expectProblem(await new ApiClient().get(urls.api.sessions), 401);
  });
});

describe("a visit", () => {
  const day = 86_400_000;
  const endOf = (userId: string) =>
    sqlCount(sql`SELECT expiresAt FROM sessions WHERE userId = ${userId}`);
  const setEnd = (userId: string, end: number) =>
    sqlBatch([
      sql`UPDATE sessions SET expiresAt = ${end} WHERE userId = ${userId}`,
    ]);
  const sessionCookie = (response: Response) =>
    response.headers.getSetCookie().find((line) => /^session=/.test(line));

  it("pushes the end of a session away and keeps its cookie as long", async () => {
    const { id, client } = await newPerson();
    await setEnd(id, Date.now() + 60_000);
    const token = client.jar.get("session");
    const response = await client.get(urls.api.currentUser);
    expect(sessionCookie(response)).toMatch(/; Max-Age=34560000;/);
    expect(client.jar.get("session")).toBe(token);
    await expect
      .poll(() => endOf(id))
      .toBeGreaterThan(Date.now() + 30 * day - 60_000);
    const [here] = await sessionsOf(client);
    expect(Date.parse(here?.lastSeenAt ?? "")).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it("writes once a day at most", async () => {
    const { id, client } = await newPerson();
    const end = Date.now() + 29 * day + 60_000;
    await setEnd(id, end);
    const response = await client.get(urls.api.currentUser);
    expect(sessionCookie(response)).toBeUndefined();
    expect(await endOf(id)).toBe(end);
  });

  it("that signs out does not bring the cookie back", async () => {
    const { id, client } = await newPerson();
    await setEnd(id, Date.now() + 60_000);
    await client.post(urls.api.clearSession);
    expect(client.jar.get("session")).toBeUndefined();
    expect(await isIn(client)).toBe(false);
  });
});

describe("DELETE /api/auth/sessions/{id}", () => {
  const end = (client: ApiClient, id: string) =>
    client.send("DELETE", urls.api.session(id));

  it("signs one place out, at once", async () => {
    const [first, second, third] = await threePlaces();
    const own = (await sessionsOf(second)).find(({ isCurrent }) => isCurrent);
    const response = await end(first, own?.id ?? "");
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(await isIn(second)).toBe(false);
    await expectProblem(
      await second.post(urls.api.posts(), { type: "text", content: "Selah" }),
      401,
    );
    expect(await isIn(first)).toBe(true);
    expect(await isIn(third)).toBe(true);
    await expectProblem(await end(first, own?.id ?? ""), 404);
  });

  it("knows nobody else's", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    const [theirs] = await sessionsOf(them.client);
    await expectProblem(await end(me.client, theirs?.id ?? ""), 404);
    await expectProblem(await end(me.client, "nothing"), 404);
    await expectProblem(await end(me.client, "' OR 1=1 --"), 404);
    expect(await isIn(them.client)).toBe(true);
    expect(await isIn(me.client)).toBe(true);
  });

  it("refuses a visitor, another site, and other methods", async () => {
    const me = await newPerson();
    const [own] = await sessionsOf(me.client);
    const address = urls.api.session(own?.id ?? "");
    await expectProblem(await new ApiClient().send("DELETE", address), 401);
    const headers = { origin: "https://evil.example" };
    await expectProblem(
      await me.client.send("DELETE", address, { headers }),
      403,
    );
    const get = await me.client.get(address);
    await expectProblem(get, 405);
    expect(get.headers.get("allow")).toBe("DELETE");
    expect(await isIn(me.client)).toBe(true);
  });
});

describe("DELETE /api/auth/sessions", () => {
  const endOthers = (client: ApiClient) =>
    client.send("DELETE", urls.api.sessions);

  it("leaves the place that asks, and other people", async () => {
    const [first, second, third] = await threePlaces();
    const other = await newPerson();
    const response = await endOthers(first);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ended: 2 });
    expect(await isIn(first)).toBe(true);
    expect(await isIn(second)).toBe(false);
    expect(await isIn(third)).toBe(false);
    expect(await isIn(other.client)).toBe(true);
    expect(await (await endOthers(first)).json()).toEqual({ ended: 0 });
  });

  it("leaves at most one of two places that end each other at once", async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail();
      const places = [await signIn(email), await signIn(email)] as const;
      const me = await places[0].get(urls.api.currentUser);
      const { id } = await me.json<{ id: string }>();
      await Promise.all(places.map(endOthers));
      expect(
        await sqlCount(sql`SELECT count(*) FROM sessions WHERE userId = ${id}`),
      ).toBeLessThanOrEqual(1);
    }
  });

  it("refuses a visitor, another site, and other methods", async () => {
    const me = await newPerson();
    await expectProblem(await endOthers(new ApiClient()), 401);
    const headers = { origin: "https://evil.example" };
    await expectProblem(
      await me.client.send("DELETE", urls.api.sessions, { headers }),
      403,
    );
    const post = await me.client.post(urls.api.sessions);
    await expectProblem(post, 405);
    expect(post.headers.get("allow")).toBe("GET, HEAD, DELETE");
  });
});
