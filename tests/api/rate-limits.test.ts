import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";
import { getLocation } from "../helpers/sign-in";
import { startStubProvider } from "../helpers/stub-provider";

let site: LocalSite;
let provider: Awaited<ReturnType<typeof startStubProvider>>;
let person = 0;

beforeAll(async () => {
  provider = await startStubProvider();
  site = await startSite({
    rateLimits: true,
    vars: { OIDC_ISSUER: provider.url },
  });
});
afterAll(async () => {
  provider.close();
  await site.stop();
});
beforeEach(() => {
  person += 1;
  provider.respondWithUser({
    sub: `${person}`,
    email: `person${person}@example.org`,
    email_verified: true,
  });
});

/** A user who signed in before the limit was reached. */
let member: ApiClient;

async function signIn(client = new ApiClient(site.url)) {
  const login = await client.get(urls.api.login);
  const { searchParams } = new URL(getLocation(login));
  const state = searchParams.get("state") ?? "";
  const done = await client.get(
    `${urls.api.authCallback}?code=any&state=${state}`,
  );
  return { client, location: getLocation(done) };
}

/** Calls until the first 429. Returns how many calls passed, and the seconds in Retry-After. */
async function callUntilRefused(
  call: () => Promise<Response>,
  maxCalls: number,
) {
  for (let count = 0; count < maxCalls; count++) {
    const response = await call();
    if (response.status !== 429) continue;
    const { detail } = await expectProblem(response, 429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    return { count, seconds, detail };
  }
  return null;
}

/** Windows are fixed, so a burst across two windows may pass twice the limit. */
function expectLimit(count: number | undefined, limit: number) {
  expect(count).toBeGreaterThanOrEqual(limit);
  expect(count).toBeLessThanOrEqual(2 * limit);
}

it("allows ten sign-ins per user in ten minutes, and then explains the refusal", async () => {
  const locations = [];
  for (let i = 0; i < 21; i++) locations.push((await signIn()).location);
  const refused = locations.indexOf(urls.auth({ problem: "busy" }));
  expectLimit(refused, 10);
  expect(new Set(locations.slice(0, refused))).toEqual(new Set([urls.root]));
});

it("allows twenty posts an hour", async () => {
  const { client } = await signIn();
  const refused = await callUntilRefused(
    () => client.post(urls.api.posts(), { type: "text", content: "Selah" }),
    41,
  );
  expectLimit(refused?.count, 20);
  expect(refused?.seconds).toBeLessThanOrEqual(3600);
  expect(refused?.detail).toMatch(/^You can write 20 posts an hour: again in /);
});

it("allows sixty comments an hour", async () => {
  const { client } = await signIn();
  const response = await client.post(urls.api.posts(), {
    type: "text",
    content: "Selah",
  });
  const { id } = await response.json<{ id: string }>();
  const refused = await callUntilRefused(
    () => client.post(urls.api.comments(id), { content: "Amen" }),
    121,
  );
  expectLimit(refused?.count, 60);
  expect(refused?.detail).toMatch(
    /^You can write 60 comments an hour: again in \d+ minutes?\.$/,
  );
});

it("allows thirty uses of invitations an hour, also of those that don't exist", async () => {
  const { client } = await signIn();
  const refused = await callUntilRefused(
    () => client.post(urls.api.join("nobody")),
    61,
  );
  expectLimit(refused?.count, 30);
});

it("allows sixty likes a minute across all devices, without affecting other users", async () => {
  const devices: ApiClient[] = [];
  while (devices.length < 3) devices.push((await signIn()).client);
  const path = urls.api.like("nobody");
  let count = 0;
  const refused = await callUntilRefused(() => {
    const device = devices[(count += 1) % devices.length] as ApiClient;
    return device.post(path, { desired: true });
  }, 121);
  expectLimit(refused?.count, 60);
  person += 1;
  provider.respondWithUser({
    sub: `${person}`,
    email: `p${person}@example.org`,
  });
  const other = await signIn();
  expect((await other.client.post(path, { desired: true })).status).toBe(404);
});

describe("data exports", () => {
  const getUserId = async (client: ApiClient) => {
    const response = await client.get(urls.api.currentUser);
    return (await response.json<{ id: string }>()).id;
  };
  const prepareExport = async (client: ApiClient) => {
    const path = urls.api.export(await getUserId(client));
    return () => client.send("HEAD", path);
  };

  it("are limited to five a day, without affecting other users", async () => {
    const { client } = await signIn();
    const path = urls.api.export(await getUserId(client));
    const refused = await callUntilRefused(() => client.get(path), 11);
    expectLimit(refused?.count, 5);
    expect(refused?.seconds).toBeLessThanOrEqual(86_400);
    expect(refused?.detail).toMatch(
      /^You can download your data 5 times a day: again in /,
    );
    // A click on the link redirects to the settings with the message, because a failed download shows none.
    const link = await client.get(path, { "sec-fetch-dest": "document" });
    expect(getLocation(link)).toBe(urls.settings);
    expect(await (await client.get(urls.settings)).text()).toContain(
      "You can download your data 5 times a day",
    );
    person += 1;
    provider.respondWithUser({
      sub: `${person}`,
      email: `p${person}@example.org`,
    });
    const other = await signIn();
    for (let i = 0; i < 6; i++) {
      await expectProblem(await other.client.get(path), 403);
    }
    expect((await (await prepareExport(other.client))()).status).toBe(200);
  });

  it("are limited to five for ten concurrent requests", async () => {
    const { client } = await signIn();
    const call = await prepareExport(client);
    const today = () => new Date().toDateString();
    const began = today();
    const responses = await Promise.all(Array.from({ length: 10 }, call));
    const passed = responses.filter(({ status }) => status === 200).length;
    expect(responses.every(({ status }) => [200, 429].includes(status))).toBe(
      true,
    );
    // Both days' limits, if the day ends during the test.
    if (today() === began) expect(passed).toBe(5);
    else expectLimit(passed, 5);
  });
});

// Must come after all tests that create accounts, because it uses up the limit.
it("allows thirty new accounts per IP address in ten minutes, without affecting existing users", async () => {
  const { client } = await signIn();
  member = client;
  const me = (person: number) => ({
    sub: `${person}`,
    email: `person${person}@example.org`,
    email_verified: true,
  });
  const first = person;
  const locations: string[] = [];
  while (locations.length < 61) {
    person += 1;
    provider.respondWithUser(me(person));
    locations.push((await signIn()).location);
    if (locations.at(-1) !== urls.root) break;
  }
  expect(locations.at(-1)).toBe(urls.auth({ problem: "busy" }));
  expect(locations.length).toBeGreaterThan(20);
  provider.respondWithUser(me(first));
  expect((await signIn(client)).location).toBe(urls.root);
});

it("allows 300 pages and 300 calls a minute per IP address, even with made-up sessions", async () => {
  const visitor = new ApiClient(site.url);
  await visitor.get(urls.landing);
  let count = 0;
  const newVisitor = () => {
    const client = new ApiClient(site.url);
    client.jar.set("session", `${(count += 1)}`.padStart(43, "x"));
    return client;
  };
  const calls = await callUntilRefused(
    () => newVisitor().get("/api/bible/books"),
    601,
  );
  expectLimit(calls?.count, 300);
  const pages = await callUntilRefused(
    () => newVisitor().get(`${urls.auth()}?junk=${count}`),
    601,
  );
  // The landing page counts too.
  expectLimit(pages?.count, 299);
  // The limit affects neither signed-in users nor cached pages.
  expect((await member.get(urls.games)).status).toBe(200);
  expect((await newVisitor().get(`${urls.landing}?junk=1`)).status).toBe(200);
});

it("can't be turned off on a public site", async () => {
  const publicSite = await startSite({
    vars: {
      RATE_LIMITS: "off",
      SITE_URL: "https://site.example",
      OIDC_ISSUER: provider.url,
    },
  });
  const refused = await callUntilRefused(
    () => new ApiClient(publicSite.url).get("/api/bible/books"),
    601,
  );
  expect(refused).not.toBeNull();
  await publicSite.stop();
});
