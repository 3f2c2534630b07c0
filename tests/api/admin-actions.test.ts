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

let userByRole: Record<UserRole, SignedIn>;
beforeAll(async () => {
  userByRole = await newUserPerRole();
});

const sendAction = (
  method: string,
  path: string,
  body?: unknown,
  by: UserRole = "write",
) => userByRole[by].client.send(method, urls.api.admin(path), { body });

it("refuses a form that would delete a user, and the user stays", async () => {
  const user = await newPerson();
  const { client } = userByRole.power;
  const response = await client.raw(urls.api.admin(`users/${user.id}`), {
    method: "POST",
    headers: { origin: client.origin },
    body: new URLSearchParams({ _method: "DELETE" }),
  });
  await expectProblem(response, 405);
  expect(
    await sqlRows(sql`SELECT id FROM users WHERE id = ${user.id}`),
  ).toHaveLength(1);
});

describe("PATCH /api/admin/posts/{id}/likes", () => {
  const change = async (postId: string, count: number) =>
    (await sendAction("PATCH", `posts/${postId}/likes`, { count })).json();

  it("raises the displayed count by 5 or lowers it by 1, never below 0, and leaves the actual likes unchanged", async () => {
    const [author, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    await friend.client.post(urls.api.like(postId), { desired: true });
    expect(await change(postId, 5)).toEqual({ likesCount: 6 });
    expect(await change(postId, -1)).toEqual({ likesCount: 5 });
    for (let i = 0; i < 6; i += 1) await change(postId, -1);
    expect(await change(postId, -1)).toEqual({ likesCount: 0 });
    // Decreases below 0 aren't carried over, so the next increase shows at once.
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

  it("adds up concurrent changes", async () => {
    const postId = await newPost((await newPerson()).id);
    await Promise.all(Array.from({ length: 10 }, () => change(postId, 5)));
    const [row] = await sqlRows(
      sql`SELECT likesAdjustment FROM posts WHERE id = ${postId}`,
    );
    expect(row).toEqual({ likesAdjustment: 50 });
  });

  it.each([{}, { count: 1 }, { count: -5 }, { count: 5000 }])(
    "returns 422 for %j",
    async (body) => {
      const postId = await newPost(userByRole.member.id);
      await expectProblem(
        await sendAction("PATCH", `posts/${postId}/likes`, body),
        422,
      );
    },
  );

  it("returns 404 for a post that doesn't exist", async () => {
    await expectProblem(
      await sendAction("PATCH", "posts/nothing/likes", { count: 5 }),
      404,
    );
  });
});

describe("DELETE /api/admin/posts/{id}", () => {
  it.each(["power", "owner"] as const)(
    "lets only power admins delete posts of this role: %s",
    async (role) => {
      const { id } = userByRole[role];
      const postId = await newPost(id);
      const rows = () =>
        sqlRows(
          sql`SELECT (SELECT count(*) FROM posts WHERE userId = ${id}) AS posts, (SELECT count(*) FROM audit_log) AS log`,
        );
      const before = await rows();
      await expectProblem(await sendAction("DELETE", `posts/${postId}`), 403);
      expect(await rows()).toEqual(before);
      const list = await userByRole.write.client.get(
        urls.api.admin(`users/${id}/posts`),
      );
      const [post] = await list.json<AdminPost[]>();
      expect(post).toMatchObject({ id: postId, isProtected: true });
      const response = await sendAction(
        "DELETE",
        `posts/${postId}`,
        undefined,
        "power",
      );
      expect(response.status).toBe(204);
    },
  );
});

describe("POST /api/admin/{verse,prayer}-engagement", () => {
  it.each([
    ["verse", urls.api.daily("verse")],
    ["prayer", urls.api.daily("prayer")],
  ])("changes the displayed counts of the %s at once", async (kind, url) => {
    const change = async (action: string, type: string, amount: number) =>
      (
        await sendAction("POST", `${kind}-engagement`, { action, type, amount })
      ).json<{
        likesCount: number;
        sharesCount: number;
      }>();
    const getAdjustments = async () => {
      const [row] = await sqlRows(
        sql`SELECT likesAdjustment AS likes, sharesAdjustment AS shares FROM daily_counts
            WHERE kind = ${kind} AND date = ${utcDate(Date.now())}`,
      );
      return [Number(row?.["likes"] ?? 0), Number(row?.["shares"] ?? 0)];
    };
    const [likes = 0, shares = 0] = await getAdjustments();
    await change("increase", "likes", 5);
    await change("increase", "shares", 5);
    const displayed = await change("decrease", "shares", 1);
    expect(await getAdjustments()).toEqual([likes + 5, shares + 4]);
    expect(displayed.likesCount).toBeGreaterThanOrEqual(5);
    // Likes by other tests may take a minute to show. An admin's change shows at once.
    const response = await new ApiClient().get(url);
    expect(await response.json()).toMatchObject(displayed);
  });

  it.each([
    {},
    { action: "increase", type: "likes", amount: 500 },
    { action: "decrease", type: "likes", amount: 5 },
    { action: "increase", type: "comments", amount: 5 },
  ])("returns 422 for %j", async (body) => {
    await expectProblem(
      await sendAction("POST", "verse-engagement", body),
      422,
    );
  });
});

describe("POST /api/admin/games", () => {
  // Other tests play games, so closing one is tested in admin-games.test.ts.
  it("opens a game", async () => {
    const response = await sendAction("POST", "games", {
      game: "unscramble",
      desired: true,
    });
    expect(await response.json()).toEqual({ game: "unscramble", isOpen: true });
    await expectProblem(
      await sendAction("POST", "games", { game: "chess", desired: true }),
      422,
    );
  });
});

const listImageHashes = (posts: readonly Post[]) =>
  posts
    .flatMap((post) => [
      post.imageUrl,
      post.verseData?.customization["customBackgroundUrl"],
    ])
    .filter((url) => typeof url === "string")
    .map((url) => url.slice(urls.image("").length, urls.image("").length + 40));

describe("deleting as an admin", () => {
  it("deletes a post with its rows, counts, stored objects and page", async () => {
    const [author, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const posts = await postEveryKind(author);
    await interactWith(friend, author, posts);
    const hashes = listImageHashes(posts);
    expect(hashes.length).toBeGreaterThan(1);
    for (const { id } of posts) {
      expect((await loadPage(urls.post(id))).response.status).toBe(200);
      await new ApiClient().get(urls.postPreview(id));
      const response = await sendAction("DELETE", `posts/${id}`, {
        reason: " Spam\u200b ",
      });
      expect(response.status).toBe(204);
      expect((await loadPage(urls.post(id))).response.status).toBe(404);
      expect(await findColumnsContaining(id)).toEqual(["audit_log.target"]);
      await expectProblem(await sendAction("DELETE", `posts/${id}`), 404);
    }
    await expect
      .poll(async () => {
        const storedKeys = await listStoredObjects();
        return storedKeys.filter(
          (key) =>
            hashes.includes(key.slice(0, 40)) ||
            posts.some(({ id }) => key.includes(id)),
        );
      })
      .toEqual([]);
    expect(await findWrongCounts()).toEqual([]);
    const entries = await sqlRows(
      sql`SELECT action, reason FROM audit_log WHERE subjectId = ${author.id}`,
    );
    expect(entries).toEqual(
      posts.map(() => ({ action: "post.deleted", reason: "Spam" })),
    );
  });

  it("deletes a user with all their data, and ends their sessions", async () => {
    const [user, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
    const posts = await postEveryKind(user);
    await interactWith(friend, user, posts);
    await interactWith(user, friend, await postEveryKind(friend));
    const hashes = listImageHashes(posts);
    expect((await sendAction("DELETE", `users/${user.id}`)).status).toBe(204);
    expect(await exists(user)).toBe(false);
    expect(await findColumnsContaining(user.id)).toEqual([
      "audit_log.subjectId",
      "audit_log.target",
    ]);
    expect(await findColumnsContaining(user.username)).toEqual([
      "deleted_handles.handle",
    ]);
    for (const { id } of posts)
      expect((await loadPage(urls.post(id))).response.status).toBe(404);
    const storedKeys = await listStoredObjects();
    expect(
      storedKeys.filter((key) => hashes.includes(key.slice(0, 40))),
    ).toEqual([]);
    expect(await findWrongCounts()).toEqual([]);
    await expectProblem(await user.client.get(urls.api.currentUser), 401);
    await expectProblem(await sendAction("DELETE", `users/${user.id}`), 404);
  });

  it("deletes a user only once when two admins do it at the same time", async () => {
    const user = await newPerson();
    const responses = await Promise.all([
      sendAction("DELETE", `users/${user.id}`),
      sendAction("DELETE", `users/${user.id}`, undefined, "power"),
    ]);
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(204);
    expect([404, 409]).toContain(statuses[1]);
    const entries = await sqlRows(
      sql`SELECT seq FROM audit_log WHERE subjectId = ${user.id} AND action = 'user.deleted'`,
    );
    expect(entries).toHaveLength(1);
  });
});
