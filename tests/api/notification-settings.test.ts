import { describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";

const notificationsUrl = urls.api.notifications();
const readUrl = urls.api.notifications("/read");
const settingsUrl = urls.api.notifications("/settings");

describe("errors", () => {
  it.each([
    ["GET", notificationsUrl],
    ["POST", readUrl],
    ["GET", settingsUrl],
    ["POST", settingsUrl],
  ])("returns 401 to visitors for %s %s", async (method, url) => {
    const visitor = new ApiClient();
    const sent = visitor.send(
      method,
      url,
      method === "POST" ? { body: {} } : {},
    );
    await expectProblem(await sent, 401);
  });

  it("returns 405 for other methods and 422 for invalid bodies", async () => {
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    await expectProblem(await client.post(notificationsUrl, {}), 405);
    await expectProblem(await client.get(readUrl), 405);
    await expectProblem(await client.send("DELETE", settingsUrl), 405);
    for (const [url, body] of [
      [readUrl, { id: 7 }],
      [readUrl, { upTo: "x".repeat(101) }],
      [settingsUrl, { report: "off" }],
      [settingsUrl, { like: "loud" }],
      [settingsUrl, { timeZone: "Mars/Olympus" }],
      [settingsUrl, { quietFrom: "25:00" }],
      [settingsUrl, { quietFrom: "22:00", quietUntil: null }],
      [settingsUrl, { quietFrom: "", quietUntil: "" }],
      [settingsUrl, { quietFrom: "22:00", quietUntil: "22:00" }],
    ] as const) {
      await expectProblem(await client.post(url, body), 422);
    }
  });

  it("returns 415 for a form, and changes nothing", async () => {
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    const before = await expectOk(client.get(settingsUrl));
    for (const url of [settingsUrl, readUrl]) {
      const response = await client.raw(url, {
        method: "POST",
        headers: { origin: client.origin },
        body: new URLSearchParams({ like: "off", upTo: "z" }),
      });
      await expectProblem(response, 415);
    }
    expect(await expectOk(client.get(settingsUrl))).toEqual(before);
  });
});

describe("POST /api/notifications/settings", () => {
  it("changes the given settings and returns all of them", async () => {
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    const before = await expectOk<{ levels: object }>(client.get(settingsUrl));
    const changed = await expectOk(
      client.post(settingsUrl, {
        like: "off",
        timeZone: "Asia/Jerusalem",
        quietFrom: "22:00",
        quietUntil: "07:00",
      }),
    );
    expect(changed).toEqual({
      levels: { ...before.levels, like: "off" },
      timeZone: "Asia/Jerusalem",
      quietFrom: "22:00",
      quietUntil: "07:00",
    });
    await client.post(settingsUrl, {
      quietFrom: null,
      quietUntil: null,
    });
    expect(await expectOk(client.get(settingsUrl))).toEqual({
      ...(changed as object),
      quietFrom: null,
      quietUntil: null,
    });
  });
});
