import { beforeAll, beforeEach, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import {
  newComments,
  newPeople,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

let author: SignedIn;
let commenter: SignedIn;
let postId: string;
let commentId: string;

beforeAll(async () => {
  [author, commenter] = (await newPeople(2)) as [SignedIn, SignedIn];
});
beforeEach(async () => {
  postId = await newPost(author.id);
  [commentId] = (await newComments(postId, commenter.id, 2)) as [string];
});

const deleteComment = (
  client: ApiClient,
  url = urls.api.comment(postId, commentId),
) => client.send("DELETE", url);
const getCount = () =>
  sqlCount(sql`SELECT commentsCount FROM posts WHERE id = ${postId}`);

it("deletes the user's own comment and lowers the count", async () => {
  expect((await deleteComment(commenter.client)).status).toBe(204);
  expect(await getCount()).toBe(1);
  await expectProblem(await deleteComment(commenter.client), 404);
  expect(await getCount()).toBe(1);
});

it("deletes a comment only once for 20 concurrent requests", async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => deleteComment(commenter.client)),
  );
  const successful = responses.filter(({ status }) => status === 204);
  expect(successful).toHaveLength(1);
  expect(await getCount()).toBe(1);
});

it("returns 401 to a visitor", async () => {
  await expectProblem(await deleteComment(new ApiClient()), 401);
  expect(await getCount()).toBe(2);
});

it("lets the post's author remove a comment, and tells the commenter nothing", async () => {
  expect((await deleteComment(author.client)).status).toBe(204);
  expect(await getCount()).toBe(1);
  expect(
    await sqlCount(
      sql`SELECT count(*) FROM notifications WHERE userId = ${commenter.id}`,
    ),
  ).toBe(0);
});

it("returns 403 for another user's comment, even to admins", async () => {
  const { id, client } = await newPerson();
  await expectProblem(await deleteComment(client), 403);
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${id}`,
  ]);
  await expectProblem(await deleteComment(client), 403);
  expect(await getCount()).toBe(2);
});

it("returns 404 to the post's author across a block", async () => {
  await sqlBatch([
    sql`INSERT INTO blocks VALUES (${commenter.id}, ${author.id}, 1)`,
  ]);
  await expectProblem(await deleteComment(author.client), 404);
  await sqlBatch([sql`DELETE FROM blocks WHERE blockerId = ${commenter.id}`]);
  expect(await getCount()).toBe(2);
});

it("returns 404 for a comment that doesn't exist or belongs to another post", async () => {
  const { client } = commenter;
  const elsewhere = await newPost(author.id);
  for (const url of [
    urls.api.comment(postId, "nobody"),
    urls.api.comment("nobody", commentId),
    urls.api.comment(elsewhere, commentId),
  ]) {
    await expectProblem(await deleteComment(client, url), 404);
  }
  expect(await getCount()).toBe(2);
});

it("returns 405 for GET", async () => {
  const response = await commenter.client.get(
    urls.api.comment(postId, commentId),
  );
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("PATCH, DELETE");
});
