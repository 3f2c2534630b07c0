import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import {
  insertRemainingRows,
  engageWithDailyContent,
  interactWith,
  postEveryKind,
} from "../helpers/full-account";
import { expectProblem } from "../helpers/problem";
import { readZip } from "../helpers/read-zip";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

const fetchExport = async ({ id, client }: SignedIn) => {
  const response = await client.get(urls.api.export(id));
  expect(response.status).toBe(200);
  return response;
};
const readExport = async (user: SignedIn) =>
  readZip(new Uint8Array(await (await fetchExport(user)).arrayBuffer()));
const parse = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? "null");

describe("GET /api/users/{id}/export", () => {
  let me: SignedIn;
  let friend: SignedIn;
  let posts: Post[];
  let theirs: Post[];
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    const people = (await newPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    [me, friend] = people;
    posts = await postEveryKind(me);
    theirs = await postEveryKind(friend);
    await interactWith(me, friend, theirs);
    await interactWith(friend, me, posts);
    await engageWithDailyContent(me);
    await insertRemainingRows(me, { blocked: people[2], muted: people[3] });
    files = await readExport(me);
  });

  it("is a ZIP file to download", async () => {
    const response = await fetchExport(me);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="${me.username}-${new Date().toISOString().slice(0, 10)}.zip"`,
    });
    await response.body?.cancel();
  });

  it("lists all its files in the README", () => {
    const readme = files.get("README.txt")?.toString() ?? "";
    expect(readme).toContain(`@${me.username}`);
    for (const name of files.keys()) {
      if (name === "README.txt") continue;
      expect(readme).toContain(name.startsWith("images/") ? "images/" : name);
    }
  });

  it("has the user's profile and account data", () => {
    expect(parse(files, "profile")).toEqual({
      id: me.id,
      username: me.username,
      firstName: "Ruth",
      lastName: "Reader",
      email: `${me.username}@example.org`,
      emailVerified: true,
      approvesFollowers: false,
      defaultAudience: "everyone",
      showsScores: true,
      showsPrayed: true,
      hidesAnonymous: false,
      allowsAnalytics: true,
      suspendedUntil: null,
      profileImageUrl: null,
      bio: "Tax collector",
      banner: null,
      createdAt: expect.stringMatching(/Z$/) as string,
    });
    expect(parse(files, "about")).toEqual({
      faithJourney: "A road",
      faithJourneyAudience: "everyone",
      prayerIntentions: "For peace",
      prayerIntentionsAudience: "followers",
      favouriteVersesAudience: "everyone",
      updatedAt: "1970-01-01T00:00:01.000Z",
    });
    expect(parse(files, "sign-in")).toEqual([
      {
        issuer: "https://issuer.example",
        subject: `at ${me.id}`,
        createdAt: "1970-01-01T00:00:01.000Z",
      },
    ]);
    expect(parse(files, "favourite-verses")).toMatchObject([
      { book: "JHN", chapter: 3, verse: 16, version: "KJV", shown: false },
      { book: "JHN", chapter: 3, verse: 17 },
    ]);
    expect(parse(files, "groups")).toMatchObject([{ role: "leader" }]);
    expect(parse(files, "group-requests")).toMatchObject([{ name: "Choir" }]);
    expect(parse(files, "former-handles")).toMatchObject([
      { handle: `was_${me.username}` },
    ]);
    expect(parse(files, "sessions")).toEqual([
      {
        userAgent: null,
        createdAt: expect.stringMatching(/Z$/) as string,
        expiresAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    expect(parse(files, "visits")).toEqual([
      {
        date: "1970-01-01",
        startedAt: "1970-01-01T00:00:01.000Z",
        lastSeenAt: "1970-01-01T00:00:01.000Z",
        sessions: 1,
        seconds: 0,
        pages: ["verse-of-the-day", "bible"],
      },
    ]);
    expect(parse(files, "last-uses")).toEqual([
      { feature: "bible", date: "1970-01-01" },
    ]);
    expect(parse(files, "data-access-by-admins")).toMatchObject([
      {
        action: "posts.opened",
        createdAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    expect(parse(files, "notifications")).toContainEqual({
      kind: "moderation",
      actorsCount: 0,
      postId: null,
      commentId: null,
      detail: { decision: "warn" },
      createdAt: "1970-01-01T00:00:01.000Z",
      seenAt: null,
    });
    expect(parse(files, "notification-settings")).toEqual([
      { kind: "thread", level: "app" },
    ]);
    expect(parse(files, "reminders")).toMatchObject([{ kind: "verse" }]);
    expect(parse(files, "quiet-hours")).toMatchObject([
      { timeZone: "Asia/Jerusalem", quietFrom: "22:00" },
    ]);
    expect(parse(files, "notification-devices")).toMatchObject([
      { createdAt: "1970-01-01T00:00:01.000Z", deliveredAt: null },
    ]);
    expect(parse(files, "mentions")).toHaveLength(1);
    expect(parse(files, "conversations-you-follow")).toHaveLength(1);
    const [prayer] = theirs.filter(({ type }) => type === "prayer");
    const postId = prayer?.id;
    expect(parse(files, "prayer-list")).toEqual([
      {
        postId: null,
        content: "For rain",
        every: "week",
        lastDay: "2026-06-30",
        createdAt: "1970-01-01T00:00:01.000Z",
      },
    ]);
    expect(parse(files, "prayed")).toEqual([
      { postId, times: 2, lastDay: "2026-06-30", message: "peace" },
    ]);
    expect(parse(files, "hidden-posts")).toEqual([{ postId }]);
    expect(parse(files, "prayer-updates")).toEqual([
      {
        postId: posts[1]?.id,
        content: "It rained",
        createdAt: "1970-01-01T00:00:01.000Z",
      },
    ]);
    expect(parse(files, "posts")).toContainEqual(
      expect.objectContaining({
        id: posts[1]?.id,
        answer: "Thanks",
        answeredAt: "1970-01-01T00:00:01.000Z",
      }),
    );
    expect(parse(files, "games-played")).toMatchObject([{ game: "trivia" }]);
  });

  it("has the posts with all their data, oldest first", () => {
    const exported = parse(files, "posts") as Record<string, unknown>[];
    expect(exported.map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(exported[0]).toEqual({
      id: posts[0]?.id,
      type: "text",
      content: "Selah",
      imageUrl: null,
      imageAlt: null,
      videoUrl: null,
      videoTitle: null,
      audience: "everyone",
      createdAt: posts[0]?.createdAt,
      updatedAt: null,
      likes: 1,
      comments: 1,
      shares: 1,
      interests: 0,
      answeredAt: null,
      answer: null,
      images: [],
      event: null,
      verse: null,
    });
    expect(exported[4]).toMatchObject({
      interests: 1,
      event: { title: "Vigil", date: "2099-12-24", location: "Chapel" },
    });
    expect(exported[5]).toMatchObject({
      verse: { book: "John", chapter: 11, verse: 35, text: "Jesus wept." },
    });
    expect(exported[6]).toHaveProperty("images.0.description", "Bread");
  });

  it("has what the user did, and other users only by their public names", () => {
    const ids = theirs.map(({ id }) => id).toSorted();
    const postIds = (name: string) =>
      (parse(files, name) as { postId: string }[])
        .map(({ postId }) => postId)
        .toSorted();
    expect(postIds("likes")).toEqual(ids);
    expect(postIds("saved-posts")).toEqual(ids);
    expect(postIds("shares")).toEqual(ids);
    expect(postIds("comments")).toEqual(ids);
    expect(postIds("interests")).toEqual([theirs[4]?.id]);
    for (const name of ["following", "followers"]) {
      expect(parse(files, name)).toEqual([
        {
          id: friend.id,
          username: friend.username,
          firstName: "Ruth",
          lastName: "Reader",
          createdAt: expect.stringMatching(/Z$/) as string,
        },
      ]);
    }
    for (const name of ["sent-follow-requests", "follow-requests"]) {
      expect(parse(files, name)).toMatchObject([{ firstName: "Ruth" }]);
    }
    const received = parse(files, "comments-on-your-posts") as unknown[];
    expect(received).toHaveLength(posts.length);
    expect(received[0]).toMatchObject({
      parentId: null,
      postId: posts[0]?.id,
      username: friend.username,
      firstName: "Ruth",
      lastName: "Reader",
      content: "Amen",
      createdAt: expect.stringMatching(/Z$/) as string,
    });
    expect(parse(files, "blocked")).toHaveLength(1);
    expect(parse(files, "muted")).toHaveLength(1);
    expect(parse(files, "verse-and-prayer-of-the-day")).toHaveLength(4);
  });

  it("has exactly the user's images, as they are served", async () => {
    const imageUrls = posts.flatMap((post) => [
      ...post.images.map(({ url }) => url),
      post.verseData?.customization["customBackgroundUrl"],
    ]);
    const expectedUrls = imageUrls.filter((url) => typeof url === "string");
    expect(expectedUrls).toHaveLength(5);
    const imageFiles = [...files.keys()].filter((name) =>
      name.startsWith("images/"),
    );
    expect(imageFiles.map((name) => `/${name}`).toSorted()).toEqual(
      expectedUrls.toSorted(),
    );
    for (const name of imageFiles) {
      const served = await me.client.get(`/${name}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(files.get(name)?.equals(bytes)).toBe(true);
    }
  });

  it("has no secrets and no email address of another user", () => {
    const text = [...files]
      .filter(([name]) => !name.startsWith("images/"))
      .map(([, content]) => content.toString())
      .join("\n");
    expect(text).not.toContain(me.client.jar.get("session"));
    // The push keys of a device, with which anyone could send to it.
    expect(text).not.toMatch(/a key|a secret/);
    expect(text).not.toContain(`${friend.username}@`);
  });
});

describe("a large or empty account", () => {
  it("has every row once, in order", async () => {
    const [me, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const numbers = sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)`;
    await sqlBatch([
      sql`${numbers} INSERT INTO posts (id, userId, type, content, createdAt)
          SELECT substr(${friend.id}, 1, 32) || printf('%04d', i), ${friend.id}, 'text', 'Post ' || i, i FROM n`,
      sql`${numbers} INSERT INTO likes (postId, userId, createdAt)
          SELECT substr(${friend.id}, 1, 32) || printf('%04d', i), ${me.id}, 7 + i / 450 FROM n`,
      sql`${numbers} INSERT INTO comments (id, postId, userId, content, createdAt)
          SELECT printf('%s-%04d', ${me.id}, i), substr(${friend.id}, 1, 32) || printf('%04d', i), ${me.id}, 'Amen ' || i, i FROM n`,
    ]);
    const mine = await readExport(me);
    const likes = parse(mine, "likes") as { postId: string }[];
    const liked = new Set(likes.map(({ postId }) => postId));
    expect([liked.size, likes.length]).toEqual([1000, 1000]);
    const comments = parse(mine, "comments") as { content: string }[];
    expect(comments.map(({ content }) => content)).toEqual(
      Array.from({ length: 1000 }, (_, i) => `Amen ${i}`),
    );
    expect(parse(await readExport(friend), "posts")).toHaveLength(1000);
  });

  it("is complete without any data", async () => {
    const files = await readExport(await newPerson());
    expect(["posts", "about"].map((name) => parse(files, name))).toEqual([
      [],
      null,
    ]);
  });
});

it("is only for the user's own account, by GET", async () => {
  const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
  await expectProblem(await me.client.get(urls.api.export(them.id)), 403);
  await expectProblem(await me.client.get(urls.api.export("nobody")), 404);
  await expectProblem(await new ApiClient().get(urls.api.export(me.id)), 401);
  const post = await me.client.post(urls.api.export(me.id));
  await expectProblem(post, 405);
  expect(post.headers.get("allow")).toBe("GET, HEAD");
  const head = await me.client.send("HEAD", urls.api.export(me.id));
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
