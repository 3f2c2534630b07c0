import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type {
  CurrentDeviceResponse,
  DevicesResponse,
  PushDevice,
} from "~/features/notifications/push/push-device";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { type ApiClient } from "../helpers/api-client";
import { startSite } from "../helpers/local-site";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newDevice, newSubscription } from "../helpers/push-calls";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { signIn } from "../helpers/sign-in";
import { newPersonOnSite } from "../helpers/site-batch";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const devicesUrl = urls.api.notifications("/devices");
const currentUrl = urls.api.notifications("/devices/current");
const deviceUrl = (id: string) => urls.api.notifications(`/devices/${id}`);
const testUrl = (id: string) => urls.api.notifications(`/devices/${id}/test`);

const listDevices = async (client: ApiClient) =>
  (await client.get(devicesUrl)).json<DevicesResponse>();
const updateCurrent = async (client: ApiClient, body: unknown) => {
  const response = await client.post(currentUrl, body);
  expect(response.status).toBe(200);
  return response.json<CurrentDeviceResponse>();
};
const getEndpoint = async (id: string) => {
  const [row] = await sqlRows(
    sql`SELECT endpoint FROM push_devices WHERE id = ${id}`,
  );
  return row?.["endpoint"];
};

describe("POST /api/notifications/devices", () => {
  it("saves the session's device and doesn't return its endpoint", async () => {
    const { client } = await newPerson();
    expect((await listDevices(client)).devices).toEqual([]);
    const response = await client.post(devicesUrl, newSubscription());
    expect(response.status).toBe(201);
    const device = await response.json<PushDevice>();
    expect(device).toEqual({
      id: expect.any(String) as string,
      device: "Unknown device",
      createdAt: expect.stringMatching(/Z$/) as string,
      deliveredAt: null,
      isCurrent: true,
    });
    expect(await listDevices(client)).toEqual({
      key: expect.stringMatching(/^B[\w-]{86}$/) as string,
      devices: [device],
    });
  });

  it("replaces the session's previous device and clears its deliveredAt", async () => {
    const person = await newPerson();
    const before = await newDevice(person);
    await sqlBatch([
      sql`UPDATE push_devices SET deliveredAt = 1 WHERE id = ${before.id}`,
    ]);
    const same = await getEndpoint(before.id);
    const { keys, endpoint } = newSubscription();
    const again = { endpoint: same, keys };
    const unchanged = await person.client.post(devicesUrl, again);
    expect(await unchanged.json()).toMatchObject({
      id: before.id,
      deliveredAt: new Date(1).toISOString(),
    });
    const other = await person.client.post(devicesUrl, { endpoint, keys });
    expect(await other.json()).toMatchObject({
      id: before.id,
      deliveredAt: null,
    });
    expect(await getEndpoint(before.id)).toBe(endpoint);
  });

  it("moves a browser from the account that was signed in before", async () => {
    const [before, after] = (await newPeople(2)) as [SignedIn, SignedIn];
    const browser = newSubscription();
    await before.client.post(devicesUrl, browser);
    await after.client.post(devicesUrl, browser);
    expect((await listDevices(before.client)).devices).toEqual([]);
    expect((await listDevices(after.client)).devices).toHaveLength(1);
  });

  it("returns 409 for another account's browser without its keys", async () => {
    const [owner, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const browser = newSubscription();
    await owner.client.post(devicesUrl, browser);
    await newDevice(other);
    const { keys } = newSubscription();
    const stolen = [
      keys,
      { ...browser.keys, auth: keys.auth },
      { ...keys, auth: browser.keys.auth },
    ].map((changedKeys) => ({ ...browser, keys: changedKeys }));
    await expectNoWrites(
      stolen.flatMap((body) =>
        [devicesUrl, currentUrl].map((path) => ({
          name: path,
          send: async () =>
            expectProblem(await other.client.post(path, body), 409),
        })),
      ),
    );
    // The owner can replace the keys of their own browser.
    expect((await owner.client.post(devicesUrl, stolen[0])).status).toBe(201);
  });

  it("saves one device per session and lists the newest first", async () => {
    const email = `d${Date.now().toString(36)}@example.org`;
    const [here, there] = [await signIn(email), await signIn(email)];
    await there.post(devicesUrl, newSubscription());
    await here.post(devicesUrl, newSubscription());
    const list = await listDevices(here);
    expect(list.devices.map(({ isCurrent }) => isCurrent)).toEqual([
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
    // As long as a point, but not on the curve.
    [
      "keys.p256dh",
      { endpoint, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } },
    ],
    ["keys.auth", { endpoint, keys: { ...keys, auth: `${keys.auth}=` } }],
  ])("returns 422 for an unusable subscription: %s", async (path, body) => {
    const { client, id } = await newPerson();
    const { issues } = await expectProblem(
      await client.post(devicesUrl, body),
      422,
    );
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
    const savedDevices = sql`SELECT count(*) FROM push_devices WHERE userId = ${id}`;
    expect(await sqlCount(savedDevices)).toBe(0);
  });

  it("rejects a loopback endpoint if PUSH_LOOPBACK is off", async () => {
    const site = await startSite({ vars: { PUSH_LOOPBACK: "off" } });
    const person = await newPersonOnSite(site);
    const response = await person.client.post(devicesUrl, newSubscription());
    await expectProblem(response, 422);
    await site.stop();
  });
});

describe("POST /api/notifications/devices/current", () => {
  it("returns isRegistered: false if the session has no device, and saves nothing", async () => {
    const { client, id } = await newPerson();
    const expected = {
      isRegistered: false,
      key: (await listDevices(client)).key,
    };
    expect(await updateCurrent(client, newSubscription())).toEqual(expected);
    expect(await updateCurrent(client, { endpoint: null })).toEqual(expected);
    const savedDevices = sql`SELECT count(*) FROM push_devices WHERE userId = ${id}`;
    expect(await sqlCount(savedDevices)).toBe(0);
  });

  it("updates an endpoint that the push service has changed", async () => {
    const person = await newPerson();
    const { id } = await newDevice(person);
    const browser = newSubscription();
    expect(await updateCurrent(person.client, browser)).toMatchObject({
      isRegistered: true,
    });
    expect(await getEndpoint(id)).toBe(browser.endpoint);
    // Incomplete subscriptions change nothing; the browser subscribes again.
    await updateCurrent(person.client, { endpoint: null });
    await updateCurrent(person.client, {
      endpoint: newSubscription().endpoint,
    });
    expect(await getEndpoint(id)).toBe(browser.endpoint);
  });

  it("returns 422 for an endpoint that isn't a push service", async () => {
    const person = await newPerson();
    await newDevice(person);
    const body = { ...newSubscription(), endpoint: "https://evil.example/" };
    await expectProblem(await person.client.post(currentUrl, body), 422);
  });
});

describe("another user's device", () => {
  it("returns 404", async () => {
    const [owner, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const { id } = await newDevice(owner);
    await expectProblem(await other.client.send("DELETE", deviceUrl(id)), 404);
    await expectProblem(await other.client.post(testUrl(id)), 404);
    await expectProblem(await owner.client.post(testUrl(newId())), 404);
    expect(await getEndpoint(id)).toBeDefined();
    const response = await owner.client.send("DELETE", deviceUrl(id));
    expect(response.status).toBe(204);
    expect(await getEndpoint(id)).toBeUndefined();
  });
});

it("signing out deletes the session's device", async () => {
  const person = await newPerson();
  const { id } = await newDevice(person);
  await person.client.post("/api/auth/clear-session");
  expect(await getEndpoint(id)).toBeUndefined();
});

it("deleting an account deletes its devices", async () => {
  const person = await newPerson();
  const { id } = await newDevice(person);
  const response = await person.client.send(
    "DELETE",
    `/api/users/${person.id}`,
    { body: { handle: person.username } },
  );
  expect(response.status).toBeLessThan(300);
  expect(await getEndpoint(id)).toBeUndefined();
});

it("allows six test notifications an hour", async () => {
  const site = await startSite({ rateLimits: true });
  const person = await newPersonOnSite(site);
  const { id } = await newDevice(person);
  for (let times = 0; times < 6; times += 1) {
    expect((await person.client.post(testUrl(id))).status).toBe(200);
  }
  const { detail } = await expectProblem(
    await person.client.post(testUrl(id)),
    429,
  );
  expect(detail).toMatch(/^You can send 6 test notifications an hour: again/);
  await site.stop();
});
