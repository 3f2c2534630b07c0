import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { followApproved } from "../helpers/follow-approved";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

// What a post's audience decides. tests/api/audience-crawl.test.ts checks every operation and page.

let author: SignedIn;
let follower: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  [author, follower, stranger] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  await author.client.post(urls.api.followApproval, { desired: true });
  await followApproved(follower, author);
});

async function write(
  body: Record<string, unknown>,
  by: SignedIn = author,
  headers: Record<string, string> = {},
): Promise<Post> {
  const text = { type: "text", content: "Selah", ...body };
  const response = await by.client.post(urls.api.posts(), text, headers);
  expect(response.status).toBe(201);
  return response.json<Post>();
}

const change = (post: Post, body: unknown, by: SignedIn = author) =>
  by.client.send("PUT", urls.api.post(post.id), { body });

const seenBy = async ({ client }: SignedIn, { id }: Post) =>
  (await client.get(urls.api.post(id))).status === 200;

describe("a new post", () => {
  it.each([
    ["everyone", [true, true, true]],
    ["followers", [true, true, false]],
    ["me", [true, false, false]],
  ] as const)("for %s", async (audience, expected) => {
    const post = await write({ audience });
    expect(post.audience).toBe(audience);
    const people = [author, follower, stranger];
    const seen = await Promise.all(people.map((one) => seenBy(one, post)));
    expect(seen).toEqual(expected);
  });

  it("without an audience has the author's default", async () => {
    const person = await newPerson();
    const chosen = await person.client.send("PUT", urls.api.defaultAudience, {
      body: { audience: "me" },
    });
    expect(await chosen.json()).toEqual({ audience: "me" });
    expect(await write({}, person)).toMatchObject({ audience: "me" });
    const event = { title: "Vigil", date: "2099-12-24", timeZone: "UTC" };
    expect(
      await write({ type: "event", eventData: event }, person),
    ).toMatchObject({ audience: "me" });
  });

  it("is for followers only if the author approves them", async () => {
    const refuse = (send: () => Promise<Response>) => ({
      name: "followers",
      send: async () => expectProblem(await send(), 422),
    });
    await expectNoWrites([
      refuse(() =>
        stranger.client.post(urls.api.posts(), {
          type: "text",
          content: "Selah",
          audience: "followers",
        }),
      ),
      refuse(() =>
        stranger.client.send("PUT", urls.api.defaultAudience, {
          body: { audience: "followers" },
        }),
      ),
      refuse(() =>
        author.client.post(urls.api.posts(), {
          type: "text",
          content: "Selah",
          audience: "group",
        }),
      ),
    ]);
  });

  it("is for everyone again once the author stops approving followers", async () => {
    const person = await newPerson();
    await person.client.post(urls.api.followApproval, { desired: true });
    await person.client.send("PUT", urls.api.defaultAudience, {
      body: { audience: "followers" },
    });
    expect((await write({}, person)).audience).toBe("followers");
    await person.client.post(urls.api.followApproval, { desired: false });
    expect((await write({}, person)).audience).toBe("everyone");
  });

  it("counts on the profile only if everyone sees it", async () => {
    const person = await newPerson();
    for (const audience of ["everyone", "me"])
      await write({ audience }, person);
    const rows = await sqlRows(
      sql`SELECT postsCount FROM users WHERE id = ${person.id}`,
    );
    expect(rows).toEqual([{ postsCount: 1 }]);
  });
});

describe("pictures", () => {
  const image = dataString(png(30, 20));
  const picture = { type: "image", content: "", imageUrl: image };
  const cacheControl = async (url: string | null) =>
    (await stranger.client.get(url ?? "")).headers.get("cache-control");

  it("of a narrow post have a random address and aren't cached by others", async () => {
    const [open, narrow] = [
      await write({ ...picture, audience: "everyone" }),
      await write({ ...picture, audience: "me" }),
    ];
    expect(await cacheControl(open.imageUrl)).toContain("immutable");
    expect(narrow.imageUrl).not.toBe(open.imageUrl);
    expect(await cacheControl(narrow.imageUrl)).toBe("private, max-age=3600");
  });

  it("move to another address when the post becomes narrower", async () => {
    const post = await write({ ...picture, audience: "everyone" });
    const response = await change(post, { audience: "me" });
    const narrow = await response.json<Post>();
    expect(narrow).toMatchObject({ audience: "me", updatedAt: null });
    expect(narrow.imageUrl).not.toBe(post.imageUrl);
    expect(await cacheControl(narrow.imageUrl)).toBe("private, max-age=3600");
  });

  it("don't turn a retry into a second post", async () => {
    const key = { "idempotency-key": "one" };
    const body = { ...picture, audience: "me" };
    const [one, two] = [
      await write(body, author, key),
      await write(body, author, key),
    ];
    expect(two.id).toBe(one.id);
    const response = await author.client.post(
      urls.api.posts(),
      { ...picture, audience: "everyone" },
      key,
    );
    await expectProblem(response, 422);
  });
});

describe("a smaller audience", () => {
  it("deletes other users' notifications, mentions and the reel", async () => {
    const post = await write({
      type: "video",
      content: `@${follower.username}`,
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    });
    const comment = { content: `@${follower.username} see` };
    await author.client.post(urls.api.comments(post.id), comment);
    const count = (table: string, where = sql`TRUE`) =>
      sqlCount(
        sql`SELECT count(*) AS count FROM ${
          {
            notifications: sql`notifications`,
            reels: sql`reels`,
            mentions: sql`mentions`,
          }[table] ?? sql``
        } WHERE postId = ${post.id} AND ${where}`,
      );
    const others = sql`userId <> ${author.id}`;
    expect(await count("notifications", others)).toBe(2);
    expect(await count("reels")).toBe(1);
    expect((await change(post, { audience: "followers" })).status).toBe(200);
    expect(await count("notifications", others)).toBe(0);
    expect(await count("reels")).toBe(0);
    expect(await count("mentions")).toBe(0);
    expect(await seenBy(follower, post)).toBe(true);
    expect(await seenBy(stranger, post)).toBe(false);
  });

  it("never grows again, in any order", async () => {
    const post = await write({ audience: "me" });
    const [refusal] = await expectNoWrites([
      {
        name: "wider",
        send: async () => change(post, { audience: "everyone" }),
      },
    ]);
    await expectProblem(refusal as Response, 422);
    await Promise.all([
      change(post, { audience: "me" }),
      change(post, { audience: "me", content: "Amen" }),
    ]);
    expect(
      await (await author.client.get(urls.api.post(post.id))).json<Post>(),
    ).toMatchObject({ audience: "me", content: "Amen" });
    await expect(
      sqlBatch([
        sql`UPDATE posts SET audience = 'everyone' WHERE id = ${post.id}`,
      ]),
    ).rejects.toThrow(/only narrows/);
  });
});

describe("notifications about a narrow post", () => {
  const list = async ({ client }: SignedIn, { id }: Post) =>
    (
      await (
        await client.get(urls.api.notifications())
      ).json<AppNotification[]>()
    ).filter(({ postId }) => postId === id);

  it("quote nothing, and are withdrawn with the follow", async () => {
    const reader = await newPerson();
    await followApproved(reader, author);
    const post = await write({
      audience: "followers",
      content: `@${reader.username} and @${stranger.username}`,
    });
    expect(await list(stranger, post)).toEqual([]);
    const [mention] = await list(reader, post);
    expect(mention?.detail).toMatchObject({ isPrivate: true });
    expect(mention?.detail).not.toHaveProperty("text");
    await change(post, { content: "Another text" });
    await reader.client.post(urls.api.follow(author.id), { desired: false });
    expect(await list(reader, post)).toEqual([]);
  });

  it("reach only those who may still see it", async () => {
    const reader = await newPerson();
    await followApproved(reader, author);
    const post = await write({ audience: "followers" });
    const settings = { thread: "push" };
    await reader.client.send("PUT", urls.api.notificationSettings, {
      body: { levels: settings },
    });
    await sqlBatch([
      sql`INSERT INTO thread_watchers (postId, userId) VALUES (${post.id}, ${reader.id})`,
      sql`INSERT OR REPLACE INTO notification_levels (userId, kind, level) VALUES (${reader.id}, 'thread', 'push')`,
      sql`DELETE FROM follows WHERE followerId = ${reader.id}`,
    ]);
    await author.client.post(urls.api.comments(post.id), { content: "Amen" });
    await follower.client.post(urls.api.comments(post.id), { content: "Yes" });
    expect(await list(reader, post)).toEqual([]);
    expect(await list(author, post)).toMatchObject([
      { kind: "comment", detail: { postType: "text", isPrivate: true } },
    ]);
  });
});
