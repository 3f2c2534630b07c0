import { beforeAll, beforeEach, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import {
  newComments,
  newPeople,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let author: SignedIn;
let speaker: SignedIn;
let postId: string;
let commentId: string;

beforeAll(async () => {
  [author, speaker] = (await newPeople(2)) as [SignedIn, SignedIn];
});
beforeEach(async () => {
  postId = await newPost(author.id);
  [commentId] = (await newComments(postId, speaker.id, 2)) as [string];
});

const remove = (
  client: ApiClient,
  address = urls.api.comment(postId, commentId),
) => client.send("DELETE", address);
const count = () =>
  sqlCount(sql`SELECT commentsCount FROM posts WHERE id = ${postId}`);

it("takes one's own comment, and its count", async () => {
  expect((await remove(speaker.client)).status).toBe(204);
  expect(await count()).toBe(1);
  await expectProblem(await remove(speaker.client), 404);
  expect(await count()).toBe(1);
});

it("happens once, however often it is asked at the same time", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => remove(speaker.client)),
  );
  const done = answers.filter(({ status }) => status === 204);
  expect(done).toHaveLength(1);
  expect(await count()).toBe(1);
});

it("401: a visitor", async () => {
  await expectProblem(await remove(new ApiClient()), 401);
  expect(await count()).toBe(2);
});

it("403: somebody else's, the post's author and admins not excepted", async () => {
  await expectProblem(await remove(author.client), 403);
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${author.id}`,
  ]);
  await expectProblem(await remove(author.client), 403);
  expect(await count()).toBe(2);
});

it("404: a comment that is not there, or is another post's", async () => {
  const { client } = speaker;
  const elsewhere = await newPost(author.id);
  for (const address of [
    urls.api.comment(postId, "nobody"),
    urls.api.comment("nobody", commentId),
    urls.api.comment(elsewhere, commentId),
  ]) {
    await expectProblem(await remove(client, address), 404);
  }
  expect(await count()).toBe(2);
});

it("405: GET", async () => {
  const response = await speaker.client.get(
    urls.api.comment(postId, commentId),
  );
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("DELETE");
});
