import { describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";

const noticesUrl = urls.api.notifications();
const readUrl = urls.api.notifications("/read");
const settingsUrl = urls.api.notifications("/settings");

describe("what nobody may", () => {
  it.each([
    ["GET", noticesUrl],
    ["POST", readUrl],
    ["GET", settingsUrl],
    ["POST", settingsUrl],
  ])("visitors do not get %s %s", async (method, url) => {
    const visitor = new ApiClient();
    const sent = visitor.send(
      method,
      url,
      method === "POST" ? { body: {} } : {},
    );
    await expectProblem(await sent, 401);
  });

  it("other methods are refused, and bodies that say nothing", async () => {
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    await expectProblem(await client.post(noticesUrl, {}), 405);
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
    ] as const) {
      await expectProblem(await client.post(url, body), 422);
    }
  });
});

describe("POST /api/notifications/settings", () => {
  it("changes what is named, and gives it all", async () => {
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
      dailyAt: null,
    });
    await client.post(settingsUrl, {
      quietFrom: "",
      quietUntil: "",
      dailyAt: "18:30",
    });
    expect(await expectOk(client.get(settingsUrl))).toEqual({
      ...(changed as object),
      quietFrom: null,
      quietUntil: null,
      dailyAt: "18:30",
    });
  });
});
