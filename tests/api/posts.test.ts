import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { layOutVerse } from "~/features/posts/verse-layout";
import { urls } from "~/shared/urls";
import { makePost, ruth } from "../helpers/make-post";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { newSessionToken } from "../helpers/session-token";
import { sqlBatch, sqlCount } from "../helpers/site";
import { getNextUrl, fetchAllPages } from "../helpers/fetch-all-pages";

let author: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
});

/** Has exactly the fields of the API, so toEqual catches any other field. */
function expectedPost(id: string, overrides: Partial<Post> = {}): Post {
  const { username } = author;
  return makePost({
    id,
    userId: author.id,
    user: { ...ruth, id: author.id, lastName: "Reader", username },
    ...overrides,
  });
}

const createdAt = Date.parse("2026-01-02T03:04:05.678Z");
const [plainId, eventId, verseId] = [
  newId(createdAt),
  newId(createdAt),
  newId(createdAt),
] as const;

describe("GET /api/posts/{id}", () => {
  it("returns a text post with exactly the documented fields", async () => {
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, createdAt)
          VALUES (${plainId}, ${author.id}, 'text', 'Selah', ${createdAt})`,
    ]);
    const response = await reader.client.get(urls.api.post(plainId));
    expect(await response.json()).toEqual(expectedPost(plainId));
  });

  it("says whether the viewer follows its author", async () => {
    const [follower] = (await newPeople(1)) as [SignedIn];
    await follower.client.post(urls.api.follow(author.id), { desired: true });
    const seenBy = async ({ client }: { client: ApiClient }) => {
      const response = await client.get(urls.api.post(plainId));
      return (await response.json<Post>()).isFollowingAuthor;
    };
    expect(await seenBy(follower)).toBe(true);
    expect(await seenBy(reader)).toBe(false);
    expect(await seenBy({ client: new ApiClient() })).toBe(false);
  });

  it("returns an event with its time and location", async () => {
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, createdAt)
          VALUES (${eventId}, ${author.id}, 'event', '', ${createdAt})`,
      sql`INSERT INTO events (postId, title, date, time, timeZone, startsAt, location)
          VALUES (${eventId}, 'Vespers', '2026-05-01', '18:00', 'Europe/Berlin',
                  ${Date.parse("2026-05-01T16:00:00Z")}, 'St Mary')`,
    ]);
    const response = await reader.client.get(urls.api.post(eventId));
    expect(await response.json()).toEqual(
      expectedPost(eventId, {
        type: "event",
        content: "",
        eventData: {
          title: "Vespers",
          description: null,
          date: "2026-05-01",
          time: "18:00",
          timeZone: "Europe/Berlin",
          startsAt: "2026-05-01T16:00:00.000Z",
          endDate: null,
          endTime: null,
          endsAt: null,
          location: "St Mary",
          registrationUrl: null,
          imageUrl: null,
          interestsCount: 0,
          isInterested: false,
        },
      }),
    );
  });

  it("returns a verse with its style", async () => {
    await sqlBatch([
      sql`INSERT INTO posts (id, userId, type, content, createdAt)
          VALUES (${verseId}, ${author.id}, 'verse', 'John 11:35', ${createdAt})`,
      sql`INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
          VALUES (${verseId}, 'KJV', 'John', 11, 35, 'Jesus wept.', '{"textSize":24}')`,
    ]);
    const response = await reader.client.get(urls.api.post(verseId));
    const verse = {
      text: "Jesus wept.",
      version: "KJV",
      book: "John",
      chapter: 11,
      verse: 35,
      lastVerse: null,
      customization: { textSize: 24 },
    };
    expect(await response.json()).toEqual(
      expectedPost(verseId, {
        type: "verse",
        content: "John 11:35",
        verseData: { ...verse, layout: layOutVerse(verse) },
      }),
    );
  });

  it("returns the post to a visitor", async () => {
    const response = await new ApiClient().get(urls.api.post(plainId));
    expect(await response.json()).toEqual(expectedPost(plainId));
  });

  it("distinguishes the viewer's like from other users' likes", async () => {
    await author.client.post(urls.api.like(plainId), { desired: true });
    const theirs = await reader.client.get(urls.api.post(plainId));
    expect(await theirs.json()).toMatchObject({
      isLikedByUser: false,
      _count: { likes: 1 },
    });
    const own = await author.client.get(urls.api.post(plainId));
    expect(await own.json()).toMatchObject({ isLikedByUser: true });
  });

  it("never shows a negative number of likes", async () => {
    await sqlBatch([
      sql`UPDATE posts SET likesAdjustment = -10 WHERE id = ${eventId}`,
    ]);
    const response = await reader.client.get(urls.api.post(eventId));
    expect(await response.json()).toMatchObject({ _count: { likes: 0 } });
  });

  it.each([
    "nobody",
    "0190d0c0-0000-7000-8000-000000000000",
    "%00",
    "%F0%9F%95%8A",
    "..",
    "a".repeat(500),
  ])("returns 404 for %j", async (id) => {
    const response = await reader.client.get(`${urls.api.posts()}/${id}`);
    await expectProblem(response, 404);
  });
});

describe("GET /api/posts", () => {
  it("pages from the newest to the oldest without gaps or duplicates", async () => {
    const made = await newPosts(author.id, 45);
    const pages = await fetchAllPages<Post>(
      reader.client,
      urls.api.posts({ limit: 10 }),
    );
    const seen = pages.flat().map(({ id }) => id);
    expect(seen).toEqual(seen.toSorted().reverse());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => made.includes(id))).toHaveLength(45);
    expect(seen).toHaveLength(
      await sqlCount(
        sql`SELECT count(*) FROM posts WHERE hiddenAt IS NULL AND audience = 'everyone' AND groupId IS NULL`,
      ),
    );
    expect(pages.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
  });

  it("shows no post twice while others post", async () => {
    const response = await reader.client.get(urls.api.posts({ limit: 5 }));
    const first = await response.json<Post[]>();
    await newPosts(author.id, 3);
    const more = await reader.client.get(getNextUrl(response) ?? "");
    const second = await more.json<Post[]>();
    const ids = [...first, ...second].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
  });

  it("has no Link header on the last page", async () => {
    const { id, client } = await newPerson();
    await newPosts(id, 3);
    const response = await client.get(urls.api.userPosts(id, { limit: 3 }));
    expect(await response.json()).toHaveLength(3);
    expect(response.headers.get("link")).toBeNull();
  });

  it("keeps the type filter on the next pages", async () => {
    await newPosts(author.id, 7, "prayer");
    const pages = await fetchAllPages<Post>(
      reader.client,
      urls.api.posts({ type: "prayer", limit: 3 }),
    );
    const posts = pages.flat();
    expect(posts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(["prayer"]));
  });

  it.each(["all", "event", "video", "prayer", "text", "image", "verse"])(
    "accepts the type %s",
    async (type) => {
      const response = await reader.client.get(urls.api.posts({ type }));
      expect(response.status).toBe(200);
    },
  );

  it("returns 100 posts without a limit", async () => {
    await newPosts(author.id, 101);
    const response = await reader.client.get(urls.api.posts());
    expect(await response.json()).toHaveLength(100);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=-1",
    "limit=1.5",
    "limit=ten",
    "limit=1e99",
    "limit=NaN",
    "type=sermon",
    "type=",
    "type=__proto__",
    `cursor=${"x".repeat(201)}`,
  ])("returns 422 for ?%s", async (query) => {
    const response = await reader.client.get(`${urls.api.posts()}?${query}`);
    const { issues } = await expectProblem(response, 422);
    expect(issues?.[0]?.path).toBe(query.split("=")[0]);
  });

  it("returns 422 for an invalid cursor", async () => {
    const response = await reader.client.get(
      urls.api.posts({ cursor: "' OR 1" }),
    );
    expect(response.status).toBe(422);
  });

  it("returns 401 to a visitor and to an unknown session", async () => {
    await expectProblem(await new ApiClient().get(urls.api.posts()), 401);
    const stranger = new ApiClient();
    stranger.jar.set("session", newSessionToken());
    await expectProblem(await stranger.get(urls.api.posts()), 401);
  });
});
