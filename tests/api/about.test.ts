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

const emptyAbout = {
  faithJourney: null,
  favouriteVerses: [],
  prayerIntentions: null,
  audiences: null,
};

describe("GET /api/users/{userId}/about, part × audience × role", () => {
  const roles = ["stranger", "follower", "followee", "self", "admin"] as const;
  type Role = (typeof roles)[number];
  let people: Record<Role, SignedIn>;

  beforeAll(async () => {
    const [stranger, follower, followee, self, admin] = (await newPeople(
      5,
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    people = { stranger, follower, followee, self, admin };
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'read' WHERE id = ${admin.id}`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt)
          VALUES (${follower.id}, ${self.id}, 1), (${self.id}, ${followee.id}, 1)`,
    ]);
  });

  const visibleTo: Record<Audience, Role[]> = {
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

  it.each(cases)(
    "shows %s only to the viewers that the audience allows: %s",
    async (part, audience) => {
      const { self } = people;
      // Tries the widest and the narrowest audience for the other parts, which must not affect this one.
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
          expect([role, visible]).toEqual([
            role,
            visibleTo[audience].includes(role),
          ]);
          expect(about.audiences === null).toBe(role !== "self");
        }
      }
      await expectProblem(
        await new ApiClient().get(urls.api.about(self.id)),
        401,
      );
    },
  );

  it("hides followers-only parts from a user who unfollows", async () => {
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
    expect(await getAbout(stranger.client, self)).toEqual(emptyAbout);
  });

  it("sends private text to no other user, in the API or on the profile page", async () => {
    const { self, stranger } = people;
    const secret = `secret-${self.id}`;
    await putAbout(self, {
      faithJourney: secret,
      prayerIntentions: secret,
      audiences: allAudiences("me"),
    });
    for (const url of [
      urls.api.about(self.id),
      urls.api.user(self.id),
      urls.profile(self.id),
    ]) {
      const text = await (await stranger.client.get(url)).text();
      expect(text).not.toContain(secret);
    }
  });
});

it("the About section is empty by default, and a favourite verse stays private until its owner shows it", async () => {
  const [user, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  expect(await getAbout(other.client, user)).toEqual(emptyAbout);
  const initialAudiences = {
    faithJourney: "everyone",
    favouriteVerses: "everyone",
    prayerIntentions: "followers",
  };
  expect(await getAbout(user.client, user)).toEqual({
    ...emptyAbout,
    audiences: initialAudiences,
  });
  await user.client.post(urls.api.favourites, { ...john1135, desired: true });
  expect(await getAbout(other.client, user)).toEqual(emptyAbout);
  expect((await getAbout(user.client, user)).favouriteVerses).toEqual([
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

it("shows each favourite verse to others only after its owner shows it", async () => {
  const [user, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  const setFavourite = (body: object) =>
    user.client.post(urls.api.favourites, body);
  const psalm = { book: "Psalms", chapter: 23, verse: 1 };
  const listVisibleVerses = async (viewer: SignedIn) =>
    (await getAbout(viewer.client, user)).favouriteVerses.map(
      ({ reference, shown }) => [reference, shown],
    );
  for (const verseRef of [psalm, john1135]) {
    await setFavourite({ ...verseRef, desired: true });
  }
  expect(await listVisibleVerses(other)).toEqual([]);
  expect(await listVisibleVerses(user)).toEqual([
    ["John 11:35", false],
    ["Psalm 23:1", false],
  ]);
  for (const shown of [true, true]) {
    const response = await setFavourite({ ...john1135, desired: true, shown });
    expect(await response.json()).toEqual({ favourite: true, shown });
  }
  expect(await listVisibleVerses(other)).toEqual([["John 11:35", true]]);
  const page = await other.client.get(urls.profile(user.id));
  expect(await page.text()).not.toContain("Psalm 23:1");
  await setFavourite({ ...john1135, desired: true, shown: false });
  expect(await listVisibleVerses(other)).toEqual([]);
  // A verse that was removed and added again is private again.
  await setFavourite({ ...psalm, desired: true, shown: true });
  for (const desired of [false, true]) {
    await setFavourite({ ...psalm, desired });
  }
  expect(await listVisibleVerses(other)).toEqual([]);
});

it("the About section is deleted with the user", async () => {
  const user = await newPerson();
  await putAbout(user, { ...aboutBody, addVerses: [john1135] });
  await sqlRows(sql`DELETE FROM users WHERE id = ${user.id}`);
  expect(
    await sqlCount(
      sql`SELECT count(*) FROM profile_details WHERE userId = ${user.id}`,
    ),
  ).toBe(0);
});
