import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { toPreferenceBits, preferenceIds } from "~/features/users/preference";
import type { SuggestedUser } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlRows } from "../helpers/site";

const path = urls.api.preferences;
const isoTime = expect.stringMatching(/^20\d\d-.+Z$/) as string;

const save = ({ client }: SignedIn, preferences: unknown) =>
  client.post(path, { preferences });

const getRow = async ({ id }: SignedIn) => {
  const [row] = await sqlRows(
    sql`SELECT preferenceBits, preferencesSetAt FROM users WHERE id = ${id}`,
  );
  return row;
};

describe("POST /api/users/preferences", () => {
  it("saves the preferences and shows preferencesSetAt on the current user", async () => {
    const me = await newPerson();
    const before = Date.now();
    const response = await save(me, ["testimonies", "videos", "prayers"]);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json<{ preferencesSetAt: string }>();
    expect(body).toEqual({
      preferences: ["videos", "prayers", "testimonies"],
      preferencesSetAt: isoTime,
    });
    const time = Date.parse(body.preferencesSetAt);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(await getRow(me)).toEqual({
      preferenceBits: toPreferenceBits(["videos", "prayers", "testimonies"]),
      preferencesSetAt: time,
    });
    const user = await me.client.get(urls.api.currentUser);
    const current = await user.json<Viewer>();
    expect(current.preferencesSetAt).toBe(body.preferencesSetAt);
    // The API documents no other fields of the current user.
    expect(current).not.toHaveProperty("preferences");
    const again = await me.client.get(path);
    expect(await again.json()).toEqual(body);
  });

  it("changes nothing when the same preferences are saved again in any order", async () => {
    const me = await newPerson();
    const first = await (await save(me, ["games", "events"])).json();
    const row = await getRow(me);
    for (const same of [
      ["games", "events"],
      ["events", "games"],
      ["events", "games", "events"],
    ]) {
      expect(await (await save(me, same)).json()).toEqual(first);
    }
    expect(await getRow(me)).toEqual(row);
  });

  it("replaces an earlier choice", async () => {
    const me = await newPerson();
    await save(me, preferenceIds);
    const response = await save(me, ["sermons"]);
    expect(await response.json()).toEqual({
      preferences: ["sermons"],
      preferencesSetAt: isoTime,
    });
  });

  it("saves one of two concurrent choices, never a mixture", async () => {
    const me = await newPerson();
    const choices = [["videos"], ["verses", "games"]];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(me, choices[i % 2])),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const { preferenceBits } = (await getRow(me)) ?? {};
    expect([1, toPreferenceBits(["verses", "games"])]).toContain(
      preferenceBits,
    );
  });

  it("returns 422 with the form's message for an empty list", async () => {
    const me = await newPerson();
    const problem = await expectProblem(await save(me, []), 422);
    expect(problem).toEqual({
      type: "about:blank",
      title: "Some values need attention",
      status: 422,
      detail: "Please select at least one content type.",
      issues: [
        {
          path: "preferences",
          message: "Please select at least one content type.",
        },
      ],
    });
    expect((await getRow(me))?.["preferencesSetAt"]).toBeNull();
  });

  it.each([
    [["miracles"]],
    [["videos", "miracles"]],
    [["Videos"]],
    [["__proto__"]],
    [[1]],
    [[null]],
    [[["videos"]]],
    ["videos"],
    [255],
    [null],
    [undefined],
    [{ 0: "videos", length: 1 }],
    [Array.from({ length: 17 }, () => "videos")],
  ])("returns 422 for %j", async (preferences) => {
    const me = await newPerson();
    await expectProblem(await save(me, preferences), 422);
    expect(await getRow(me)).toEqual({
      preferenceBits: 0,
      preferencesSetAt: null,
    });
  });

  it("ignores unknown fields", async () => {
    const me = await newPerson();
    const response = await me.client.post(path, {
      preferences: ["games"],
      preferenceBits: 255,
      adminAccess: "write",
      userId: "somebody",
    });
    expect(response.status).toBe(200);
    expect((await getRow(me))?.["preferenceBits"]).toBe(32);
    const [row] = await sqlRows(
      sql`SELECT adminAccess FROM users WHERE id = ${me.id}`,
    );
    expect(row).toEqual({ adminAccess: "none" });
  });

  it("rejects invalid JSON, other content types and a missing body", async () => {
    const me = await newPerson();
    const raw = (body: string, type: string) =>
      me.client.raw(path, {
        method: "POST",
        headers: { origin: me.client.origin, "content-type": type },
        body,
      });
    await expectProblem(await raw("{", "application/json"), 400);
    await expectProblem(await raw("preferences=games", "text/plain"), 415);
    await expectProblem(await me.client.post(path), 422);
    for (const body of [[], "games", 1, null]) {
      await expectProblem(await me.client.post(path, body), 422);
    }
  });

  it("rejects a visitor, another site and other methods", async () => {
    const me = await newPerson();
    const body = { preferences: ["games"] };
    await expectProblem(await new ApiClient().post(path, body), 401);
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(
      await me.client.post(path, body, { origin: "https://evil.example" }),
      403,
    );
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const response = await me.client.send(method, path, { body });
      await expectProblem(response, 405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  });
});

describe("GET /api/users/preferences", () => {
  it("is empty until the user has chosen", async () => {
    const me = await newPerson();
    const response = await me.client.get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      preferences: [],
      preferencesSetAt: null,
    });
  });
});

describe("GET /api/users/suggested", () => {
  it("ranks users with more shared preferences first", async () => {
    const people = (await newPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    const [me, none, one, two] = people;
    await save(me, ["videos", "prayers", "games"]);
    await save(none, ["events", "sermons"]);
    await save(one, ["games", "events", "sermons", "community"]);
    await save(two, ["videos", "prayers"]);
    // Users who share less have more followers, and all three are among the most followed.
    await sqlBatch([
      sql`UPDATE users SET followersCount = followersCount + 1000003 WHERE id = ${none.id}`,
      sql`UPDATE users SET followersCount = followersCount + 1000002 WHERE id = ${one.id}`,
      sql`UPDATE users SET followersCount = followersCount + 1000001 WHERE id = ${two.id}`,
    ]);
    const namesFor = async ({ client }: SignedIn) => {
      const response = await client.get(urls.api.suggestedUsers());
      const suggested = await response.json<SuggestedUser[]>();
      const ids = suggested.map(({ id }) => id);
      return ["none", "one", "two"].toSorted(
        (a, b) => position(ids, a) - position(ids, b),
      );
    };
    const byName: Record<string, SignedIn> = { none, one, two };
    const position = (ids: string[], name: string) => {
      const index = ids.indexOf(byName[name]?.id ?? "");
      return index < 0 ? ids.length : index;
    };
    expect(await namesFor(me)).toEqual(["two", "one", "none"]);
    expect(await namesFor(await newPerson())).toEqual(["none", "one", "two"]);
    await sqlBatch([
      sql`UPDATE users SET followersCount = followersCount - 1000003 WHERE id = ${none.id}`,
      sql`UPDATE users SET followersCount = followersCount - 1000002 WHERE id = ${one.id}`,
      sql`UPDATE users SET followersCount = followersCount - 1000001 WHERE id = ${two.id}`,
    ]);
  });
});

describe("settings that need JavaScript", () => {
  const { followApproval, hideAnonymous, scoreSharing, prayedSharing, optOut } =
    urls.api;

  it.each([followApproval, hideAnonymous, scoreSharing, prayedSharing, optOut])(
    "returns 415 for a form post to %s and writes nothing",
    async (url) => {
      const { client, id } = await newPerson();
      const readUser = () => sqlRows(sql`SELECT * FROM users WHERE id = ${id}`);
      const before = await readUser();
      for (const desired of ["true", "false"]) {
        const response = await client.raw(url, {
          method: "POST",
          headers: {
            origin: siteUrl,
            "content-type": "application/x-www-form-urlencoded",
          },
          body: `desired=${desired}`,
        });
        await expectProblem(response, 415);
      }
      expect(await readUser()).toEqual(before);
    },
  );
});
