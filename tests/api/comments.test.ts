import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlCount } from "../helpers/site";
import { fetchAllPages } from "../helpers/fetch-all-pages";

let author: SignedIn;
let friend: SignedIn;
let postId: string;

beforeAll(async () => {
  [author, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
});
beforeEach(async () => {
  postId = await newPost(author.id);
});

const postComment = (content: unknown, headers = {}) =>
  friend.client.post(urls.api.comments(postId), { content }, headers);

async function getCounts() {
  return {
    column: await sqlCount(
      sql`SELECT commentsCount FROM posts WHERE id = ${postId}`,
    ),
    rows: await sqlCount(
      sql`SELECT count(*) FROM comments WHERE postId = ${postId}`,
    ),
  };
}

it("returns the new comment, trimmed", async () => {
  const response = await postComment("  Amen.  ");
  expect(response.status).toBe(201);
  const comment = await response.json<Comment>();
  expect(comment).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    userId: friend.id,
    isOwn: true,
    content: "Amen.",
    createdAt: expect.stringMatching(/Z$/) as string,
    editedAt: null,
    parentId: null,
    repliesCount: 0,
    user: {
      id: friend.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: friend.username,
      profileImageUrl: null,
    },
  });
  const list = await author.client.get(urls.api.comments(postId));
  expect(await list.json()).toEqual([{ ...comment, isOwn: false }]);
  expect(await getCounts()).toEqual({ column: 1, rows: 1 });
});

it("lists comments page by page, oldest first", async () => {
  for (let i = 0; i < 12; i++) await postComment(`Word ${i}`);
  const pages = await fetchAllPages<Comment>(
    author.client,
    `${urls.api.comments(postId)}?limit=5`,
  );
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 2]);
  expect(pages.flat().map(({ content }) => content)).toEqual(
    Array.from({ length: 12 }, (_, i) => `Word ${i}`),
  );
});

it("counts 50 concurrent comments exactly", async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, i) => postComment(`Word ${i}`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(
    new Set([201]),
  );
  expect(await getCounts()).toEqual({ column: 50, rows: 50 });
});

it("creates one comment per idempotency key", async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      postComment("Amen.", { "idempotency-key": postId }),
    ),
  );
  const comments = await Promise.all(
    responses.map((response) => response.json<Comment>()),
  );
  expect(new Set(comments.map(({ id }) => id)).size).toBe(1);
  expect(await getCounts()).toEqual({ column: 1, rows: 1 });
});

it("returns 422 for another comment under the same idempotency key", async () => {
  const key = { "idempotency-key": `${postId}-2` };
  expect((await postComment("Amen.", key)).status).toBe(201);
  const { issues } = await expectProblem(await postComment("Selah.", key), 422);
  expect(issues?.[0]?.path).toBe("Idempotency-Key");
  expect(await getCounts()).toEqual({ column: 1, rows: 1 });
});

it("deletes comments with their post", async () => {
  await postComment("Amen.");
  expect((await getCounts()).rows).toBe(1);
  const response = await author.client.send("DELETE", urls.api.post(postId));
  expect(response.status).toBe(204);
  expect(
    await sqlCount(sql`SELECT count(*) FROM comments WHERE postId = ${postId}`),
  ).toBe(0);
});

describe("rejected requests", () => {
  it.each([
    ["no content", undefined],
    ["empty content", ""],
    ["blank content", " \n "],
    ["content that is too long", "a".repeat(1001)],
    ["a number", 7],
    ["a list", ["Amen"]],
  ])("returns 422 for %s", async (_, content) => {
    const { issues } = await expectProblem(await postComment(content), 422);
    expect(issues?.[0]?.path).toBe("content");
    expect(await getCounts()).toEqual({ column: 0, rows: 0 });
  });

  it("returns 404 for a post that doesn't exist", async () => {
    const path = urls.api.comments("nobody");
    await expectProblem(await friend.client.get(path), 404);
    await expectProblem(
      await friend.client.post(path, { content: "Amen" }),
      404,
    );
  });

  it("returns 401 to a visitor", async () => {
    const path = urls.api.comments(postId);
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(
      await new ApiClient().post(path, { content: "Amen" }),
      401,
    );
  });

  it("returns 403 for another site", async () => {
    await expectProblem(
      await postComment("Amen", { origin: "https://evil.example" }),
      403,
    );
    expect(await getCounts()).toEqual({ column: 0, rows: 0 });
  });

  it("returns 405 for other methods", async () => {
    const response = await friend.client.send(
      "DELETE",
      urls.api.comments(postId),
    );
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
});
