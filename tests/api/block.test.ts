import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectProblem } from "../helpers/problem";
import { loadPage } from "../helpers/load-page";
import { readZip } from "../helpers/read-zip";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";
import { fetchAllPages } from "../helpers/fetch-all-pages";

let me: SignedIn;
let them: SignedIn;

beforeEach(async () => {
  [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
});

type Action = "block" | "mute" | "follow";
const toggle = (
  action: Action,
  actor: SignedIn,
  target: SignedIn,
  desired: boolean,
) => actor.client.post(urls.api[action](target.id), { desired });
const countFollows = (a: SignedIn, b: SignedIn) =>
  sqlCount(
    sql`SELECT count(*) FROM follows
        WHERE followerId IN (${a.id}, ${b.id}) AND followeeId IN (${a.id}, ${b.id})`,
  );
const countBlocks = () =>
  sqlCount(
    sql`SELECT count(*) FROM blocks WHERE blockerId IN (${me.id}, ${them.id})`,
  );
const listUsers = async (viewer: SignedIn, url: string) =>
  (await viewer.client.get(url)).json<UserSummary[]>();

describe.each([
  ["block", "blocked", urls.api.blockedUsers()],
  ["mute", "muted", urls.api.mutedUsers()],
] as const)("POST /api/users/{id}/%s", (action, field, list) => {
  it("sets the desired state, however often it's sent", async () => {
    for (const desired of [true, true, false, false]) {
      const response = await toggle(action, me, them, desired);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ [field]: desired });
      expect(await listUsers(me, list)).toEqual(
        desired
          ? [
              {
                id: them.id,
                username: them.username,
                firstName: "Ruth",
                lastName: "Reader",
                profileImageUrl: null,
              },
            ]
          : [],
      );
    }
  });

  it("stores one row for 40 concurrent requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => toggle(action, me, them, true)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect(await listUsers(me, list)).toHaveLength(1);
  });

  it("rejects yourself, unknown users, visitors, other sites and invalid bodies", async () => {
    const url = urls.api[action];
    await expectProblem(await toggle(action, me, me, true), 422);
    for (const desired of [true, false]) {
      // A user who blocked the viewer looks like an unknown user, so blocking either gets the same response.
      const response = await me.client.post(url("nobody"), { desired });
      if (action === "mute") await expectProblem(response, 404);
      else expect(await response.json()).toEqual({ blocked: desired });
    }
    const visitor = new ApiClient();
    await expectProblem(
      await visitor.post(url(them.id), { desired: true }),
      401,
    );
    await expectProblem(
      await me.client.post(
        url(them.id),
        { desired: true },
        { origin: "https://evil.example" },
      ),
      403,
    );
    for (const body of [{}, { desired: "yes" }, [], null]) {
      await expectProblem(await me.client.post(url(them.id), body), 422);
    }
    const get = await me.client.get(url(them.id));
    await expectProblem(get, 405);
    expect(get.headers.get("allow")).toBe("POST");
    expect(await listUsers(me, list)).toEqual([]);
  });

  it("is listed page by page, latest first, and only to its owner", async () => {
    const crowd = await newPeople(7);
    const ids = JSON.stringify(crowd.map(({ id }) => id));
    await sqlBatch([
      action === "block"
        ? sql`INSERT INTO blocks SELECT ${me.id}, value, 1000 + key / 2 FROM json_each(${ids})`
        : sql`INSERT INTO mutes SELECT ${me.id}, value, 1000 + key / 2 FROM json_each(${ids})`,
    ]);
    const pages = await fetchAllPages<UserSummary>(
      me.client,
      `${list}?limit=3`,
    );
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    const listed = pages.flat().map(({ id }) => id);
    expect(new Set(listed)).toEqual(new Set(crowd.map(({ id }) => id)));
    expect(listed[0]).toBe(crowd[6]?.id);
    expect(await listUsers(them, list)).toEqual([]);
    await expectProblem(await new ApiClient().get(list), 401);
    await expectProblem(await me.client.get(`${list}?limit=0`), 422);
    await expectProblem(await me.client.post(list, {}), 405);
  });
});

describe("a block", () => {
  it("ends the follows of both users, and suspends their mutes until it's lifted", async () => {
    await toggle("follow", me, them, true);
    await toggle("follow", them, me, true);
    await toggle("mute", me, them, true);
    await toggle("mute", them, me, true);
    await toggle("block", me, them, true);
    expect(await countFollows(me, them)).toBe(0);
    // `me` sees `them` only in the list of blocked users. `them` can't see `me` in any list.
    expect(await listUsers(me, urls.api.mutedUsers())).toEqual([]);
    expect(await listUsers(them, urls.api.mutedUsers())).toEqual([]);
    const profile = () => me.client.get(urls.api.user(them.id));
    expect(await (await profile()).json()).toMatchObject({ isMuted: false });
    await toggle("block", me, them, false);
    expect(await listUsers(me, urls.api.mutedUsers())).toHaveLength(1);
    expect(await listUsers(them, urls.api.mutedUsers())).toHaveLength(1);
    expect(await (await profile()).json()).toMatchObject({ isMuted: true });
    expect(await countFollows(me, them)).toBe(0);
  });

  it("leaves no follow, whichever request comes first", async () => {
    const pairs = await newPeople(40);
    for (let i = 0; i < pairs.length; i += 2) {
      const [a, b] = pairs.slice(i, i + 2) as [SignedIn, SignedIn];
      const requests = [
        () => toggle("follow", a, b, true),
        () => toggle("block", a, b, true),
        () => toggle("follow", b, a, true),
        () => toggle("follow", a, b, true),
      ];
      const rotated = [...requests.slice(i % 4), ...requests.slice(0, i % 4)];
      const responses = await Promise.all(rotated.map((send) => send()));
      for (const { status } of responses) expect([200, 404]).toContain(status);
      expect(await countFollows(a, b)).toBe(0);
      await toggle("block", a, b, false);
    }
    const ids = new Set(pairs.map(({ id }) => id));
    expect(
      (await findWrongCounts()).filter((id) => ids.has(String(id))),
    ).toEqual([]);
  });

  it("ignores follows that are inserted in SQL", async () => {
    await toggle("block", me, them, true);
    await sqlBatch([
      sql`INSERT INTO follows VALUES (${me.id}, ${them.id}, 1), (${them.id}, ${me.id}, 1)`,
    ]);
    expect(await countFollows(me, them)).toBe(0);
  });

  it("is stored for both when two users block each other at the same time", async () => {
    const responses = await Promise.all([
      toggle("block", me, them, true),
      toggle("block", them, me, true),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countBlocks()).toBe(2);
  });

  it("can be returned by the blocked user, who learns nothing from it", async () => {
    await toggle("block", them, me, true);
    const getVisibleState = async () => {
      const blocked = await listUsers(me, urls.api.blockedUsers());
      const responses = await Promise.all(
        [urls.api.user(them.id), urls.api.about(them.id)].map((url) =>
          me.client.get(url),
        ),
      );
      const page = await loadPage(urls.profile(them.id), me.client);
      const handle = await me.client.get(urls.profile(`@${them.username}`));
      const exported = await me.client.get(urls.api.export(me.id));
      return {
        blocked,
        statuses: [...responses, page.response, handle].map(
          ({ status }) => status,
        ),
        text: page.text,
        exported: readZip(new Uint8Array(await exported.arrayBuffer()))
          .get("blocked.json")
          ?.toString(),
      };
    };
    const before = await getVisibleState();
    expect(before.statuses).toEqual([404, 404, 404, 404]);
    const response = await toggle("block", me, them, true);
    expect(await response.json()).toEqual({ blocked: true });
    expect(await getVisibleState()).toEqual(before);
    // The second block stays when the first is lifted, and can then be lifted itself.
    await toggle("block", them, me, false);
    await expectProblem(await them.client.get(urls.api.user(me.id)), 404);
    expect(await listUsers(me, urls.api.blockedUsers())).toHaveLength(1);
    await toggle("block", me, them, false);
    expect(await countBlocks()).toBe(0);
  });

  it("shows the blocker only the name and an Unblock button, and hides the blocker's profile", async () => {
    await toggle("block", me, them, true);
    const profile = await loadPage(urls.profile(them.id), me.client);
    expect(profile.response.status).toBe(200);
    expect(profile.document.querySelector("h1")?.textContent).toBe(
      "Ruth Reader",
    );
    expect(profile.text).toBe(
      `Ruth ReaderYou've blocked @${them.username}.Unblock`,
    );
    const response = await me.client.get(urls.api.user(them.id));
    expect(await response.json()).toMatchObject({
      username: them.username,
      isBlocked: true,
      bio: null,
      banner: "hills",
      profileImageUrl: null,
      totalFollowers: 0,
    });
    const handle = (user: SignedIn) => urls.profile(`@${user.username}`);
    expect((await me.client.get(handle(them))).status).toBe(302);
    expect((await them.client.get(handle(me))).status).toBe(404);
    const hiddenProfile = await loadPage(urls.profile(me.id), them.client);
    expect(hiddenProfile.response.status).toBe(404);
    expect(hiddenProfile.html).not.toContain(me.username);
    await toggle("block", me, them, false);
    const visibleProfile = await loadPage(urls.profile(them.id), me.client);
    expect(visibleProfile.text).toContain("Joined");
  });
});

it("shows a note about a mute on the muted user's profile, but not to the muted user", async () => {
  await toggle("mute", me, them, true);
  const note = `You've muted @${them.username}.`;
  const seen = await loadPage(urls.profile(them.id), me.client);
  expect(seen.text).toContain(note);
  expect((await loadPage(urls.profile(me.id), them.client)).text).not.toContain(
    "muted",
  );
});

it("leaves a muted user out of the export once that user blocks its owner", async () => {
  const mutedInExport = async () => {
    const response = await me.client.get(urls.api.export(me.id));
    const files = readZip(new Uint8Array(await response.arrayBuffer()));
    return JSON.parse(files.get("muted.json")?.toString() ?? "null") as unknown;
  };
  await toggle("mute", me, them, true);
  expect(await mutedInExport()).toMatchObject([{ id: them.id }]);
  await toggle("block", them, me, true);
  expect(await mutedInExport()).toEqual([]);
});
