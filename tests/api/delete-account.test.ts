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

const picturesOf = (posts: readonly Post[]) =>
  posts
    .flatMap((post) => [
      post.imageUrl,
      post.verseData?.customization["customBackgroundUrl"],
    ])
    .filter((one) => typeof one === "string")
    .map((address) => address.slice(urls.image("").length));

async function exportOf({ id, client }: SignedIn) {
  const response = await client.get(urls.api.export(id));
  const files = readZip(new Uint8Array(await response.arrayBuffer()));
  files.delete("README.txt");
  return files;
}

/** What a file says, without the entries that name any of these. */
function withoutThose(content: Buffer, those: readonly string[]): unknown {
  const value: unknown = JSON.parse(content.toString());
  if (!Array.isArray(value)) return value;
  return value.filter((entry) => {
    const text = JSON.stringify(entry);
    return !those.some((one) => text.includes(one));
  });
}

describe("an account with everything", () => {
  let me: SignedIn;
  let friend: SignedIn;
  let third: SignedIn;
  let posts: Post[];
  let theirs: Post[];
  let shared: string;
  let before: Map<string, Buffer>;
  let elsewhere: ApiClient;

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
    // A picture that both show, and a face.
    const picture = newImage();
    for (const { client } of [me, friend]) {
      const response = await client.post(urls.api.posts(), {
        type: "image",
        imageUrl: picture,
      });
      shared = (await response.json<Post>()).imageUrl ?? "";
    }
    const face = picturesOf(await postEveryKind(me))[0] ?? "";
    await sqlBatch([
      sql`UPDATE users SET profileImageUrl = ${urls.image(face)} WHERE id = ${me.id}`,
      sql`UPDATE posts SET imageUrl = NULL WHERE imageUrl = ${urls.image(face)}`,
      sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
          VALUES (${`other ${me.id.slice(0, 8)}`}, ${me.id}, 1, ${Date.now() + 3_600_000})`,
    ]);
    elsewhere = new ApiClient();
    for (const [name, value] of [["session", me.client.jar.get("session")]]) {
      elsewhere.jar.set(name ?? "", value ?? "");
    }
    before = await exportOf(friend);
  });

  const isPreviewOfMine = (key: string) =>
    posts.some(({ id }) => key.startsWith(`previews/${id}-`));

  it("is told everywhere before", async () => {
    // What visitors and link previews have made the edge and R2 keep.
    for (const { id } of posts) {
      expect((await loadPage(urls.post(id))).response.status).toBe(200);
      await new ApiClient().get(urls.postPreview(id));
    }
    await expect
      .poll(
        async () => (await listStoredObjects()).filter(isPreviewOfMine).length,
      )
      .toBe(posts.length);
    const places = await findColumnsContaining(me.id);
    expect(places.length).toBeGreaterThan(25);
    expect(await findWrongCounts()).toEqual([]);
  });

  it("goes when its handle is typed", async () => {
    await expectProblem(await deleteAccount(me, "somebody.else"), 422);
    expect(await exists(me)).toBe(true);
    const pictures = await sqlRows(
      sql`SELECT imageUrl FROM posts WHERE userId = ${me.id} AND imageUrl IS NOT NULL AND imageUrl <> ${shared}
          UNION SELECT profileImageUrl FROM users WHERE id = ${me.id}
          UNION SELECT customization ->> '$.customBackgroundUrl' FROM verse_cards v
          JOIN posts p ON p.id = v.postId WHERE p.userId = ${me.id}`,
    ).then((rows) => rows.map(({ imageUrl }) => String(imageUrl).slice(8)));
    expect(pictures.length).toBeGreaterThan(5);

    const response = await deleteAccount(me, ` @${me.username.toUpperCase()}`);
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(
      /^session=; .*Max-Age=0/,
    );
    expect(response.headers.get("clear-site-data")).toBe('"cache"');

    const kept = await listStoredObjects();
    const hashes = pictures.map((key) => key.slice(0, 40));
    expect(kept.filter((key) => hashes.includes(key.slice(0, 40)))).toEqual([]);
    expect(kept.filter(isPreviewOfMine)).toEqual([]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM images WHERE key IN (SELECT value FROM json_each(${JSON.stringify(pictures)}))`,
      ),
    ).toBe(0);
  });

  it("leaves no row that mentions it, and no count", async () => {
    // The log of what admins do is never changed, and knows people by ids that lead to nobody from now on.
    // Reports and decisions about them are retained for 180 days (retained-tickets.server.ts).
    expect(await findColumnsContaining(me.id)).toEqual([
      "data_access_log.subjectId",
      "data_access_log.target",
      "report_tickets.id",
      "report_tickets.targetId",
      "report_tickets.subjectId",
    ]);
    // Its handles alone, for as long as nobody else may have them.
    expect(await findColumnsContaining(me.username)).toEqual([
      "deleted_handles.handle",
    ]);
    expect(await findWrongCounts()).toEqual([]);
    for (const { id } of posts)
      expect(await findColumnsContaining(id)).toEqual([]);
  });

  it("is signed out everywhere, at once", async () => {
    for (const client of [me.client, elsewhere]) {
      await expectProblem(await client.get(urls.api.currentUser), 401);
      await expectProblem(
        await client.post(urls.api.like(theirs[0]?.id ?? "")),
        401,
      );
    }
  });

  it("leaves no page behind", async () => {
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

  it("leaves others what they show and what they have", async () => {
    expect((await friend.client.get(shared)).status).toBe(200);
    const after = await exportOf(friend);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const mine = [me.id, me.username, ...posts.map(({ id }) => id)];
    for (const [name, content] of before) {
      // Its counts are of others' likes; what they were is held below.
      if (name === "posts.json") continue;
      // They go on without who is gone: notices-model.test.ts.
      if (name === "notifications.json") continue;
      const now = after.get(name) ?? Buffer.alloc(0);
      if (name.startsWith("images/")) expect(now.equals(content)).toBe(true);
      else {
        expect([name, withoutThose(now, [])]).toEqual([
          name,
          withoutThose(content, mine),
        ]);
      }
    }
    const read = (files: Map<string, Buffer>) =>
      JSON.parse(files.get("posts.json")?.toString() ?? "") as Record<
        "likes" | "comments" | "shares" | "interests",
        number
      >[];
    const less = read(before).map((post, i) => {
      const met = i < theirs.length ? 1 : 0;
      return {
        ...post,
        likes: post.likes - met,
        comments: post.comments - met,
        shares: post.shares - met,
        interests: post.interests - (theirs[i]?.type === "event" ? 1 : 0),
      };
    });
    expect(read(after)).toEqual(less);
  });
});
