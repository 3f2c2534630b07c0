import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { fetchAllPages } from "../helpers/fetch-all-pages";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPosts, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let reader: SignedIn;
let author: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [reader, author, other] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});

const save = (postId: string, desired?: boolean) =>
  reader.client.post(urls.api.save(postId), { desired });

const listSaved = async (limit = 100) => {
  const pages = await fetchAllPages<Post>(
    reader.client,
    urls.api.posts({ saved: "true", limit }),
  );
  return pages.flat().map(({ id }) => id);
};

const readIsSaved = async (user: SignedIn, postId: string) => {
  const response = await user.client.get(urls.api.post(postId));
  return (await response.json<Post>()).isSaved;
};

it("saves and unsaves for the reader only, no matter how often it's sent", async () => {
  const [postId = ""] = await newPosts(author.id, 1);
  for (const desired of [true, true, false, false, undefined]) {
    const response = await save(postId, desired);
    const saved = desired ?? true;
    expect(await response.json()).toEqual({ saved });
    expect(await readIsSaved(reader, postId)).toBe(saved);
    expect((await listSaved()).includes(postId)).toBe(saved);
  }
  expect(await readIsSaved(other, postId)).toBe(false);
  const others = await other.client.get(urls.api.posts({ saved: "true" }));
  expect(await others.json()).toEqual([]);
});

it("lists the last saved first, and skips what the reader can no longer see", async () => {
  await sqlBatch([sql`DELETE FROM saved_posts WHERE userId = ${reader.id}`]);
  const ids = await newPosts(author.id, 5);
  const [blockersPost = ""] = await newPosts(other.id, 1);
  const saved = [ids[3], ids[0], blockersPost, ids[4], ids[1], ids[2]];
  for (const id of saved) expect((await save(id ?? "", true)).ok).toBe(true);
  await sqlBatch([
    sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${ids[4] ?? ""}`,
    sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${other.id}, ${reader.id}, 1)`,
    sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${reader.id}, ${author.id}, 1)`,
    sql`DELETE FROM posts WHERE id = ${ids[1] ?? ""}`,
  ]);
  const visible = [ids[2], ids[0], ids[3]];
  expect(await listSaved()).toEqual(visible);
  expect(await listSaved(1)).toEqual(visible);
  const refused = await save(blockersPost, false);
  await expectProblem(refused, 404);
  // The post's deletion removed the save; nothing else did.
  expect(
    await sqlCount(
      sql`SELECT count(*) FROM saved_posts WHERE userId = ${reader.id}`,
    ),
  ).toBe(5);
  const cursor = ids[0] ?? "";
  const badCursor = urls.api.posts({ saved: "true", cursor });
  await expectProblem(await reader.client.get(badCursor), 422);
});
