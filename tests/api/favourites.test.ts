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
const url = urls.api.favourites;

let person: SignedIn;

beforeAll(async () => {
  person = await newPerson();
});

const setFavourite = (user: SignedIn, body: unknown) =>
  user.client.post(url, body);

const countFavourites = ({ id }: SignedIn) =>
  sqlCount(sql`SELECT count(*) FROM favourite_verses WHERE userId = ${id}`);

/** Adds the first verses of Psalm 119; the last of them is the newest. */
async function addFavourites({ id }: SignedIn, count: number): Promise<void> {
  const verses = JSON.stringify(Array.from({ length: count }, (_, i) => i + 1));
  await sqlRows(
    sql`INSERT INTO favourite_verses (userId, book, chapter, verse, createdAt)
        SELECT ${id}, 'Psalms', 119, value, value FROM json_each(${verses})`,
  );
}

describe("POST /api/bible/favourites", () => {
  it("sets the desired state, no matter how often it's sent", async () => {
    const user = await newPerson();
    for (const desired of [false, true, true, false, true]) {
      const response = await setFavourite(user, { ...john316, desired });
      expect(await response.json()).toEqual({
        favourite: desired,
        shown: false,
      });
      expect(await countFavourites(user)).toBe(Number(desired));
    }
  });

  it("accepts every name of a book and stores the verse once", async () => {
    const user = await newPerson();
    for (const book of ["Psalms", "PSA", "ps", "Ps.", "psalm"]) {
      await setFavourite(user, { book, chapter: 23, verse: 1, desired: true });
    }
    expect(await (await user.client.get(url)).json()).toEqual([
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

  it("stores a verse with its translation and rejects verses that the translation lacks", async () => {
    const user = await newPerson();
    const esther = { book: "Esther", chapter: 8, verse: 17 };
    const notInKjv = { book: "Romans", chapter: 14, verse: 26 };
    const notInWeb = { book: "Acts", chapter: 8, verse: 37 };
    const add = (verseRef: object, version?: string) =>
      setFavourite(user, { ...verseRef, version, desired: true });
    for (const [verseRef, version, detail] of [
      [notInKjv, undefined, "There is no such verse in the KJV."],
      // The WEB has only the verse's number and a note.
      [notInWeb, "WEB", "There is no such verse in the WEB."],
    ] as const) {
      const problem = await expectProblem(await add(verseRef, version), 422);
      expect(problem.detail).toBe(detail);
    }
    await expectProblem(await add(esther, "NIV"), 422);
    for (const [verseRef, version] of [
      [{ book: "Psalms", chapter: 119, verse: 176 }],
      [esther, "WEB"],
      // Again in another translation: the first one stays.
      [esther, "KJV"],
      [notInKjv, "WEB"],
      [notInWeb, "KJV"],
      [{ ...esther, chapter: 4, verse: 14 }, "RV1909"],
    ] as const) {
      expect((await add(verseRef, version)).status).toBe(200);
    }
    const favourites = await (await user.client.get(url)).json<Favourite[]>();
    expect(favourites.map(({ book, version }) => `${book} ${version}`)).toEqual(
      ["Esther RV1909", "Acts KJV", "Romans WEB", "Esther WEB", "Psalms KJV"],
    );
    // Removing it doesn't require the translation.
    const removed = await setFavourite(user, { ...notInKjv, desired: false });
    expect(await removed.json()).toEqual({ favourite: false, shown: false });
  });

  it.each(hostileVerseRefs)("returns 422 for %j", async (verseRef) => {
    const user = await newPerson();
    for (const desired of [true, false]) {
      const body =
        typeof verseRef === "object" &&
        verseRef !== null &&
        !Array.isArray(verseRef)
          ? { ...verseRef, desired }
          : verseRef;
      await expectProblem(await setFavourite(user, body), 422);
    }
    expect(await countFavourites(user)).toBe(0);
  });

  it.each([["yes"], [1], [null], [{}], [undefined]])(
    "returns 422 when `desired` is %j",
    async (desired) => {
      await expectProblem(
        await setFavourite(person, { ...john316, desired }),
        422,
      );
    },
  );

  it("stores at most 100 verses, and another one after one is removed", async () => {
    const user = await newPerson();
    await addFavourites(user, maxFavourites);
    const problem = await expectProblem(
      await setFavourite(user, { ...john316, desired: true }),
      422,
    );
    expect(problem.detail).toBe(
      "You already have 100 favourite verses, which is the limit. Please remove one first.",
    );
    // Adding one of them again still works.
    const psalm = { book: "Psalms", chapter: 119, verse: 1 };
    const again = await setFavourite(user, { ...psalm, desired: true });
    expect(await again.json()).toMatchObject({ favourite: true });
    await setFavourite(user, { ...psalm, desired: false });
    const now = await setFavourite(user, { ...john316, desired: true });
    expect(await now.json()).toMatchObject({ favourite: true });
    expect(await countFavourites(user)).toBe(maxFavourites);
  });

  it("returns 401 for a visitor and an unknown session", async () => {
    const unknownSession = new ApiClient();
    unknownSession.jar.set("session", newSessionToken());
    for (const client of [new ApiClient(), unknownSession]) {
      for (const desired of [true, false]) {
        const body = { ...john316, desired };
        await expectProblem(await client.post(url, body), 401);
      }
    }
  });

  it("returns 403 for another site and stores nothing", async () => {
    const user = await newPerson();
    const response = await user.client.post(
      url,
      { ...john316, desired: true },
      { origin: "https://evil.example" },
    );
    await expectProblem(response, 403);
    expect(await countFavourites(user)).toBe(0);
  });

  it("returns 405 for other methods and 415 for forms", async () => {
    const response = await person.client.send("PUT", url, { body: {} });
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    const form = await person.client.raw(url, {
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

describe("concurrent requests", () => {
  const getStatuses = async (requests: Promise<Response>[]) => {
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    return statuses.toSorted();
  };

  it("store one row for 200 requests to add", async () => {
    const user = await newPerson();
    const statuses = await getStatuses(
      Array.from({ length: 200 }, () =>
        setFavourite(user, { ...john316, desired: true }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await countFavourites(user)).toBe(1);
  });

  it("leave one row or none after 200 opposite requests, and none fails", async () => {
    const user = await newPerson();
    const statuses = await getStatuses(
      Array.from({ length: 200 }, (_, i) =>
        setFavourite(user, { ...john316, desired: i % 2 === 0 }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await countFavourites(user)).toBeLessThanOrEqual(1);
  });

  it("store exactly 10 of 50 verses when 10 more fit", async () => {
    const user = await newPerson();
    await addFavourites(user, maxFavourites - 10);
    const statuses = await getStatuses(
      Array.from({ length: 50 }, (_, i) =>
        setFavourite(user, {
          book: "Genesis",
          chapter: 24,
          verse: i + 1,
          desired: true,
        }),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 422)).toHaveLength(40);
    expect(await countFavourites(user)).toBe(maxFavourites);
  });
});

describe("GET /api/bible/favourites", () => {
  it("returns the viewer's favourites, newest first", async () => {
    const [user, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    await addFavourites(user, 2);
    await addFavourites(other, 5);
    await setFavourite(user, { ...john316, desired: true });
    const psalm = (verse: number) => ({
      book: "Psalms",
      chapter: 119,
      verse,
      version: "KJV",
      shown: false,
      reference: `Psalm 119:${verse}`,
    });
    const whole = await user.client.get(url);
    expect(await whole.json()).toEqual([
      { ...john316, version: "KJV", shown: false, reference: "John 3:16" },
      psalm(2),
      psalm(1),
    ]);
  });

  it("returns 401 for a visitor", async () => {
    await expectProblem(await new ApiClient().get(url), 401);
  });
});

it("deletes favourites with the account", async () => {
  const user = await newPerson();
  await addFavourites(user, 3);
  await sqlRows(sql`DELETE FROM users WHERE id = ${user.id}`);
  expect(await countFavourites(user)).toBe(0);
});
