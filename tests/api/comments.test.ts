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

const say = (content: unknown, headers = {}) =>
  friend.client.post(urls.api.comments(postId), { content }, headers);

async function counts() {
  return {
    column: await sqlCount(
      sql`SELECT commentsCount FROM posts WHERE id = ${postId}`,
    ),
    rows: await sqlCount(
      sql`SELECT count(*) FROM comments WHERE postId = ${postId}`,
    ),
  };
}

it("comes back as the specification has it, trimmed", async () => {
  const response = await say("  Amen.  ");
  expect(response.status).toBe(201);
  const comment = await response.json<Comment>();
  expect(comment).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    userId: friend.id,
    content: "Amen.",
    createdAt: expect.stringMatching(/Z$/) as string,
    user: {
      id: friend.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: friend.username,
      profileImageUrl: null,
    },
  });
  const list = await author.client.get(urls.api.comments(postId));
  expect(await list.json()).toEqual([comment]);
  expect(await counts()).toEqual({ column: 1, rows: 1 });
});

it("stand in the order in which they were said, page by page", async () => {
  for (let i = 0; i < 12; i++) await say(`Word ${i}`);
  const pages = await fetchAllPages<Comment>(
    author.client,
    `${urls.api.comments(postId)}?limit=5`,
  );
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 2]);
  expect(pages.flat().map(({ content }) => content)).toEqual(
    Array.from({ length: 12 }, (_, i) => `Word ${i}`),
  );
});

it("are counted right when fifty speak at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => say(`Word ${i}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await counts()).toEqual({ column: 50, rows: 50 });
});

it("are said once a key, however often they are sent", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      say("Amen.", { "idempotency-key": postId }),
    ),
  );
  const comments = await Promise.all(
    answers.map((answer) => answer.json<Comment>()),
  );
  expect(new Set(comments.map(({ id }) => id)).size).toBe(1);
  expect(await counts()).toEqual({ column: 1, rows: 1 });
});

it("are refused under a key that has said something else", async () => {
  const key = { "idempotency-key": `${postId}-2` };
  expect((await say("Amen.", key)).status).toBe(201);
  const { issues } = await expectProblem(await say("Selah.", key), 422);
  expect(issues?.[0]?.path).toBe("Idempotency-Key");
  expect(await counts()).toEqual({ column: 1, rows: 1 });
});

it("go with their post", async () => {
  await say("Amen.");
  await sqlCount(sql`SELECT 1`);
  const { rows } = await counts();
  expect(rows).toBe(1);
});

describe("what is not taken", () => {
  it.each([
    ["nothing", undefined],
    ["empty", ""],
    ["blank", " \n "],
    ["too long", "a".repeat(1001)],
    ["no text", 7],
    ["a list", ["Amen"]],
  ])("422: %s", async (_, content) => {
    const { issues } = await expectProblem(await say(content), 422);
    expect(issues?.[0]?.path).toBe("content");
    expect(await counts()).toEqual({ column: 0, rows: 0 });
  });

  it("404: to a post that is not there", async () => {
    const path = urls.api.comments("nobody");
    await expectProblem(await friend.client.get(path), 404);
    await expectProblem(
      await friend.client.post(path, { content: "Amen" }),
      404,
    );
  });

  it("401: from a visitor", async () => {
    const path = urls.api.comments(postId);
    await expectProblem(await new ApiClient().get(path), 401);
    await expectProblem(
      await new ApiClient().post(path, { content: "Amen" }),
      401,
    );
  });

  it("403: from another site", async () => {
    await expectProblem(
      await say("Amen", { origin: "https://evil.example" }),
      403,
    );
    expect(await counts()).toEqual({ column: 0, rows: 0 });
  });

  it("405: other methods", async () => {
    const response = await friend.client.send(
      "DELETE",
      urls.api.comments(postId),
    );
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
});
