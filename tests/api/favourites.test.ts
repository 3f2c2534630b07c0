import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import {
  maxFavourites,
  type Favourite,
} from "~/features/bible/favourites/favourite";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { hostileVerseRefs } from "../helpers/hostile-verse-refs";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { newSessionToken } from "../helpers/session-token";
import { siteUrl, sqlCount, sqlRows } from "../helpers/site";

const john316 = { book: "John", chapter: 3, verse: 16 };
const address = urls.api.favourites();

let person: SignedIn;

beforeAll(async () => {
  person = await newPerson();
});

const heart = (who: SignedIn, body: unknown) => who.client.post(address, body);

const rowsOf = ({ id }: SignedIn) =>
  sqlCount(sql`SELECT count(*) FROM favourite_verses WHERE userId = ${id}`);

/** The verses of Psalm 119 from the first, so that the last is the newest. */
async function fill({ id }: SignedIn, count: number): Promise<void> {
  const verses = JSON.stringify(Array.from({ length: count }, (_, i) => i + 1));
  await sqlRows(
    sql`INSERT INTO favourite_verses (userId, book, chapter, verse, createdAt)
        SELECT ${id}, 'Psalms', 119, value, value FROM json_each(${verses})`,
  );
}

describe("POST /api/bible/favourites", () => {
  it("turns over without a wanted state", async () => {
    const who = await newPerson();
    const first = await heart(who, john316);
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ favourite: true, shown: false });
    const second = await heart(who, john316);
    expect(await second.json()).toEqual({ favourite: false, shown: false });
    expect(await rowsOf(who)).toBe(0);
  });

  it("takes the wanted state as often as it is sent", async () => {
    const who = await newPerson();
    for (const desired of [false, true, true, false, true]) {
      const response = await heart(who, { ...john316, desired });
      expect(await response.json()).toEqual({
        favourite: desired,
        shown: false,
      });
      expect(await rowsOf(who)).toBe(Number(desired));
    }
  });

  it("knows a book by all its names, and keeps the verse once", async () => {
    const who = await newPerson();
    for (const book of ["Psalms", "PSA", "ps", "Ps.", "psalm"]) {
      await heart(who, { book, chapter: 23, verse: 1, desired: true });
    }
    expect(await (await who.client.get(address)).json()).toEqual([
      {
        book: "Psalms",
        chapter: 23,
        verse: 1,
        version: "KJV",
        shown: false,
        reference: "Psalm 23:1",
      },
    ]);
  });

  it("keeps a verse in the translation it is read in, and none that this lacks", async () => {
    const who = await newPerson();
    const esther = { book: "Esther", chapter: 8, verse: 17 };
    const romans = { book: "Romans", chapter: 14, verse: 26 };
    const acts = { book: "Acts", chapter: 8, verse: 37 };
    const keep = (place: object, version?: string) =>
      heart(who, { ...place, version, desired: true });
    for (const [place, version, words] of [
      [romans, undefined, "There is no such verse in the KJV."],
      // The WEB has the verse's number, and a note alone.
      [acts, "WEB", "There is no such verse in the WEB."],
    ] as const) {
      const problem = await expectProblem(await keep(place, version), 422);
      expect(problem.detail).toBe(words);
    }
    await expectProblem(await keep(esther, "NIV"), 422);
    for (const [place, version] of [
      [{ book: "Psalms", chapter: 119, verse: 176 }],
      [esther, "WEB"],
      // Once more, elsewhere: it stays where it was kept.
      [esther, "KJV"],
      [romans, "WEB"],
      [acts, "KJV"],
    ] as const) {
      expect((await keep(place, version)).status).toBe(200);
    }
    const kept = await (await who.client.get(address)).json<Favourite[]>();
    expect(kept.map(({ book, version }) => `${book} ${version}`)).toEqual([
      "Acts KJV",
      "Romans WEB",
      "Esther WEB",
      "Psalms KJV",
    ]);
    // To let go of it, no translation need be named.
    const gone = await heart(who, { ...romans, desired: false });
    expect(await gone.json()).toEqual({ favourite: false, shown: false });
  });

  it.each(hostileVerseRefs)("422: %j", async (place) => {
    const who = await newPerson();
    for (const desired of [true, false, undefined]) {
      const body =
        typeof place === "object" && place !== null && !Array.isArray(place)
          ? { ...place, desired }
          : place;
      await expectProblem(await heart(who, body), 422);
    }
    expect(await rowsOf(who)).toBe(0);
  });

  it.each([["yes"], [1], [null], [{}]])(
    "422: wanted is %j",
    async (desired) => {
      await expectProblem(await heart(person, { ...john316, desired }), 422);
    },
  );

  it("keeps a hundred, says so of one more, and takes it after one has gone", async () => {
    const who = await newPerson();
    await fill(who, maxFavourites);
    const problem = await expectProblem(
      await heart(who, { ...john316, desired: true }),
      422,
    );
    expect(problem.detail).toBe(
      "You already have 100 favourite verses, which is the limit. Please remove one first.",
    );
    // One of them is welcome all the same.
    const psalm = { book: "Psalms", chapter: 119, verse: 1 };
    const again = await heart(who, { ...psalm, desired: true });
    expect(await again.json()).toMatchObject({ favourite: true });
    await heart(who, { ...psalm, desired: false });
    const now = await heart(who, { ...john316, desired: true });
    expect(await now.json()).toMatchObject({ favourite: true });
    expect(await rowsOf(who)).toBe(maxFavourites);
  });

  it("401: a visitor, and a session nobody knows", async () => {
    const nobody = new ApiClient();
    nobody.jar.set("session", newSessionToken());
    for (const client of [new ApiClient(), nobody]) {
      for (const desired of [true, false, undefined]) {
        const body = { ...john316, desired };
        await expectProblem(await client.post(address, body), 401);
      }
    }
  });

  it("403: another site, and nothing is written", async () => {
    const who = await newPerson();
    const response = await who.client.post(
      address,
      { ...john316, desired: true },
      { origin: "https://evil.example" },
    );
    await expectProblem(response, 403);
    expect(await rowsOf(who)).toBe(0);
  });

  it("405 and 415", async () => {
    const response = await person.client.send("PUT", address, { body: {} });
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    const form = await person.client.raw(address, {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "book=John",
    });
    await expectProblem(form, 415);
  });
});

describe("at the same time", () => {
  const all = async (answers: Promise<Response>[]) => {
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    return statuses.toSorted();
  };

  it("200 times wanted: one row", async () => {
    const who = await newPerson();
    const statuses = await all(
      Array.from({ length: 200 }, () =>
        heart(who, { ...john316, desired: true }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await rowsOf(who)).toBe(1);
  });

  it("200 times turned over: one row or none, and no failure", async () => {
    const who = await newPerson();
    const statuses = await all(
      Array.from({ length: 200 }, () => heart(who, john316)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await rowsOf(who)).toBeLessThanOrEqual(1);
  });

  it("50 verses where there is room for 10: exactly 10", async () => {
    const who = await newPerson();
    await fill(who, maxFavourites - 10);
    const statuses = await all(
      Array.from({ length: 50 }, (_, i) =>
        heart(who, {
          book: "Genesis",
          chapter: 24,
          verse: i + 1,
          desired: true,
        }),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 422)).toHaveLength(40);
    expect(await rowsOf(who)).toBe(maxFavourites);
  });
});

describe("GET /api/bible/favourites", () => {
  it("gives one's own, the newest first, or those of a chapter in its order", async () => {
    const [who, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    await fill(who, 2);
    await fill(other, 5);
    await heart(who, { ...john316, desired: true });
    const psalm = (verse: number) => ({
      book: "Psalms",
      chapter: 119,
      verse,
      version: "KJV",
      shown: false,
      reference: `Psalm 119:${verse}`,
    });
    const whole = await who.client.get(address);
    expect(await whole.json()).toEqual([
      { ...john316, version: "KJV", shown: false, reference: "John 3:16" },
      psalm(2),
      psalm(1),
    ]);
    const chapter = await who.client.get(
      urls.api.favourites({ book: "ps", chapter: 119 }),
    );
    expect(await chapter.json()).toEqual([psalm(1), psalm(2)]);
  });

  it.each([
    "?book=John",
    "?chapter=3",
    "?book=Enoch&chapter=1",
    "?book=John&chapter=0",
    "?book=John&chapter=x",
    "?book=&chapter=1",
  ])("422: %s", async (query) => {
    await expectProblem(await person.client.get(address + query), 422);
  });

  it("401: a visitor", async () => {
    await expectProblem(await new ApiClient().get(address), 401);
  });
});

it("goes with the person", async () => {
  const who = await newPerson();
  await fill(who, 3);
  await sqlRows(sql`DELETE FROM users WHERE id = ${who.id}`);
  expect(await rowsOf(who)).toBe(0);
});
