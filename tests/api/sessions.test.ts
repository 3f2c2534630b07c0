import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Session } from "~/features/auth/session";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { signIn } from "../helpers/sign-in";
import { sqlBatch, sqlCount } from "../helpers/site";

let emails = 0;
const newEmail = () =>
  `s${Date.now().toString(36)}${(emails += 1)}@example.org`;

const listSessions = async (client: ApiClient) => {
  const response = await client.get(urls.api.sessions);
  expect(response.status).toBe(200);
  return response.json<Session[]>();
};
const isSignedIn = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).status === 200;

/** Signs one user in on three devices. */
async function signInOnThreeDevices() {
  const email = newEmail();
  const first = await signIn(email);
  return [first, await signIn(email), await signIn(email)] as const;
}

describe("GET /api/auth/sessions", () => {
  it("lists the current session first, and exposes no token", async () => {
    const [first, second] = await signInOnThreeDevices();
    const sessions = await listSessions(first);
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

  it("omits expired sessions, and has at most 50 others", async () => {
    const me = await newPerson();
    await sqlBatch([
      sql`INSERT INTO sessions (id, userId, userAgent, createdAt, expiresAt)
          VALUES (${`${me.id} old`}, ${me.id}, 'Firefox/1', 1, 2)`,
    ]);
    expect(await listSessions(me.client)).toHaveLength(1);
    await sqlBatch([
      sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
          INSERT INTO sessions (id, userId, createdAt, expiresAt)
          SELECT ${me.id} || i, ${me.id}, i, ${Date.now() + 3_600_000} FROM n`,
    ]);
    expect(await listSessions(me.client)).toHaveLength(51);
  });

  it("refuses a visitor", async () => {
    await expectProblem(await new ApiClient().get(urls.api.sessions), 401);
  });
});

describe("a visit", () => {
  const day = 86_400_000;
  const getExpiry = (userId: string) =>
    sqlCount(sql`SELECT expiresAt FROM sessions WHERE userId = ${userId}`);
  const setExpiry = (userId: string, end: number) =>
    sqlBatch([
      sql`UPDATE sessions SET expiresAt = ${end} WHERE userId = ${userId}`,
    ]);
  const sessionCookie = (response: Response) =>
    response.headers.getSetCookie().find((line) => /^session=/.test(line));

  it("extends the session and its cookie", async () => {
    const { id, client } = await newPerson();
    await setExpiry(id, Date.now() + 60_000);
    const token = client.jar.get("session");
    const response = await client.get(urls.api.currentUser);
    expect(sessionCookie(response)).toMatch(/; Max-Age=34560000;/);
    expect(client.jar.get("session")).toBe(token);
    await expect
      .poll(() => getExpiry(id))
      .toBeGreaterThan(Date.now() + 30 * day - 60_000);
    const [here] = await listSessions(client);
    expect(Date.parse(here?.lastSeenAt ?? "")).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it("writes at most once a day", async () => {
    const { id, client } = await newPerson();
    const end = Date.now() + 29 * day + 60_000;
    await setExpiry(id, end);
    const response = await client.get(urls.api.currentUser);
    expect(sessionCookie(response)).toBeUndefined();
    expect(await getExpiry(id)).toBe(end);
  });

  it("that signs out doesn't set the cookie again", async () => {
    const { id, client } = await newPerson();
    await setExpiry(id, Date.now() + 60_000);
    await client.post(urls.api.clearSession);
    expect(client.jar.get("session")).toBeUndefined();
    expect(await isSignedIn(client)).toBe(false);
  });
});

describe("DELETE /api/auth/sessions/{id}", () => {
  const end = (client: ApiClient, id: string) =>
    client.send("DELETE", urls.api.session(id));

  it("signs out one device immediately", async () => {
    const [first, second, third] = await signInOnThreeDevices();
    const own = (await listSessions(second)).find(({ isCurrent }) => isCurrent);
    const response = await end(first, own?.id ?? "");
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(await isSignedIn(second)).toBe(false);
    await expectProblem(
      await second.post(urls.api.posts(), { type: "text", content: "Selah" }),
      401,
    );
    expect(await isSignedIn(first)).toBe(true);
    expect(await isSignedIn(third)).toBe(true);
    await expectProblem(await end(first, own?.id ?? ""), 404);
  });

  it("returns 404 for another user's session", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    const [theirs] = await listSessions(them.client);
    await expectProblem(await end(me.client, theirs?.id ?? ""), 404);
    await expectProblem(await end(me.client, "nothing"), 404);
    await expectProblem(await end(me.client, "' OR 1=1 --"), 404);
    expect(await isSignedIn(them.client)).toBe(true);
    expect(await isSignedIn(me.client)).toBe(true);
  });

  it("refuses a visitor, another site, and other methods", async () => {
    const me = await newPerson();
    const [own] = await listSessions(me.client);
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
    expect(await isSignedIn(me.client)).toBe(true);
  });
});

describe("DELETE /api/auth/sessions", () => {
  const endOthers = (client: ApiClient) =>
    client.send("DELETE", urls.api.sessions);

  it("keeps the current session and other users' sessions", async () => {
    const [first, second, third] = await signInOnThreeDevices();
    const other = await newPerson();
    const response = await endOthers(first);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ended: 2 });
    expect(await isSignedIn(first)).toBe(true);
    expect(await isSignedIn(second)).toBe(false);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(other.client)).toBe(true);
    expect(await (await endOthers(first)).json()).toEqual({ ended: 0 });
  });

  it("leaves at most one of two sessions that end each other concurrently", async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail();
      const clients = [await signIn(email), await signIn(email)] as const;
      const me = await clients[0].get(urls.api.currentUser);
      const { id } = await me.json<{ id: string }>();
      await Promise.all(clients.map(endOthers));
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
