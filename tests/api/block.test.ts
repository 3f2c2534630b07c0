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

type Act = "block" | "mute" | "follow";
const want = (act: Act, who: SignedIn, whom: SignedIn, desired: boolean) =>
  who.client.post(urls.api[act](whom.id), { desired });
const followsBetween = (a: SignedIn, b: SignedIn) =>
  sqlCount(
    sql`SELECT count(*) FROM follows
        WHERE followerId IN (${a.id}, ${b.id}) AND followeeId IN (${a.id}, ${b.id})`,
  );
const blocksBetween = () =>
  sqlCount(
    sql`SELECT count(*) FROM blocks WHERE blockerId IN (${me.id}, ${them.id})`,
  );
const people = async (who: SignedIn, url: string) =>
  (await who.client.get(url)).json<UserSummary[]>();

describe.each([
  ["block", "blocked", urls.api.blockedUsers()],
  ["mute", "muted", urls.api.mutedUsers()],
] as const)("POST /api/users/{id}/%s", (act, said, list) => {
  it("sets what is wanted, however often it is said", async () => {
    for (const desired of [true, true, false, false]) {
      const response = await want(act, me, them, desired);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ [said]: desired });
      expect(await people(me, list)).toEqual(
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

  it("is one row when it is said 40 times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => want(act, me, them, true)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect(await people(me, list)).toHaveLength(1);
  });

  it("refuses oneself, nobody, a visitor, another site, and a body that says nothing", async () => {
    const url = urls.api[act];
    await expectProblem(await want(act, me, me, true), 422);
    for (const desired of [true, false]) {
      // Somebody who has blocked one is nobody too: of both a block is told alike.
      const answer = await me.client.post(url("nobody"), { desired });
      if (act === "mute") await expectProblem(answer, 404);
      else expect(await answer.json()).toEqual({ blocked: desired });
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
    expect(await people(me, list)).toEqual([]);
  });

  it("is listed page by page, the latest first, for its own eyes only", async () => {
    const crowd = await newPeople(7);
    const ids = JSON.stringify(crowd.map(({ id }) => id));
    await sqlBatch([
      act === "block"
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
    expect(await people(them, list)).toEqual([]);
    await expectProblem(await new ApiClient().get(list), 401);
    await expectProblem(await me.client.get(`${list}?limit=0`), 422);
    await expectProblem(await me.client.post(list, {}), 405);
  });
});

describe("a block", () => {
  it("ends the follows of both, and the counts with them; mutes wait under it", async () => {
    await want("follow", me, them, true);
    await want("follow", them, me, true);
    await want("mute", me, them, true);
    await want("mute", them, me, true);
    await want("block", me, them, true);
    expect(await followsBetween(me, them)).toBe(0);
    // Who is blocked is in that list; who is not there, in none.
    expect(await people(me, urls.api.mutedUsers())).toEqual([]);
    expect(await people(them, urls.api.mutedUsers())).toEqual([]);
    const profile = () => me.client.get(urls.api.user(them.id));
    expect(await (await profile()).json()).toMatchObject({ isMuted: false });
    await want("block", me, them, false);
    expect(await people(me, urls.api.mutedUsers())).toHaveLength(1);
    expect(await people(them, urls.api.mutedUsers())).toHaveLength(1);
    expect(await (await profile()).json()).toMatchObject({ isMuted: true });
    expect(await followsBetween(me, them)).toBe(0);
  });

  it("leaves no follow, whichever comes first", async () => {
    const pairs = await newPeople(40);
    for (let i = 0; i < pairs.length; i += 2) {
      const [a, b] = pairs.slice(i, i + 2) as [SignedIn, SignedIn];
      const acts = [
        () => want("follow", a, b, true),
        () => want("block", a, b, true),
        () => want("follow", b, a, true),
        () => want("follow", a, b, true),
      ];
      const turned = [...acts.slice(i % 4), ...acts.slice(0, i % 4)];
      const answers = await Promise.all(turned.map((act) => act()));
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(await followsBetween(a, b)).toBe(0);
      await want("block", a, b, false);
    }
    const ids = new Set(pairs.map(({ id }) => id));
    expect(
      (await findWrongCounts()).filter((id) => ids.has(String(id))),
    ).toEqual([]);
  });

  it("lets no follow in by any other way", async () => {
    await want("block", me, them, true);
    await sqlBatch([
      sql`INSERT INTO follows VALUES (${me.id}, ${them.id}, 1), (${them.id}, ${me.id}, 1)`,
    ]);
    expect(await followsBetween(me, them)).toBe(0);
  });

  it("of two who block each other at once, holds from both sides", async () => {
    const answers = await Promise.all([
      want("block", me, them, true),
      want("block", them, me, true),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await blocksBetween()).toBe(2);
  });

  it("can be answered by one of one's own, from which one learns nothing", async () => {
    await want("block", them, me, true);
    const told = async () => {
      const blocked = await people(me, urls.api.blockedUsers());
      const answers = await Promise.all(
        [urls.api.user(them.id), urls.api.about(them.id)].map((address) =>
          me.client.get(address),
        ),
      );
      const page = await loadPage(urls.profile(them.id), me.client);
      const handle = await me.client.get(urls.profile(`@${them.username}`));
      const kept = await me.client.get(urls.api.export(me.id));
      return {
        blocked,
        statuses: [...answers, page.response, handle].map(
          ({ status }) => status,
        ),
        words: page.text,
        kept: readZip(new Uint8Array(await kept.arrayBuffer()))
          .get("blocked.json")
          ?.toString(),
      };
    };
    const before = await told();
    expect(before.statuses).toEqual([404, 404, 404, 404]);
    const answer = await want("block", me, them, true);
    expect(await answer.json()).toEqual({ blocked: true });
    expect(await told()).toEqual(before);
    // It holds when theirs is lifted, and then there is the way back.
    await want("block", them, me, false);
    await expectProblem(await them.client.get(urls.api.user(me.id)), 404);
    expect(await people(me, urls.api.blockedUsers())).toHaveLength(1);
    await want("block", me, them, false);
    expect(await blocksBetween()).toBe(0);
  });

  it("leaves who has blocked a bare sheet, and the other nothing", async () => {
    await want("block", me, them, true);
    const sheet = await loadPage(urls.profile(them.id), me.client);
    expect(sheet.response.status).toBe(200);
    expect(sheet.document.querySelector("h1")?.textContent).toBe("Ruth Reader");
    expect(sheet.text).toBe(
      `Ruth ReaderYou've blocked @${them.username}.Unblock`,
    );
    const answer = await me.client.get(urls.api.user(them.id));
    expect(await answer.json()).toMatchObject({
      username: them.username,
      isBlocked: true,
      bio: null,
      banner: "hills",
      profileImageUrl: null,
      totalFollowers: 0,
    });
    const handle = (whom: SignedIn) => urls.profile(`@${whom.username}`);
    expect((await me.client.get(handle(them))).status).toBe(302);
    expect((await them.client.get(handle(me))).status).toBe(404);
    const nothing = await loadPage(urls.profile(me.id), them.client);
    expect(nothing.response.status).toBe(404);
    expect(nothing.html).not.toContain(me.username);
    await want("block", me, them, false);
    const open = await loadPage(urls.profile(them.id), me.client);
    expect(open.text).toContain("Joined");
  });
});

it("a mute leaves a note on the page of the muted, whose own says nothing", async () => {
  await want("mute", me, them, true);
  const note = `You've muted @${them.username}.`;
  const seen = await loadPage(urls.profile(them.id), me.client);
  expect(seen.text).toContain(note);
  expect((await loadPage(urls.profile(me.id), them.client)).text).not.toContain(
    "muted",
  );
});

it("the export names nobody among the muted who has blocked the person since", async () => {
  const mutedInExport = async () => {
    const response = await me.client.get(urls.api.export(me.id));
    const files = readZip(new Uint8Array(await response.arrayBuffer()));
    return JSON.parse(files.get("muted.json")?.toString() ?? "null") as unknown;
  };
  await want("mute", me, them, true);
  expect(await mutedInExport()).toMatchObject([{ id: them.id }]);
  await want("block", them, me, true);
  expect(await mutedInExport()).toEqual([]);
});
