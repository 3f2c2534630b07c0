import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import { defaultAudiences, type About } from "~/features/about/about";
import { urls } from "~/shared/urls";
import {
  john1135,
  getAbout,
  allAudiences,
  putAbout,
  aboutBody,
} from "../helpers/about";
import { ApiClient } from "../helpers/api-client";
import { hostileVerseRefs } from "../helpers/hostile-verse-refs";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlCount, sqlRows } from "../helpers/site";

it("saves the parts cleaned and trimmed, and returns them", async () => {
  const user = await newPerson();
  const response = await putAbout(user, {
    faithJourney: "  Called\r\nby name\u0007 ",
    prayerIntentions: " \u200b ",
    audiences: { ...allAudiences("me"), favouriteVerses: "followers" },
    addVerses: [
      { book: "ps", chapter: 23, verse: 1, version: "WEB" },
      john1135,
    ],
    isAdmin: true,
  });
  expect(response.status).toBe(200);
  const about = {
    faithJourney: "Called\nby name",
    favouriteVerses: [
      {
        ...john1135,
        version: "KJV",
        shown: true,
        reference: "John 11:35",
        text: "Jesus wept.",
      },
      {
        book: "Psalms",
        chapter: 23,
        verse: 1,
        version: "WEB",
        shown: true,
        reference: "Psalm 23:1",
        text: "Yahweh is my shepherd; I shall lack nothing.",
      },
    ],
    prayerIntentions: null,
    audiences: { ...allAudiences("me"), favouriteVerses: "followers" },
  };
  expect(await response.json()).toEqual(about);
  expect(await getAbout(user.client, user)).toEqual(about);
  // Removes the texts, then one verse. Removing a verse that isn't in the list does nothing.
  await putAbout(user, { ...about, faithJourney: "", prayerIntentions: "" });
  const removal = await putAbout(user, {
    ...aboutBody,
    faithJourney: "",
    prayerIntentions: "",
    removeVerses: [john1135, { book: "Jude", chapter: 1, verse: 1 }],
  });
  const remaining = await removal.json<About>();
  expect(remaining.faithJourney).toBeNull();
  expect(remaining.favouriteVerses.map(({ reference }) => reference)).toEqual([
    "Psalm 23:1",
  ]);
});

it("returns the text of the first three verses and only the reference of the others", async () => {
  const user = await newPerson();
  const addVerses = [1, 2, 3, 4, 5].map((verse) => ({
    book: "Ruth",
    chapter: 1,
    verse,
  }));
  const response = await putAbout(user, { ...aboutBody, addVerses });
  const { favouriteVerses } = await response.json<About>();
  expect(favouriteVerses.map(({ verse }) => verse)).toEqual([5, 4, 3, 2, 1]);
  expect(favouriteVerses.map(({ text }) => text !== null)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("keeps verses that another request adds at the same time", async () => {
  const user = await newPerson();
  const favourite = { book: "Mark", chapter: 1, verse: 1, desired: true };
  await Promise.all([
    user.client.post(urls.api.favourites, favourite),
    putAbout(user, { ...aboutBody, addVerses: [john1135] }),
  ]);
  expect((await getAbout(user.client, user)).favouriteVerses).toHaveLength(2);
});

it.each([
  [{}, {}],
  [{ faithJourney: "Called" }, { faithJourney: "Called" }],
  [{ faithJourney: "" }, { faithJourney: null }],
  [{ prayerIntentions: " " }, { prayerIntentions: null }],
  [
    { audiences: { prayerIntentions: "me" } },
    { audiences: { ...allAudiences("everyone"), prayerIntentions: "me" } },
  ],
  [{ removeVerses: [john1135] }, { favouriteVerses: [] }],
])("changes only the given part: %j", async (body, changed) => {
  const user = await newPerson();
  await putAbout(user, { ...aboutBody, addVerses: [john1135] });
  const before = await getAbout(user.client, user);
  const response = await putAbout(user, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...before, ...changed });
});

it("uses the default audiences for parts that the first request doesn't set", async () => {
  const user = await newPerson();
  await putAbout(user, { audiences: { faithJourney: "me" } });
  expect(await getAbout(user.client, user)).toEqual({
    faithJourney: null,
    favouriteVerses: [],
    prayerIntentions: null,
    audiences: { ...defaultAudiences, faithJourney: "me" },
  });
});

it("saves every part when concurrent requests change different ones", async () => {
  const user = await newPerson();
  const responses = await Promise.all(
    [
      { faithJourney: "Called" },
      { prayerIntentions: "My mother" },
      { audiences: { prayerIntentions: "me" } },
      { audiences: { favouriteVerses: "followers" } },
      { addVerses: [john1135] },
    ].map((body) => putAbout(user, body)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await getAbout(user.client, user)).toMatchObject({
    faithJourney: "Called",
    favouriteVerses: [john1135],
    prayerIntentions: "My mother",
    audiences: {
      faithJourney: "everyone",
      favouriteVerses: "followers",
      prayerIntentions: "me",
    },
  });
});

it("rejects a 101st verse without saving anything, but allows replacing one", async () => {
  const user = await newPerson();
  const chapter = (verse: number) => ({
    book: "Psalms",
    chapter: 119,
    verse,
  });
  const fifty = (from: number) =>
    Array.from({ length: 50 }, (_, i) => chapter(from + i));
  for (const from of [1, 51]) {
    await putAbout(user, { ...aboutBody, addVerses: fifty(from) });
  }
  const more = { ...aboutBody, faithJourney: "New", addVerses: [john1135] };
  const problem = await expectProblem(await putAbout(user, more), 422);
  expect(problem.detail).toContain("100 favourite verses");
  expect((await getAbout(user.client, user)).faithJourney).toBe(
    aboutBody.faithJourney,
  );
  const swap = { ...more, removeVerses: [chapter(1)] };
  expect((await putAbout(user, swap)).status).toBe(200);
  const { favouriteVerses } = await getAbout(user.client, user);
  expect(favouriteVerses).toHaveLength(100);
  expect(favouriteVerses[0]?.reference).toBe("John 11:35");
});

it("never stores more than 100 verses, even for ten concurrent requests", async () => {
  const user = await newPerson();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      putAbout(user, {
        ...aboutBody,
        addVerses: Array.from({ length: 17 }, (_, j) => ({
          book: "Psalms",
          chapter: 119,
          verse: i * 17 + j + 1,
        })),
      }),
    ),
  );
  for (const { status } of responses) expect([200, 422]).toContain(status);
  const storedCount = await sqlCount(
    sql`SELECT count(*) FROM favourite_verses WHERE userId = ${user.id}`,
  );
  // A request whose 17 verses don't all fit is rejected. Earlier requests aren't.
  expect(storedCount).toBeLessThanOrEqual(100);
  expect(storedCount).toBeGreaterThan(100 - 17);
});

it("returns 403 for another user, an admin and a request from another site", async () => {
  const [user, other, admin] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await sqlRows(
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${admin.id}`,
  );
  for (const { client } of [other, admin]) {
    const response = await client.send("PUT", urls.api.about(user.id), {
      body: aboutBody,
    });
    await expectProblem(response, 403);
  }
  const forged = await user.client.send("PUT", urls.api.about(user.id), {
    body: aboutBody,
    headers: { origin: "https://evil.example" },
  });
  await expectProblem(forged, 403);
  expect((await getAbout(user.client, user)).faithJourney).toBeNull();
});

it("returns 401 to visitors, 405 for POST and 415 for plain text", async () => {
  const user = await newPerson();
  const url = urls.api.about(user.id);
  const visitor = new ApiClient();
  await expectProblem(await visitor.send("PUT", url, { body: aboutBody }), 401);
  const response = await user.client.post(url, aboutBody);
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, PUT");
  const text = await user.client.raw(url, {
    method: "PUT",
    headers: { origin: siteUrl, "content-type": "text/plain" },
    body: JSON.stringify(aboutBody),
  });
  await expectProblem(text, 415);
});

it.each([
  [undefined],
  [null],
  [[]],
  [{ ...aboutBody, faithJourney: "x".repeat(1001) }],
  [{ ...aboutBody, prayerIntentions: "x".repeat(1001) }],
  [{ ...aboutBody, faithJourney: null }],
  [{ ...aboutBody, faithJourney: { text: "x" } }],
  [{ ...aboutBody, audiences: null }],
  [
    {
      ...aboutBody,
      audiences: { ...allAudiences("me"), prayerIntentions: "admins" },
    },
  ],
  [{ ...aboutBody, audiences: { faithJourney: null } }],
  [{ ...aboutBody, addVerses: "John 3:16" }],
  [{ ...aboutBody, addVerses: Array(51).fill(john1135) as unknown[] }],
  [{ ...aboutBody, removeVerses: Array(101).fill(john1135) as unknown[] }],
])("returns 422 for %j", async (body) => {
  const user = await newPerson();
  await expectProblem(await putAbout(user, body), 422);
  expect((await getAbout(user.client, user)).faithJourney).toBeNull();
});

it("returns 422 for verses that don't exist, and saves nothing", async () => {
  const user = await newPerson();
  for (const verseRef of hostileVerseRefs) {
    const body = { ...aboutBody, addVerses: [john1135, verseRef] };
    await expectProblem(await putAbout(user, body), 422);
  }
  expect(await getAbout(user.client, user)).toMatchObject({
    faithJourney: null,
    favouriteVerses: [],
  });
});
