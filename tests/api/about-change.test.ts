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

it("keeps what is said, clean and trimmed, and replies with it", async () => {
  const who = await newPerson();
  const response = await putAbout(who, {
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
  expect(await getAbout(who.client, who)).toEqual(about);
  // The same once more changes nothing; then a verse goes, and all else.
  await putAbout(who, { ...about, faithJourney: "", prayerIntentions: "" });
  const end = await putAbout(who, {
    ...aboutBody,
    faithJourney: "",
    prayerIntentions: "",
    removeVerses: [john1135, { book: "Jude", chapter: 1, verse: 1 }],
  });
  const left = await end.json<About>();
  expect(left.faithJourney).toBeNull();
  expect(left.favouriteVerses.map(({ reference }) => reference)).toEqual([
    "Psalm 23:1",
  ]);
});

it("quotes the first three verses, and gives the reference of the others", async () => {
  const who = await newPerson();
  const addVerses = [1, 2, 3, 4, 5].map((verse) => ({
    book: "Ruth",
    chapter: 1,
    verse,
  }));
  const reply = await putAbout(who, { ...aboutBody, addVerses });
  const { favouriteVerses } = await reply.json<About>();
  expect(favouriteVerses.map(({ verse }) => verse)).toEqual([5, 4, 3, 2, 1]);
  expect(favouriteVerses.map(({ text }) => text !== null)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("leaves verses alone that were added elsewhere meanwhile", async () => {
  const who = await newPerson();
  const heart = { book: "Mark", chapter: 1, verse: 1, desired: true };
  await Promise.all([
    who.client.post(urls.api.favourites(), heart),
    putAbout(who, { ...aboutBody, addVerses: [john1135] }),
  ]);
  expect((await getAbout(who.client, who)).favouriteVerses).toHaveLength(2);
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
])("of %j changes that part alone", async (body, changed) => {
  const who = await newPerson();
  await putAbout(who, { ...aboutBody, addVerses: [john1135] });
  const before = await getAbout(who.client, who);
  const response = await putAbout(who, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...before, ...changed });
});

it("begins with the first audiences where a part is all that is said", async () => {
  const who = await newPerson();
  await putAbout(who, { audiences: { faithJourney: "me" } });
  expect(await getAbout(who.client, who)).toEqual({
    faithJourney: null,
    favouriteVerses: [],
    prayerIntentions: null,
    audiences: { ...defaultAudiences, faithJourney: "me" },
  });
});

it("keeps both where two windows save different parts at once", async () => {
  const who = await newPerson();
  const replies = await Promise.all(
    [
      { faithJourney: "Called" },
      { prayerIntentions: "My mother" },
      { audiences: { prayerIntentions: "me" } },
      { audiences: { favouriteVerses: "followers" } },
      { addVerses: [john1135] },
    ].map((body) => putAbout(who, body)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await getAbout(who.client, who)).toMatchObject({
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

it("refuses a hundred and first verse and changes nothing; one for one is fine", async () => {
  const who = await newPerson();
  const chapter = (verse: number) => ({
    book: "Psalms",
    chapter: 119,
    verse,
  });
  const fifty = (from: number) =>
    Array.from({ length: 50 }, (_, i) => chapter(from + i));
  for (const from of [1, 51]) {
    await putAbout(who, { ...aboutBody, addVerses: fifty(from) });
  }
  const more = { ...aboutBody, faithJourney: "New", addVerses: [john1135] };
  const problem = await expectProblem(await putAbout(who, more), 422);
  expect(problem.detail).toContain("100 favourite verses");
  expect((await getAbout(who.client, who)).faithJourney).toBe(
    aboutBody.faithJourney,
  );
  const swap = { ...more, removeVerses: [chapter(1)] };
  expect((await putAbout(who, swap)).status).toBe(200);
  const { favouriteVerses } = await getAbout(who.client, who);
  expect(favouriteVerses).toHaveLength(100);
  expect(favouriteVerses[0]?.reference).toBe("John 11:35");
});

it("stays within a hundred also where ten save at once", async () => {
  const who = await newPerson();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      putAbout(who, {
        ...aboutBody,
        addVerses: Array.from({ length: 17 }, (_, j) => ({
          book: "Psalms",
          chapter: 119,
          verse: i * 17 + j + 1,
        })),
      }),
    ),
  );
  for (const { status } of answers) expect([200, 422]).toContain(status);
  const kept = await sqlCount(
    sql`SELECT count(*) FROM favourite_verses WHERE userId = ${who.id}`,
  );
  // Who comes when there is no room for all of his seventeen is refused; who came before, is not.
  expect(kept).toBeLessThanOrEqual(100);
  expect(kept).toBeGreaterThan(100 - 17);
});

it("403: somebody else's, an admin's too, and another site", async () => {
  const [who, other, admin] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await sqlRows(
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${admin.id}`,
  );
  for (const { client } of [other, admin]) {
    const response = await client.send("PUT", urls.api.about(who.id), {
      body: aboutBody,
    });
    await expectProblem(response, 403);
  }
  const forged = await who.client.send("PUT", urls.api.about(who.id), {
    body: aboutBody,
    headers: { origin: "https://evil.example" },
  });
  await expectProblem(forged, 403);
  expect((await getAbout(who.client, who)).faithJourney).toBeNull();
});

it("401, 405 and 415", async () => {
  const who = await newPerson();
  const address = urls.api.about(who.id);
  const visitor = new ApiClient();
  await expectProblem(
    await visitor.send("PUT", address, { body: aboutBody }),
    401,
  );
  const response = await who.client.post(address, aboutBody);
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, PUT");
  const text = await who.client.raw(address, {
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
])("422: %j", async (body) => {
  const who = await newPerson();
  await expectProblem(await putAbout(who, body), 422);
  expect((await getAbout(who.client, who)).faithJourney).toBeNull();
});

it("422: verses that do not exist, and nothing is written", async () => {
  const who = await newPerson();
  for (const place of hostileVerseRefs) {
    const body = { ...aboutBody, addVerses: [john1135, place] };
    await expectProblem(await putAbout(who, body), 422);
  }
  expect(await getAbout(who.client, who)).toMatchObject({
    faithJourney: null,
    favouriteVerses: [],
  });
});
