import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type {
  CurrentDeviceResponse,
  DevicesResponse,
  PushDevice,
} from "~/features/notifications/push/push-device";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite } from "../helpers/local-site";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newDevice, newSubscription } from "../helpers/push-calls";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { signIn } from "../helpers/sign-in";
import { newPersonOnSite } from "../helpers/site-batch";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const devices = urls.api.notifications("/devices");
const current = urls.api.notifications("/devices/current");
const one = (id: string) => urls.api.notifications(`/devices/${id}`);
const test = (id: string) => urls.api.notifications(`/devices/${id}/test`);

const listOf = async (client: ApiClient) =>
  (await client.get(devices)).json<DevicesResponse>();
const say = async (client: ApiClient, body: unknown) => {
  const response = await client.post(current, body);
  expect(response.status).toBe(200);
  return response.json<CurrentDeviceResponse>();
};
const endpointOf = async (id: string) => {
  const [row] = await sqlRows(
    sql`SELECT endpoint FROM push_devices WHERE id = ${id}`,
  );
  return row?.["endpoint"];
};

describe("POST /api/notifications/devices", () => {
  it("keeps the session's device, and says no address to anybody", async () => {
    const { client } = await newPerson();
    expect((await listOf(client)).devices).toEqual([]);
    const response = await client.post(devices, newSubscription());
    expect(response.status).toBe(201);
    const device = await response.json<PushDevice>();
    expect(device).toEqual({
      id: expect.any(String) as string,
      device: "Unknown device",
      createdAt: expect.stringMatching(/Z$/) as string,
      deliveredAt: null,
      isCurrent: true,
    });
    expect(await listOf(client)).toEqual({
      key: expect.stringMatching(/^B[\w-]{86}$/) as string,
      devices: [device],
    });
  });

  it("takes the place of what the session had, and forgets when that was reached", async () => {
    const person = await newPerson();
    const before = await newDevice(person);
    await sqlBatch([
      sql`UPDATE push_devices SET deliveredAt = 1 WHERE id = ${before.id}`,
    ]);
    const same = await endpointOf(before.id);
    const { keys, endpoint } = newSubscription();
    const again = { endpoint: same, keys };
    const kept = await person.client.post(devices, again);
    expect(await kept.json()).toMatchObject({
      id: before.id,
      deliveredAt: new Date(1).toISOString(),
    });
    const other = await person.client.post(devices, { endpoint, keys });
    expect(await other.json()).toMatchObject({
      id: before.id,
      deliveredAt: null,
    });
    expect(await endpointOf(before.id)).toBe(endpoint);
  });

  it("moves a browser from whoever was signed in there before", async () => {
    const [before, after] = (await newPeople(2)) as [SignedIn, SignedIn];
    const browser = newSubscription();
    await before.client.post(devices, browser);
    await after.client.post(devices, browser);
    expect((await listOf(before.client)).devices).toEqual([]);
    expect((await listOf(after.client)).devices).toHaveLength(1);
  });

  it("409: another account's browser cannot be taken over without its keys", async () => {
    const [owner, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const browser = newSubscription();
    await owner.client.post(devices, browser);
    await newDevice(other);
    const { keys } = newSubscription();
    const stolen = [
      keys,
      { ...browser.keys, auth: keys.auth },
      { ...keys, auth: browser.keys.auth },
    ].map((some) => ({ ...browser, keys: some }));
    await expectNoWrites(
      stolen.flatMap((body) =>
        [devices, current].map((path) => ({
          name: path,
          send: async () =>
            expectProblem(await other.client.post(path, body), 409),
        })),
      ),
    );
    // A new subscription of one's own browser, in another session.
    expect((await owner.client.post(devices, stolen[0])).status).toBe(201);
  });

  it("is kept for each place where one is signed in, the latest first", async () => {
    const email = `d${Date.now().toString(36)}@example.org`;
    const [here, there] = [await signIn(email), await signIn(email)];
    await there.post(devices, newSubscription());
    await here.post(devices, newSubscription());
    const found = await listOf(here);
    expect(found.devices.map(({ isCurrent }) => isCurrent)).toEqual([
      true,
      false,
    ]);
  });

  const { endpoint, keys } = newSubscription();
  it.each([
    ["endpoint", { endpoint: "https://evil.example/a", keys }],
    ["endpoint", { endpoint: "https://169.254.169.254/latest", keys }],
    ["endpoint", { endpoint: "http://192.168.1.1/a", keys }],
    [
      "endpoint",
      { endpoint: `https://a.push.apple.com/${"a".repeat(2400)}`, keys },
    ],
    ["endpoint", { keys }],
    ["keys", { endpoint }],
    ["keys.p256dh", { endpoint, keys: { ...keys, p256dh: "B" } }],
    // As long as a point, and on no curve.
    [
      "keys.p256dh",
      { endpoint, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } },
    ],
    ["keys.auth", { endpoint, keys: { ...keys, auth: `${keys.auth}=` } }],
  ])("refuses what nobody could push to: %s", async (path, body) => {
    const { client, id } = await newPerson();
    const { issues } = await expectProblem(
      await client.post(devices, body),
      422,
    );
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
    const kept = sql`SELECT count(*) FROM push_devices WHERE userId = ${id}`;
    expect(await sqlCount(kept)).toBe(0);
  });

  it("knows this machine as a vendor only where a test says so", async () => {
    const site = await startSite({ vars: { PUSH_LOOPBACK: "off" } });
    const person = await newPersonOnSite(site);
    const response = await person.client.post(devices, newSubscription());
    await expectProblem(response, 422);
    await site.stop();
  });
});

describe("POST /api/notifications/devices/current", () => {
  it("has the browser of whoever never asked give its subscription back", async () => {
    const { client, id } = await newPerson();
    const reply = { isRegistered: false, key: (await listOf(client)).key };
    expect(await say(client, newSubscription())).toEqual(reply);
    expect(await say(client, { endpoint: null })).toEqual(reply);
    const kept = sql`SELECT count(*) FROM push_devices WHERE userId = ${id}`;
    expect(await sqlCount(kept)).toBe(0);
  });

  it("keeps an address that its vendor has changed", async () => {
    const person = await newPerson();
    const { id } = await newDevice(person);
    const browser = newSubscription();
    expect(await say(person.client, browser)).toMatchObject({
      isRegistered: true,
    });
    expect(await endpointOf(id)).toBe(browser.endpoint);
    // Nothing to send to is nothing to keep: the browser subscribes anew and says so.
    await say(person.client, { endpoint: null });
    await say(person.client, { endpoint: newSubscription().endpoint });
    expect(await endpointOf(id)).toBe(browser.endpoint);
  });

  it("takes no address that is no vendor's", async () => {
    const person = await newPerson();
    await newDevice(person);
    const body = { ...newSubscription(), endpoint: "https://evil.example/" };
    await expectProblem(await person.client.post(current, body), 422);
  });
});

describe("of others", () => {
  it("a device is not there", async () => {
    const [owner, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const { id } = await newDevice(owner);
    await expectProblem(await other.client.send("DELETE", one(id)), 404);
    await expectProblem(await other.client.post(test(id)), 404);
    await expectProblem(await owner.client.post(test(newId())), 404);
    expect(await endpointOf(id)).toBeDefined();
    const response = await owner.client.send("DELETE", one(id));
    expect(response.status).toBe(204);
    expect(await endpointOf(id)).toBeUndefined();
  });
});

it("a session that ends takes its device along", async () => {
  const person = await newPerson();
  const { id } = await newDevice(person);
  await person.client.post("/api/auth/clear-session");
  expect(await endpointOf(id)).toBeUndefined();
});

it("an account that is deleted takes its devices along", async () => {
  const person = await newPerson();
  const { id } = await newDevice(person);
  const response = await person.client.send(
    "DELETE",
    `/api/users/${person.id}`,
    { body: { handle: person.username } },
  );
  expect(response.status).toBeLessThan(300);
  expect(await endpointOf(id)).toBeUndefined();
});

it("six tests an hour are enough", async () => {
  const site = await startSite({ rateLimits: true });
  const person = await newPersonOnSite(site);
  const { id } = await newDevice(person);
  for (let times = 0; times < 6; times += 1) {
    expect((await person.client.post(test(id))).status).toBe(200);
  }
  const { detail } = await expectProblem(
    await person.client.post(test(id)),
    429,
  );
  expect(detail).toMatch(/^You can send 6 tests an hour: again/);
  await site.stop();
});
