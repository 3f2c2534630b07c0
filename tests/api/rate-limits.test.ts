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

/** Somebody who came in while there was room. */
let member: ApiClient;

async function arrive(client = new ApiClient(site.url)) {
  const login = await client.get(urls.api.login);
  const { searchParams } = new URL(getLocation(login));
  const state = searchParams.get("state") ?? "";
  const done = await client.get(
    `${urls.api.authCallback}?code=any&state=${state}`,
  );
  return { client, end: getLocation(done) };
}

/** Answers until the first that is 429, which says when to come back. */
async function untilRefused(call: () => Promise<Response>, most: number) {
  for (let count = 0; count < most; count++) {
    const response = await call();
    if (response.status !== 429) continue;
    const { detail } = await expectProblem(response, 429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    return { count, seconds, detail };
  }
  return null;
}

/** Windows are fixed, so a burst may meet the turn of one: then twice as many pass. */
function expectLimit(count: number | undefined, limit: number) {
  expect(count).toBeGreaterThanOrEqual(limit);
  expect(count).toBeLessThanOrEqual(2 * limit);
}

it("ten sign-ins of a person in ten minutes, and the eleventh hears why not", async () => {
  const ends = [];
  for (let i = 0; i < 21; i++) ends.push((await arrive()).end);
  const refused = ends.indexOf(urls.auth({ problem: "busy" }));
  expectLimit(refused, 10);
  expect(new Set(ends.slice(0, refused))).toEqual(new Set([urls.root]));
});

it("twenty posts an hour", async () => {
  const { client } = await arrive();
  const refused = await untilRefused(
    () => client.post(urls.api.posts(), { type: "text", content: "Selah" }),
    41,
  );
  expectLimit(refused?.count, 20);
  expect(refused?.seconds).toBeLessThanOrEqual(3600);
});

it("sixty comments an hour", async () => {
  const { client } = await arrive();
  const response = await client.post(urls.api.posts(), {
    type: "text",
    content: "Selah",
  });
  const { id } = await response.json<{ id: string }>();
  const refused = await untilRefused(
    () => client.post(urls.api.comments(id), { content: "Amen" }),
    121,
  );
  expectLimit(refused?.count, 60);
  expect(refused?.detail).toMatch(
    /^You can write 60 comments an hour: again in \d+ minutes?\.$/,
  );
});

it("sixty likes a minute from all devices together, and another person is not held up", async () => {
  const devices: ApiClient[] = [];
  while (devices.length < 3) devices.push((await arrive()).client);
  const path = urls.api.like("nobody");
  let count = 0;
  const refused = await untilRefused(() => {
    const device = devices[(count += 1) % devices.length] as ApiClient;
    return device.post(path, { desired: true });
  }, 121);
  expectLimit(refused?.count, 60);
  person += 1;
  provider.respondWithUser({
    sub: `${person}`,
    email: `p${person}@example.org`,
  });
  const other = await arrive();
  expect((await other.client.post(path, { desired: true })).status).toBe(404);
});

describe("five exports a day", () => {
  const idOf = async (client: ApiClient) => {
    const response = await client.get(urls.api.currentUser);
    return (await response.json<{ id: string }>()).id;
  };
  const exportOf = async (client: ApiClient) => {
    const path = urls.api.export(await idOf(client));
    return () => client.send("HEAD", path);
  };

  it("the sixth hears when to come back, and another person is not held up", async () => {
    const { client } = await arrive();
    const path = urls.api.export(await idOf(client));
    const refused = await untilRefused(() => client.get(path), 11);
    expectLimit(refused?.count, 5);
    expect(refused?.seconds).toBeLessThanOrEqual(86_400);
    expect(refused?.detail).toMatch(
      /^You can download your data 5 times a day: again in /,
    );
    // By the link of the settings: they say so, where a download would fail without a word.
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
    const other = await arrive();
    for (let i = 0; i < 6; i++) {
      await expectProblem(await other.client.get(path), 403);
    }
    expect((await (await exportOf(other.client))()).status).toBe(200);
  });

  it("ten at once are five as well", async () => {
    const { client } = await arrive();
    const call = await exportOf(client);
    const today = () => new Date().toDateString();
    const began = today();
    const responses = await Promise.all(Array.from({ length: 10 }, call));
    const passed = responses.filter(({ status }) => status === 200).length;
    expect(responses.every(({ status }) => [200, 429].includes(status))).toBe(
      true,
    );
    // Both days, should one end meanwhile.
    if (today() === began) expect(passed).toBe(5);
    else expectLimit(passed, 5);
  });
});

// Behind all else that has new people come in: nobody does after it.
it("thirty new accounts of an address in ten minutes, and who has one is not held up", async () => {
  const { client } = await arrive();
  member = client;
  const me = (person: number) => ({
    sub: `${person}`,
    email: `person${person}@example.org`,
    email_verified: true,
  });
  const first = person;
  const ends: string[] = [];
  while (ends.length < 61) {
    person += 1;
    provider.respondWithUser(me(person));
    ends.push((await arrive()).end);
    if (ends.at(-1) !== urls.root) break;
  }
  expect(ends.at(-1)).toBe(urls.auth({ problem: "busy" }));
  expect(ends.length).toBeGreaterThan(20);
  provider.respondWithUser(me(first));
  expect((await arrive(client)).end).toBe(urls.root);
});

it("three hundred pages and as many calls a minute for all visitors of an address, whatever sessions they make up", async () => {
  const visitor = new ApiClient(site.url);
  await visitor.get(urls.landing);
  let count = 0;
  const madeUp = () => {
    const client = new ApiClient(site.url);
    client.jar.set("session", `${(count += 1)}`.padStart(43, "x"));
    return client;
  };
  const calls = await untilRefused(() => madeUp().get("/api/bible/books"), 601);
  expectLimit(calls?.count, 300);
  const pages = await untilRefused(
    () => madeUp().get(`${urls.auth()}?junk=${count}`),
    601,
  );
  // One has been the landing page.
  expectLimit(pages?.count, 299);
  // Whoever has signed in is no visitor, and what is kept for all is given to all.
  expect((await member.get(urls.games)).status).toBe(200);
  expect((await madeUp().get(`${urls.landing}?junk=1`)).status).toBe(200);
});

it("are never off where the site is not this machine", async () => {
  const public_ = await startSite({
    vars: {
      RATE_LIMITS: "off",
      SITE_URL: "https://site.example",
      OIDC_ISSUER: provider.url,
    },
  });
  const refused = await untilRefused(
    () => new ApiClient(public_.url).get("/api/bible/books"),
    601,
  );
  expect(refused).not.toBeNull();
  await public_.stop();
});
