import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AdminPost } from "~/features/admin/posts";
import type { Post } from "~/features/posts/post";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { exists, findColumnsContaining } from "../helpers/delete-account";
import { interactWith, postEveryKind } from "../helpers/full-account";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import { expectProblem } from "../helpers/problem";
import { loadPage } from "../helpers/load-page";
import { newPeople, newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { listStoredObjects, sqlRows } from "../helpers/site";

let officials: Record<UserRole, SignedIn>;
beforeAll(async () => {
  officials = await newUserPerRole();
});

const act = (
  method: string,
  path: string,
  body?: unknown,
  by: UserRole = "write",
) => officials[by].client.send(method, urls.api.admin(path), { body });

describe("PATCH /api/admin/posts/{id}/likes", () => {
  const change = async (postId: string, count: number) =>
    (await act("PATCH", `posts/${postId}/likes`, { count })).json();

  it("shows five more or one less, never less than none, and leaves the likes themselves alone", async () => {
    const [author, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    await friend.client.post(urls.api.like(postId), { desired: true });
    expect(await change(postId, 5)).toEqual({ likesCount: 6 });
    expect(await change(postId, -1)).toEqual({ likesCount: 5 });
    for (let i = 0; i < 6; i += 1) await change(postId, -1);
    expect(await change(postId, -1)).toEqual({ likesCount: 0 });
    // What was taken below nothing is not owed: the next press shows again.
    expect(await change(postId, 5)).toEqual({ likesCount: 5 });
    const [row] = await sqlRows(
      sql`SELECT likesCount FROM posts WHERE id = ${postId}`,
    );
    expect(row).toEqual({ likesCount: 1 });
    const { _count } = await (
      await friend.client.get(urls.api.post(postId))
    ).json<Post>();
    expect(_count.likes).toBe(5);
  });

  it("adds up when many press at once", async () => {
    const postId = await newPost((await newPerson()).id);
    await Promise.all(Array.from({ length: 10 }, () => change(postId, 5)));
    const [row] = await sqlRows(
      sql`SELECT likesAdjustment FROM posts WHERE id = ${postId}`,
    );
    expect(row).toEqual({ likesAdjustment: 50 });
  });

  it.each([{}, { count: 1 }, { count: -5 }, { count: 5000 }])(
    "refuses %j",
    async (body) => {
      const postId = await newPost(officials.member.id);
      await expectProblem(
        await act("PATCH", `posts/${postId}/likes`, body),
        422,
      );
    },
  );

  it("is 404 for no post", async () => {
    await expectProblem(
      await act("PATCH", "posts/nothing/likes", { count: 5 }),
      404,
    );
  });
});

describe("DELETE /api/admin/posts/{id}", () => {
  it.each(["power", "owner"] as const)(
    "is for power admins alone where the author is a %s admin",
    async (office) => {
      const { id } = officials[office];
      const postId = await newPost(id);
      const rows = () =>
        sqlRows(
          sql`SELECT (SELECT count(*) FROM posts WHERE userId = ${id}) AS posts, (SELECT count(*) FROM audit_log) AS log`,
        );
      const before = await rows();
      await expectProblem(await act("DELETE", `posts/${postId}`), 403);
      expect(await rows()).toEqual(before);
      const list = await officials.write.client.get(
        urls.api.admin(`users/${id}/posts`),
      );
      const [post] = await list.json<AdminPost[]>();
      expect(post).toMatchObject({ id: postId, isProtected: true });
      const done = await act("DELETE", `posts/${postId}`, undefined, "power");
      expect(done.status).toBe(204);
    },
  );
});

describe("the verse and the prayer of the day", () => {
  it.each([
    ["verse", urls.api.verseOfTheDay()],
    ["prayer", urls.api.prayerOfTheDay()],
  ])("%s: what is shown follows at once", async (kind, leaf) => {
    const change = async (action: string, type: string, amount: number) =>
      (await act("POST", `${kind}-engagement`, { action, type, amount })).json<{
        likesCount: number;
        sharesCount: number;
      }>();
    const adjusted = async () => {
      const [row] = await sqlRows(
        sql`SELECT likesAdjustment AS likes, sharesAdjustment AS shares FROM daily_counts
            WHERE kind = ${kind} AND date = ${utcDate(Date.now())}`,
      );
      return [Number(row?.["likes"] ?? 0), Number(row?.["shares"] ?? 0)];
    };
    const [likes = 0, shares = 0] = await adjusted();
    await change("increase", "likes", 5);
    await change("increase", "shares", 5);
    const shown = await change("decrease", "shares", 1);
    expect(await adjusted()).toEqual([likes + 5, shares + 4]);
    expect(shown.likesCount).toBeGreaterThanOrEqual(5);
    // Others like it meanwhile, which shows after a minute: this does at once.
    const reply = await new ApiClient().get(leaf);
    expect(await reply.json()).toMatchObject(shown);
  });

  it.each([
    {},
    { action: "increase", type: "likes", amount: 500 },
    { action: "decrease", type: "likes", amount: 5 },
    { action: "increase", type: "comments", amount: 5 },
  ])("refuses %j", async (body) => {
    await expectProblem(await act("POST", "verse-engagement", body), 422);
  });
});

describe("POST /api/admin/games", () => {
  // Others play meanwhile: that a game is closed as well is told in admin-games.test.ts.
  it("opens a game", async () => {
    const response = await act("POST", "games", {
      game: "unscramble",
      desired: true,
    });
    expect(await response.json()).toEqual({ game: "unscramble", isOpen: true });
    await expectProblem(
      await act("POST", "games", { game: "chess", desired: true }),
      422,
    );
  });
});

const hashesOf = (posts: readonly Post[]) =>
  posts
    .flatMap((post) => [
      post.imageUrl,
      post.verseData?.customization["customBackgroundUrl"],
    ])
    .filter((one) => typeof one === "string")
    .map((address) =>
      address.slice(urls.image("").length, urls.image("").length + 40),
    );

describe("deleting from here", () => {
  it("leaves nothing of a post: no row, no count, no object, no page", async () => {
    const [author, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const posts = await postEveryKind(author);
    await interactWith(friend, author, posts);
    const hashes = hashesOf(posts);
    expect(hashes.length).toBeGreaterThan(1);
    for (const { id } of posts) {
      expect((await loadPage(urls.post(id))).response.status).toBe(200);
      await new ApiClient().get(urls.postPreview(id));
      const response = await act("DELETE", `posts/${id}`, { reason: "Spam" });
      expect(response.status).toBe(204);
      expect((await loadPage(urls.post(id))).response.status).toBe(404);
      expect(await findColumnsContaining(id)).toEqual(["audit_log.target"]);
      await expectProblem(await act("DELETE", `posts/${id}`), 404);
    }
    await expect
      .poll(async () => {
        const kept = await listStoredObjects();
        return kept.filter(
          (key) =>
            hashes.includes(key.slice(0, 40)) ||
            posts.some(({ id }) => key.includes(id)),
        );
      })
      .toEqual([]);
    expect(await findWrongCounts()).toEqual([]);
    const notes = await sqlRows(
      sql`SELECT action, reason FROM audit_log WHERE subjectId = ${author.id}`,
    );
    expect(notes).toEqual(
      posts.map(() => ({ action: "post.deleted", reason: "Spam" })),
    );
  });

  it("leaves nothing of a person, and their sessions end", async () => {
    const [who, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const posts = await postEveryKind(who);
    await interactWith(friend, who, posts);
    await interactWith(who, friend, await postEveryKind(friend));
    const hashes = hashesOf(posts);
    expect((await act("DELETE", `users/${who.id}`)).status).toBe(204);
    expect(await exists(who)).toBe(false);
    expect(await findColumnsContaining(who.id)).toEqual([
      "audit_log.subjectId",
      "audit_log.target",
    ]);
    expect(await findColumnsContaining(who.username)).toEqual([
      "deleted_handles.handle",
    ]);
    for (const { id } of posts)
      expect((await loadPage(urls.post(id))).response.status).toBe(404);
    const kept = await listStoredObjects();
    expect(kept.filter((key) => hashes.includes(key.slice(0, 40)))).toEqual([]);
    expect(await findWrongCounts()).toEqual([]);
    await expectProblem(await who.client.get(urls.api.currentUser), 401);
    await expectProblem(await act("DELETE", `users/${who.id}`), 404);
  });

  it("of one person by two at once is done once", async () => {
    const who = await newPerson();
    const answers = await Promise.all([
      act("DELETE", `users/${who.id}`),
      act("DELETE", `users/${who.id}`, undefined, "power"),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(204);
    expect([404, 409]).toContain(statuses[1]);
    const notes = await sqlRows(
      sql`SELECT seq FROM audit_log WHERE subjectId = ${who.id} AND action = 'user.deleted'`,
    );
    expect(notes).toHaveLength(1);
  });
});
