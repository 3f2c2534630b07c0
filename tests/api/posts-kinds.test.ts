import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlCount } from "../helpers/site";

let author: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const send = (body: unknown) => author.client.post(urls.api.posts(), body);

/** Creates a post and checks that other users read the same. */
async function create(body: unknown): Promise<Post> {
  const response = await send(body);
  expect(response.status, await response.clone().text()).toBe(201);
  const post = await response.json<Post>();
  const read = await reader.client.get(urls.api.post(post.id));
  expect(await read.json()).toEqual({ ...post, isOwn: false });
  return post;
}

/** Expects a 422 that names each path and writes nothing. */
async function expect422(body: unknown, ...paths: string[]): Promise<void> {
  const rows = () => sqlCount(sql`SELECT count(*) FROM posts`);
  const before = await rows();
  const problem = await expectProblem(await send(body), 422);
  expect(problem.issues?.map(({ path }) => path)).toEqual(paths);
  expect(await rows()).toBe(before);
}

it("creates a prayer request, and rejects a blank one", async () => {
  const prayer = { type: "prayer", content: "For my mother." };
  expect(await create(prayer)).toMatchObject(prayer);
  await expect422({ type: "prayer", content: " \n " }, "content");
});

describe("an image post", () => {
  const imageUrl = "https://pictures.example/dawn.jpg";

  it("keeps the URL of an external image", async () => {
    const post = await create({
      type: "image",
      imageUrl,
      imageAlt: " Dawn over the hills ",
    });
    expect(post).toMatchObject({
      type: "image",
      content: "",
      imageUrl,
      imageAlt: "Dawn over the hills",
      imageWidth: null,
    });
  });

  it.each([
    undefined,
    null,
    "",
    "dawn.jpg",
    "http://pictures.example/dawn.jpg",
    "javascript:alert(1)",
    "data:text/html;base64,PGI+",
    "//pictures.example/dawn.jpg",
    `https://pictures.example/${"x".repeat(2048)}`,
  ])("is rejected with imageUrl %j", async (source) => {
    await expect422(
      { type: "image", content: "Look", imageUrl: source },
      "imageUrl",
    );
  });
});

describe("a video post", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?t=3",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
  ])("is created with %s", async (videoUrl) => {
    expect(
      await create({ type: "video", content: "", videoUrl }),
    ).toMatchObject({ type: "video", content: "", videoUrl });
  });

  it.each([
    undefined,
    "https://video.example/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=short",
    "javascript:alert('youtube.com/watch?v=dQw4w9WgXcQ')",
  ])("is rejected with %j", async (videoUrl) => {
    await expect422({ type: "video", content: "See", videoUrl }, "videoUrl");
  });
});

describe("an event post", () => {
  const eventData = {
    title: "Harvest supper",
    description: "Bring a sheaf.",
    date: "2099-07-04",
    time: "18:30",
    timeZone: "America/New_York",
    location: "1 Field Lane",
    registrationUrl: "https://supper.example/?a=1",
  };
  const event = { type: "event", content: "", eventData };

  it("keeps the organizer's local time and adds startsAt in UTC", async () => {
    const post = await create(event);
    expect(post.eventData).toEqual({
      ...eventData,
      startsAt: "2099-07-04T22:30:00.000Z",
      ...{ endDate: null, endTime: null, endsAt: null },
      imageUrl: null,
      interestsCount: 0,
      isInterested: false,
    });
  });

  it("needs only a title and a date", async () => {
    const post = await create({
      type: "event",
      eventData: { title: "Vigil", date: "2099-12-24" },
    });
    expect(post.eventData).toMatchObject({
      title: "Vigil",
      description: null,
      time: null,
      timeZone: "UTC",
      startsAt: "2099-12-24T00:00:00.000Z",
      location: null,
      registrationUrl: null,
    });
  });

  it("accepts its picture inside or outside eventData", async () => {
    const imageUrl = "https://pictures.example/supper.jpg";
    const outside = await create({ ...event, imageUrl });
    const inside = await create({
      ...event,
      eventData: { ...eventData, imageUrl },
    });
    for (const post of [outside, inside]) {
      expect(post.imageUrl).toBe(imageUrl);
      expect(post.eventData?.imageUrl).toBe(imageUrl);
    }
  });

  it("can be today in the organizer's time zone", async () => {
    const timeZone = "Pacific/Honolulu";
    const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format();
    const post = await create({
      type: "event",
      eventData: { title: "Today", date: today, timeZone },
    });
    expect(post.eventData?.date).toBe(today);
  });

  it("can't be in the past", async () => {
    const past = { ...event, eventData: { ...eventData, date: "2020-01-01" } };
    const problem = await expectProblem(await send(past), 422);
    expect(problem.detail).toBe(
      "Event date cannot be in the past. Please select a future date.",
    );
    expect(problem.issues).toEqual([
      { path: "eventData.date", message: problem.detail },
    ]);
  });

  it.each([
    [{ title: "  " }, "eventData.title"],
    [{ title: "x".repeat(121) }, "eventData.title"],
    [{ date: "2099-02-30" }, "eventData.date"],
    [{ date: "tomorrow" }, "eventData.date"],
    [{ date: undefined }, "eventData.date"],
    [{ time: "25:00" }, "eventData.time"],
    [{ timeZone: "Mars/Olympus" }, "eventData.timeZone"],
    [{ timeZone: "+05:00" }, "eventData.timeZone"],
    [{ registrationUrl: "javascript:alert(1)" }, "eventData.registrationUrl"],
    [{ location: "x".repeat(301) }, "eventData.location"],
    [{ description: "x".repeat(5001) }, "eventData.description"],
  ])("is rejected with %j", async (change, path) => {
    await expect422({ ...event, eventData: { ...eventData, ...change } }, path);
  });
});

describe("a verse post", () => {
  const verse = (verseData: object) => ({
    type: "verse",
    content: "Whatever",
    verseData,
  });

  it("takes its text from Scripture, not from the request", async () => {
    const post = await create(
      verse({ book: "John", chapter: 11, verse: "35", text: "Jesus laughed." }),
    );
    expect(post).toMatchObject({
      content: "John 11:35",
      verseData: {
        version: "KJV",
        book: "John",
        chapter: 11,
        verse: 35,
        text: "Jesus wept.",
        customization: {
          backgroundType: "gradient",
          textSize: 24,
          alignment: "center",
        },
      },
    });
  });

  it("keeps only the known style settings", async () => {
    const post = await create(
      verse({
        version: "WEB",
        book: "Psalms",
        chapter: 150,
        verse: 6,
        customization: {
          backgroundType: "solid",
          solidColor: "#26356b",
          textColor: "#fff",
          alignment: "left",
          textSize: 40,
          onload: "alert(1)",
        },
      }),
    );
    expect(post.verseData?.customization).toEqual({
      backgroundType: "solid",
      selectedBackground: 0,
      solidColor: "#26356b",
      customBackgroundUrl: null,
      textColor: "#fff",
      alignment: "left",
      textSize: 40,
    });
  });

  it.each([
    { book: "John", chapter: 3, verse: 99 },
    { book: "John", chapter: 22, verse: 1 },
    { book: "Tobit", chapter: 1, verse: 1 },
  ])("is rejected if the verse doesn't exist: %j", async (reference) => {
    await expect422(verse(reference), "verseData.verse");
  });

  it("can be a passage of several verses", async () => {
    const psalm = { book: "Psalms", chapter: 23, verse: 1 };
    const post = await create(verse({ ...psalm, lastVerse: 3 }));
    expect(post).toMatchObject({
      content: "Psalm 23:1–3",
      verseData: { verse: 1, lastVerse: 3 },
    });
    expect(post.verseData?.text).toMatch(
      /^The LORD is my shepherd; I shall not want\.\nHe .*\n.* name’s sake\.$/u,
    );
    const one = await create(verse({ ...psalm, lastVerse: 1 }));
    expect(one).toMatchObject({
      content: "Psalm 23:1",
      verseData: { lastVerse: null },
    });
  });

  it.each([
    { book: "Psalms", chapter: 23, verse: 3, lastVerse: 2 },
    { book: "Psalms", chapter: 23, verse: 3, lastVerse: 7 },
    { book: "Psalms", chapter: 119, verse: 1, lastVerse: 176 },
    { book: "Psalms", chapter: 23, verse: 3, lastVerse: "x" },
  ])("is rejected with an invalid or too long range: %j", async (passage) => {
    await expect422(verse(passage), "verseData.lastVerse");
  });

  it.each([
    [{ textColor: "red;}" }, "verseData.customization.textColor"],
    [
      { customBackgroundUrl: "javascript:alert(1)" },
      "verseData.customization.customBackgroundUrl",
    ],
    [{ textSize: 400 }, "verseData.customization.textSize"],
  ])("is rejected with the style %j", async (customization, path) => {
    const reference = { book: "John", chapter: 3, verse: 16 };
    await expect422(verse({ ...reference, customization }), path);
  });
});

it("rejects an unknown type", async () => {
  for (const type of ["poem", "", null, undefined, 1, "__proto__"]) {
    await expect422({ type, content: "Amen" }, "type");
  }
});
