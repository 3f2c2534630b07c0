import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import {
  insertRemainingRows,
  engageWithDailyContent,
  interactWith,
  newImage,
  postEveryKind,
} from "../helpers/full-account";
import {
  exists,
  findColumnsContaining,
  deleteAccount,
} from "../helpers/delete-account";
import { expectProblem } from "../helpers/problem";
import { loadPage } from "../helpers/load-page";
import { readZip } from "../helpers/read-zip";
import { newPeople, type SignedIn } from "../helpers/seeds";
import {
  listStoredObjects,
  sqlBatch,
  sqlCount,
  sqlRows,
} from "../helpers/site";

const listImageKeys = (posts: readonly Post[]) =>
  posts
    .flatMap((post) => [
      post.imageUrl,
      post.verseData?.customization["customBackgroundUrl"],
    ])
    .filter((url) => typeof url === "string")
    .map((url) => url.slice(urls.image("").length));

async function fetchExport({ id, client }: SignedIn) {
  const response = await client.get(urls.api.export(id));
  const files = readZip(new Uint8Array(await response.arrayBuffer()));
  files.delete("README.txt");
  return files;
}

/** The content of a file, without the entries that mention one of these texts. */
function withoutMentions(
  content: Buffer,
  mentions: readonly string[],
): unknown {
  const value: unknown = JSON.parse(content.toString());
  if (!Array.isArray(value)) return value;
  return value.filter((entry) => {
    const text = JSON.stringify(entry);
    return !mentions.some((other) => text.includes(other));
  });
}

describe("an account with data of every kind", () => {
  let me: SignedIn;
  let friend: SignedIn;
  let third: SignedIn;
  let posts: Post[];
  let theirs: Post[];
  let shared: string;
  let before: Map<string, Buffer>;
  let otherDevice: ApiClient;

  beforeAll(async () => {
    let bystander: SignedIn;
    [me, friend, third, bystander] = (await newPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    posts = await postEveryKind(me);
    theirs = await postEveryKind(friend);
    await interactWith(me, friend, theirs);
    await interactWith(friend, me, posts);
    await interactWith(third, friend, theirs);
    await engageWithDailyContent(me);
    await engageWithDailyContent(friend);
    await insertRemainingRows(me, { blocked: bystander, muted: third });
    // An image that both users show, and a profile picture.
    const image = newImage();
    for (const { client } of [me, friend]) {
      const response = await client.post(urls.api.posts(), {
        type: "image",
        imageUrl: image,
      });
      shared = (await response.json<Post>()).imageUrl ?? "";
    }
    const avatarKey = listImageKeys(await postEveryKind(me))[0] ?? "";
    await sqlBatch([
      sql`UPDATE users SET profileImageUrl = ${urls.image(avatarKey)} WHERE id = ${me.id}`,
      sql`UPDATE posts SET imageUrl = NULL WHERE imageUrl = ${urls.image(avatarKey)}`,
      sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
          VALUES (${`other ${me.id.slice(0, 8)}`}, ${me.id}, 1, ${Date.now() + 3_600_000})`,
    ]);
    otherDevice = new ApiClient();
    for (const [name, value] of [["session", me.client.jar.get("session")]]) {
      otherDevice.jar.set(name ?? "", value ?? "");
    }
    before = await fetchExport(friend);
  });

  const isOwnPreview = (key: string) =>
    posts.some(({ id }) => key.startsWith(`previews/${id}-`));

  it("is mentioned in more than 25 columns before it's deleted", async () => {
    // Visits and link previews fill the edge cache and R2.
    for (const { id } of posts) {
      expect((await loadPage(urls.post(id))).response.status).toBe(200);
      await new ApiClient().get(urls.postPreview(id));
    }
    await expect
      .poll(async () => (await listStoredObjects()).filter(isOwnPreview).length)
      .toBe(posts.length);
    const columns = await findColumnsContaining(me.id);
    expect(columns.length).toBeGreaterThan(25);
    expect(await findWrongCounts()).toEqual([]);
  });

  it("is deleted once its handle is entered", async () => {
    await expectProblem(await deleteAccount(me, "somebody.else"), 422);
    expect(await exists(me)).toBe(true);
    const imageKeys = await sqlRows(
      sql`SELECT imageUrl FROM posts WHERE userId = ${me.id} AND imageUrl IS NOT NULL AND imageUrl <> ${shared}
          UNION SELECT '/images/' || key FROM images WHERE uploaderId = ${me.id}
          UNION SELECT profileImageUrl FROM users WHERE id = ${me.id}
          UNION SELECT customization ->> '$.customBackgroundUrl' FROM verse_cards v
          JOIN posts p ON p.id = v.postId WHERE p.userId = ${me.id}`,
    ).then((rows) => rows.map(({ imageUrl }) => String(imageUrl).slice(8)));
    expect(imageKeys.length).toBeGreaterThan(7);

    const response = await deleteAccount(me, ` @${me.username.toUpperCase()}`);
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(
      /^session=; .*Max-Age=0/,
    );
    expect(response.headers.get("clear-site-data")).toBe('"cache"');

    const storedKeys = await listStoredObjects();
    const hashes = imageKeys.map((key) => key.slice(0, 40));
    expect(
      storedKeys.filter((key) => hashes.includes(key.slice(0, 40))),
    ).toEqual([]);
    expect(storedKeys.filter(isOwnPreview)).toEqual([]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM images WHERE key IN (SELECT value FROM json_each(${JSON.stringify(imageKeys)}))`,
      ),
    ).toBe(0);
  });

  it("leaves no row that mentions it, and no wrong count", async () => {
    // The access log of admins is never changed. Its user ids no longer identify anyone.
    // Reports and decisions about them are retained for 180 days (retained-tickets.server.ts).
    expect(await findColumnsContaining(me.id)).toEqual([
      "data_access_log.subjectId",
      "data_access_log.target",
      "report_tickets.id",
      "report_tickets.targetId",
      "report_tickets.subjectId",
    ]);
    // Only its handles stay, for as long as they're reserved.
    expect(await findColumnsContaining(me.username)).toEqual([
      "deleted_handles.handle",
    ]);
    expect(await findWrongCounts()).toEqual([]);
    for (const { id } of posts)
      expect(await findColumnsContaining(id)).toEqual([]);
  });

  it("is signed out on all devices at once", async () => {
    for (const client of [me.client, otherDevice]) {
      await expectProblem(await client.get(urls.api.currentUser), 401);
      await expectProblem(
        await client.post(urls.api.like(theirs[0]?.id ?? "")),
        401,
      );
    }
  });

  it("returns 404 for all its pages", async () => {
    for (const { id } of posts) {
      expect((await loadPage(urls.post(id))).response.status).toBe(404);
      expect((await new ApiClient().get(urls.postPreview(id))).status).toBe(
        404,
      );
    }
    const page = await loadPage(urls.post(theirs[0]?.id ?? ""));
    expect(page.text).not.toContain(me.username);
    await expectProblem(await friend.client.get(urls.api.user(me.id)), 404);
  });

  it("leaves the data of other users as it is", async () => {
    expect((await friend.client.get(shared)).status).toBe(200);
    const after = await fetchExport(friend);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const mine = [me.id, me.username, ...posts.map(({ id }) => id)];
    for (const [name, content] of before) {
      // Its counts include what the deleted user did. They are compared below.
      if (name === "posts.json") continue;
      // Notifications go on without the deleted user.
      if (name === "notifications.json") continue;
      const now = after.get(name) ?? Buffer.alloc(0);
      if (name.startsWith("images/")) expect(now.equals(content)).toBe(true);
      else {
        expect([name, withoutMentions(now, [])]).toEqual([
          name,
          withoutMentions(content, mine),
        ]);
      }
    }
    const readPosts = (files: Map<string, Buffer>) =>
      JSON.parse(files.get("posts.json")?.toString() ?? "") as Record<
        "likes" | "comments" | "shares" | "interests",
        number
      >[];
    const expected = readPosts(before).map((post, i) => {
      const removed = i < theirs.length ? 1 : 0;
      return {
        ...post,
        likes: post.likes - removed,
        comments: post.comments - removed,
        shares: post.shares - removed,
        interests: post.interests - (theirs[i]?.type === "event" ? 1 : 0),
      };
    });
    expect(readPosts(after)).toEqual(expected);
  });
});
