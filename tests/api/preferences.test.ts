import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { toPreferenceBits, preferenceIds } from "~/features/users/preference";
import type { SuggestedUser } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

const path = urls.api.preferences;
const aTime = expect.stringMatching(/^20\d\d-.+Z$/) as string;

const save = ({ client }: SignedIn, preferences: unknown) =>
  client.post(path, { preferences });

const rowOf = async ({ id }: SignedIn) => {
  const [row] = await sqlRows(
    sql`SELECT preferenceBits, preferencesSetAt FROM users WHERE id = ${id}`,
  );
  return row;
};

describe("POST /api/users/preferences", () => {
  it("keeps the choice, and tells the current user since when", async () => {
    const me = await newPerson();
    const before = Date.now();
    const reply = await save(me, ["testimonies", "videos", "prayers"]);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const body = await reply.json<{ preferencesSetAt: string }>();
    expect(body).toEqual({
      preferences: ["videos", "prayers", "testimonies"],
      preferencesSetAt: aTime,
    });
    const at = Date.parse(body.preferencesSetAt);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(await rowOf(me)).toEqual({
      preferenceBits: toPreferenceBits(["videos", "prayers", "testimonies"]),
      preferencesSetAt: at,
    });
    const user = await me.client.get(urls.api.currentUser);
    const current = await user.json<Viewer>();
    expect(current.preferencesSetAt).toBe(body.preferencesSetAt);
    // The names of the current user are those of the specification and no others.
    expect(current).not.toHaveProperty("preferences");
    const again = await me.client.get(path);
    expect(await again.json()).toEqual(body);
  });

  it("changes nothing when the same is saved again, in whatever order", async () => {
    const me = await newPerson();
    const first = await (await save(me, ["games", "events"])).json();
    const row = await rowOf(me);
    for (const same of [
      ["games", "events"],
      ["events", "games"],
      ["events", "games", "events"],
    ]) {
      expect(await (await save(me, same)).json()).toEqual(first);
    }
    expect(await rowOf(me)).toEqual(row);
  });

  it("takes another choice in place of the first", async () => {
    const me = await newPerson();
    await save(me, preferenceIds);
    const reply = await save(me, ["sermons"]);
    expect(await reply.json()).toEqual({
      preferences: ["sermons"],
      preferencesSetAt: aTime,
    });
  });

  it("ends with one of two choices that arrive at once, never with a mixture", async () => {
    const me = await newPerson();
    const wanted = [["videos"], ["verses", "games"]];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(me, wanted[i % 2])),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const { preferenceBits } = (await rowOf(me)) ?? {};
    expect([1, toPreferenceBits(["verses", "games"])]).toContain(
      preferenceBits,
    );
  });

  it("asks for one at least, in the words of the form", async () => {
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
    expect((await rowOf(me))?.["preferencesSetAt"]).toBeNull();
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
  ])("refuses %j", async (preferences) => {
    const me = await newPerson();
    await expectProblem(await save(me, preferences), 422);
    expect(await rowOf(me)).toEqual({
      preferenceBits: 0,
      preferencesSetAt: null,
    });
  });

  it("drops what else a body brings along", async () => {
    const me = await newPerson();
    const reply = await me.client.post(path, {
      preferences: ["games"],
      preferenceBits: 255,
      adminAccess: "write",
      userId: "somebody",
    });
    expect(reply.status).toBe(200);
    expect((await rowOf(me))?.["preferenceBits"]).toBe(32);
    const [row] = await sqlRows(
      sql`SELECT adminAccess FROM users WHERE id = ${me.id}`,
    );
    expect(row).toEqual({ adminAccess: "none" });
  });

  it("refuses bodies that are no JSON, and none at all", async () => {
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

  it("refuses a visitor, another site and other methods", async () => {
    const me = await newPerson();
    const body = { preferences: ["games"] };
    await expectProblem(await new ApiClient().post(path, body), 401);
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(
      await me.client.post(path, body, { origin: "https://evil.example" }),
      403,
    );
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const answer = await me.client.send(method, path, { body });
      await expectProblem(answer, 405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  });
});

describe("GET /api/users/preferences", () => {
  it("is empty until somebody has chosen", async () => {
    const me = await newPerson();
    const reply = await me.client.get(path);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      preferences: [],
      preferencesSetAt: null,
    });
  });
});

describe("GET /api/users/suggested", () => {
  it("names those first who share more of one's preferences", async () => {
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
    // More people follow the one who shares less, and all three are among the most followed.
    await sqlBatch([
      sql`UPDATE users SET followersCount = followersCount + 1000003 WHERE id = ${none.id}`,
      sql`UPDATE users SET followersCount = followersCount + 1000002 WHERE id = ${one.id}`,
      sql`UPDATE users SET followersCount = followersCount + 1000001 WHERE id = ${two.id}`,
    ]);
    const namesFor = async ({ client }: SignedIn) => {
      const reply = await client.get(urls.api.suggestedUsers());
      const suggested = await reply.json<SuggestedUser[]>();
      const ids = suggested.map(({ id }) => id);
      return ["none", "one", "two"].toSorted(
        (a, b) => place(ids, a) - place(ids, b),
      );
    };
    const byName: Record<string, SignedIn> = { none, one, two };
    const place = (ids: string[], name: string) => {
      const at = ids.indexOf(byName[name]?.id ?? "");
      return at < 0 ? ids.length : at;
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
