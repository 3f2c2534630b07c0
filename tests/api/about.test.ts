import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { audiences } from "~/shared/enums";
import type { AboutPart, Audience } from "~/features/about/about";
import { urls } from "~/shared/urls";
import {
  john1135,
  getAbout,
  allAudiences,
  putAbout,
  aboutBody,
} from "../helpers/about";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const nothing = {
  faithJourney: null,
  favouriteVerses: [],
  prayerIntentions: null,
  audiences: null,
};

describe("GET /api/users/{userId}/about, part × audience × role", () => {
  const roles = ["stranger", "follower", "followed", "self", "admin"] as const;
  type Role = (typeof roles)[number];
  let people: Record<Role, SignedIn>;

  beforeAll(async () => {
    const [stranger, follower, followed, self, admin] = (await newPeople(
      5,
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    people = { stranger, follower, followed, self, admin };
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'read' WHERE id = ${admin.id}`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt)
          VALUES (${follower.id}, ${self.id}, 1), (${self.id}, ${followed.id}, 1)`,
    ]);
  });

  const sees: Record<Audience, Role[]> = {
    everyone: [...roles],
    followers: ["follower", "self"],
    me: ["self"],
  };
  const parts: AboutPart[] = [
    "faithJourney",
    "favouriteVerses",
    "prayerIntentions",
  ];
  const cases = parts.flatMap((part) =>
    audiences.map((audience) => [part, audience] as const),
  );

  it.each(cases)("%s for: %s", async (part, audience) => {
    const { self } = people;
    // The other parts are as narrow or as wide as can be, so that none opens or closes this one.
    for (const others of ["everyone", "me"] as const) {
      const change = {
        ...aboutBody,
        audiences: { ...allAudiences(others), [part]: audience },
        addVerses: [john1135],
      };
      expect((await putAbout(self, change)).status).toBe(200);
      for (const role of roles) {
        const about = await getAbout(people[role].client, self);
        const visible = [about[part] ?? []].flat().length > 0;
        expect([role, visible]).toEqual([role, sees[audience].includes(role)]);
        expect(about.audiences === null).toBe(role !== "self");
      }
    }
    await expectProblem(
      await new ApiClient().get(urls.api.about(self.id)),
      401,
    );
  });

  it("follows the follower: who no longer follows no longer sees", async () => {
    const { self, stranger } = people;
    await putAbout(self, {
      ...aboutBody,
      audiences: allAudiences("followers"),
    });
    const follow = (desired: boolean) =>
      stranger.client.post(urls.api.follow(self.id), { desired });
    await follow(true);
    expect((await getAbout(stranger.client, self)).faithJourney).not.toBeNull();
    await follow(false);
    expect(await getAbout(stranger.client, self)).toEqual(nothing);
  });

  it("says nothing of what may not be seen, in no reply of the person", async () => {
    const { self, stranger } = people;
    const secret = `secret-${self.id}`;
    await putAbout(self, {
      faithJourney: secret,
      prayerIntentions: secret,
      audiences: allAudiences("me"),
    });
    for (const address of [
      urls.api.about(self.id),
      urls.api.user(self.id),
      urls.profile(self.id),
    ]) {
      const text = await (await stranger.client.get(address)).text();
      expect(text).not.toContain(secret);
    }
  });
});

it("is empty where nothing was said, and a heart is its owner's until they show it", async () => {
  const [who, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  expect(await getAbout(other.client, who)).toEqual(nothing);
  const first = {
    faithJourney: "everyone",
    favouriteVerses: "everyone",
    prayerIntentions: "followers",
  };
  expect(await getAbout(who.client, who)).toEqual({
    ...nothing,
    audiences: first,
  });
  await who.client.post(urls.api.favourites(), { ...john1135, desired: true });
  expect(await getAbout(other.client, who)).toEqual(nothing);
  expect((await getAbout(who.client, who)).favouriteVerses).toEqual([
    {
      ...john1135,
      version: "KJV",
      shown: false,
      reference: "John 11:35",
      text: "Jesus wept.",
    },
  ]);
  await expectProblem(await other.client.get(urls.api.about("nobody")), 404);
});

it("shows a verse to others when its owner says so, and each by itself", async () => {
  const [who, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  const heart = (body: object) => who.client.post(urls.api.favourites(), body);
  const psalm = { book: "Psalms", chapter: 23, verse: 1 };
  const seen = async (viewer: SignedIn) =>
    (await getAbout(viewer.client, who)).favouriteVerses.map(
      ({ reference, shown }) => [reference, shown],
    );
  for (const place of [psalm, john1135]) {
    await heart({ ...place, desired: true });
  }
  expect(await seen(other)).toEqual([]);
  expect(await seen(who)).toEqual([
    ["John 11:35", false],
    ["Psalm 23:1", false],
  ]);
  for (const shown of [true, true]) {
    const reply = await heart({ ...john1135, desired: true, shown });
    expect(await reply.json()).toEqual({ favourite: true, shown });
  }
  expect(await seen(other)).toEqual([["John 11:35", true]]);
  const page = await other.client.get(urls.profile(who.id));
  expect(await page.text()).not.toContain("Psalm 23:1");
  await heart({ ...john1135, desired: true, shown: false });
  expect(await seen(other)).toEqual([]);
  // Taken back and pressed again, it is one's own again.
  await heart({ ...psalm, desired: true, shown: true });
  for (const desired of [false, true]) {
    await heart({ ...psalm, desired });
  }
  expect(await seen(other)).toEqual([]);
});

it("goes with the person", async () => {
  const who = await newPerson();
  await putAbout(who, { ...aboutBody, addVerses: [john1135] });
  await sqlRows(sql`DELETE FROM users WHERE id = ${who.id}`);
  expect(
    await sqlCount(sql`SELECT count(*) FROM abouts WHERE userId = ${who.id}`),
  ).toBe(0);
});
