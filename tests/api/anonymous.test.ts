import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const day = 86_400_000;

const setAge = (userId: string, days: number) =>
  sqlBatch([
    sql`UPDATE users SET createdAt = ${Date.now() - days * day} WHERE id = ${userId}`,
  ]);

const request = { type: "prayer", content: "Please pray", anonymous: true };

const ask = (
  { client }: SignedIn,
  body: object = {},
  headers: Record<string, string> = {},
) => client.post(urls.api.posts(), { ...request, ...body }, headers);

describe("asking without a name", () => {
  let person: SignedIn;

  beforeEach(async () => {
    person = await newPerson();
    await setAge(person.id, 8);
  });

  it("returns a post without its author, also to them", async () => {
    const before = Date.now();
    const post = await expectOk<Post>(ask(person));
    expect(post).toMatchObject({
      type: "prayer",
      userId: null,
      user: null,
      isOwn: true,
      isFollowingAuthor: false,
      audience: "everyone",
    });
    const [row] = await sqlRows(
      sql`SELECT userId, checkInAt FROM posts WHERE id = ${post.id}`,
    );
    expect(row?.["userId"]).toBe(person.id);
    for (const [audience, status] of Object.entries({
      followers: 422,
      me: 200,
    })) {
      const change = { body: { audience } };
      const url = urls.api.post(post.id);
      expect((await person.client.send("PUT", url, change)).status).toBe(
        status,
      );
    }
    expect(Number(row?.["checkInAt"]) - before - 14 * day).toBeLessThan(60_000);
    expect(await findWrongCounts()).toEqual([]);
  });

  it("is refused to new accounts, for followers and for other posts", async () => {
    const refuse = (status: number, body: object) => ({
      name: JSON.stringify(body),
      send: async () => {
        await expectProblem(await ask(person, body), status);
      },
    });
    await expectNoWrites([
      refuse(422, { audience: "followers" }),
      refuse(422, { audience: "me" }),
      refuse(422, { audience: "group" }),
      refuse(422, { type: "text" }),
      refuse(422, { imageUrl: "https://example.org/a.png", type: "image" }),
      refuse(422, { anonymous: "yes" }),
    ]);
    await setAge(person.id, 6);
    const refusal = refuse(403, { content: `@${person.username} pray` });
    await expectNoWrites([refusal]);
    await expectOk(ask(person, { anonymous: false }));
    await sqlBatch([
      sql`UPDATE users SET createdAt = 1, approvesFollowers = 1, defaultAudience = 'followers' WHERE id = ${person.id}`,
    ]);
    await expectProblem(await ask(person), 422);
  });

  it("works three times a day, also in a race, and a retry gets the same post", async () => {
    const key = (i: number) => ({ "idempotency-key": `attempt-${i}` });
    const keys = Array.from({ length: 10 }, (_, i) => key(i));
    const answers = await Promise.all(
      keys.map((headers) => ask(person, {}, headers)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(7);
    expect(await refused[0]?.text()).toContain(
      "You can ask without your name once your account is a week old, and 3 times a day.",
    );
    const created = statuses.indexOf(201);
    const retry = await expectOk<Post>(ask(person, {}, key(created)));
    expect(retry.id).toBe((await answers[created]?.json<Post>())?.id);
    const other = await ask(person, { anonymous: false }, key(created));
    await expectProblem(other, 422);
    await expectOk(ask(person, { anonymous: false }));
  });
});

describe("an anonymous request", () => {
  const secret = `Sentinel${Date.now()}`;
  let author: SignedIn;
  let viewers: Record<string, { id?: string; client: ApiClient }>;
  let guest: SignedIn;
  let blocked: SignedIn;
  let muter: SignedIn;
  let post: Post;
  let answer: Comment;

  const comment = ({ client }: SignedIn, body: object) =>
    expectOk<Comment>(client.post(urls.api.comments(post.id), body));

  beforeAll(async () => {
    author = await newPerson();
    guest = await newPerson();
    blocked = await newPerson();
    muter = await newPerson();
    const follower = await newPerson();
    const admin = await newPerson();
    await setAge(author.id, 9);
    await sqlBatch([
      sql`UPDATE users SET firstName = ${secret}, lastName = ${secret}, profileImageUrl = ${`https://pictures.example/${secret}.png`}
          WHERE id = ${author.id}`,
      sql`UPDATE users SET adminAccess = 'write' WHERE id = ${admin.id}`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${follower.id}, ${author.id}, 1)`,
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${author.id}, ${blocked.id}, 1)`,
      sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${muter.id}, ${author.id}, 1)`,
      sql`INSERT INTO notification_levels (userId, kind, level) SELECT value, 'thread', 'app'
          FROM json_each(${JSON.stringify([guest.id, blocked.id, muter.id, follower.id])})`,
    ]);
    viewers = {
      visitor: { client: new ApiClient() },
      stranger: guest,
      follower,
      blocked,
      muter,
      admin,
      author,
    };
    post = await expectOk<Post>(
      ask(author, { content: `Pray @${guest.username}` }),
    );
    for (const one of [guest, blocked, muter, follower])
      await comment(one, { content: "Amen" });
    const { id } = await comment(guest, { content: "Praying" });
    answer = await comment(author, {
      content: `Thank you @${muter.username}`,
      parentId: id,
    });
    await comment(author, { content: "A word of thanks" });
  });

  it("never shows its author", async () => {
    const api = [
      urls.api.posts(),
      ...["newest", "preferred", "following"].map((order) =>
        urls.api.posts({ order }),
      ),
      urls.api.posts({ type: "prayer" }),
      urls.api.post(post.id),
      urls.api.comments(post.id),
      urls.api.comments(post.id, { commentId: answer.id }),
      urls.api.notifications(),
      `/oembed?url=${encodeURIComponent(`${siteUrl}${urls.post(post.id)}`)}`,
      `${urls.post(post.id)}.data`,
      `${urls.report("post", post.id)}.data`,
      `${urls.report("comment", answer.id)}.data`,
    ];
    for (const [kind, { client }] of Object.entries(viewers)) {
      const paths = kind === "visitor" ? [urls.post(post.id), ...api] : api;
      for (const path of paths) {
        const text = await (await client.get(path)).text();
        // Their own page and their own notifications name the author to themselves.
        const found = [author.id, author.username, secret].filter(
          (one) =>
            text.includes(one) && !(kind === "author" && /\.data$/.test(path)),
        );
        expect([kind, path, found]).toEqual([kind, path, []]);
      }
    }
  });

  it("isn't filtered by blocks, mutes and follows", async () => {
    for (const [kind, { client }] of Object.entries(viewers)) {
      const found = await expectOk<Post>(client.get(urls.api.post(post.id)));
      expect([kind, found.isOwn, found.isFollowingAuthor]).toEqual([
        kind,
        kind === "author",
        false,
      ]);
      if (kind === "visitor") continue;
      for (const query of [{ type: "prayer" }, { order: "preferred" }]) {
        const posts = await expectOk<Post[]>(
          client.get(urls.api.posts({ ...query, limit: 100 })),
        );
        const listed = posts.find(({ id }) => id === post.id);
        expect([kind, listed?.id]).toEqual([kind, post.id]);
        expect(["own", "followed"]).not.toContain(listed?.reason);
      }
      const comments = await expectOk<Comment[]>(
        client.get(urls.api.comments(post.id)),
      );
      const byAsker = comments.filter(({ user }) => user === null);
      expect([kind, byAsker.length]).toEqual([kind, 2]);
      expect(byAsker.every(({ isOwn }) => isOwn === (kind === "author"))).toBe(
        true,
      );
    }
    const { client } = blocked;
    const url = urls.api.comment(post.id, answer.id);
    const body = { content: "Mine" };
    await expectProblem(await client.send("PATCH", url, { body }), 403);
    await comment(blocked, { content: "Amen", parentId: answer.id });
  });

  it("isn't listed by author", async () => {
    for (const client of [author.client, guest.client]) {
      for (const url of [
        urls.api.userPosts(author.id),
        urls.api.posts({ order: "following" }),
      ]) {
        const posts = await expectOk<Post[]>(client.get(url));
        expect(posts.map(({ id }) => id)).not.toContain(post.id);
      }
    }
  });

  it("notifies without an actor, and mentions nobody", async () => {
    const list = async ({ client }: SignedIn) =>
      (
        await expectOk<{ postId: string; kind: string; actorsCount: number }[]>(
          client.get(urls.api.notifications()),
        )
      )
        .filter(({ actorsCount }) => actorsCount === 0)
        .map(({ kind, postId }) => [kind, postId]);
    expect(await list(guest)).toEqual([
      ["thread", post.id],
      ["mention", post.id],
    ]);
    for (const one of [blocked, muter])
      expect(await list(one)).toEqual([
        ["thread", post.id],
        ["thread", post.id],
      ]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM mentions WHERE postId = ${post.id} AND userId IN (${guest.id}, ${muter.id})`,
      ),
    ).toBe(0);
  });

  it("can be reported and hidden, without muting its author", async () => {
    for (const { client } of [guest, muter, blocked]) {
      const report = await expectOk(
        client.post(urls.api.reports(), {
          ...{ kind: "post", targetId: post.id, reason: "spam", mute: true },
        }),
      );
      expect(report).toMatchObject({ muted: false });
    }
    const countMutes = sql`SELECT count(*) FROM mutes WHERE mutedId = ${author.id}`;
    expect(await sqlCount(countMutes)).toBe(1);
    const hidden = await sqlRows(
      sql`SELECT userId FROM hidden_posts WHERE postId = ${post.id}`,
    );
    const hiders = hidden.map(({ userId }) => userId).toSorted();
    expect(hiders).toEqual([guest.id, muter.id, blocked.id].toSorted());
  });

  it("is skipped where the viewer hides it, or all of them", async () => {
    const isListed = async () => {
      const posts = await expectOk<Post[]>(
        guest.client.get(urls.api.posts({ type: "prayer", limit: 100 })),
      );
      return posts.some(({ id }) => id === post.id);
    };
    expect(await isListed()).toBe(false);
    await sqlBatch([sql`DELETE FROM hidden_posts WHERE userId = ${guest.id}`]);
    expect(await isListed()).toBe(true);
    for (const desired of [true, false]) {
      await guest.client.post(urls.api.hideAnonymous, { desired });
      expect(await isListed()).toBe(!desired);
    }
    await expectOk(guest.client.get(urls.api.post(post.id)));
  });
});
