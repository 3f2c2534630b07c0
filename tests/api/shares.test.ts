import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { ShareResponse } from "~/features/reactions/reaction";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlCount } from "../helpers/site";

let crowd: SignedIn[];
let person: SignedIn;

beforeAll(async () => {
  crowd = await newPeople(200);
  [person] = crowd as [SignedIn];
});

async function counts(postId: string) {
  return {
    column: await sqlCount(
      sql`SELECT sharesCount FROM posts WHERE id = ${postId}`,
    ),
    rows: await sqlCount(
      sql`SELECT count(*) FROM shares WHERE postId = ${postId}`,
    ),
  };
}

it("counts every share and ignores the body", async () => {
  const postId = await newPost(person.id);
  for (const [i, body] of [undefined, {}, null, { to: "x" }].entries()) {
    const response = await person.client.post(urls.api.share(postId), body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ shared: true, sharesCount: i + 1 });
  }
  expect(await counts(postId)).toEqual({ column: 4, rows: 4 });
});

it("counts retries with the same idempotency key once per user", async () => {
  const postId = await newPost(person.id);
  const send = (user: SignedIn) =>
    user.client.post(urls.api.share(postId), undefined, {
      "idempotency-key": "once",
    });
  await Promise.all(Array.from({ length: 20 }, () => send(person)));
  expect(await counts(postId)).toEqual({ column: 1, rows: 1 });
  const [other] = crowd.slice(1) as [SignedIn];
  await send(other);
  expect(await counts(postId)).toEqual({ column: 2, rows: 2 });
});

it("is exact with 200 concurrent shares", async () => {
  const postId = await newPost(person.id);
  const responses = await Promise.all(
    crowd.map(({ client }) => client.post(urls.api.share(postId))),
  );
  const bodies = await Promise.all(
    responses.map((response) => response.json<ShareResponse>()),
  );
  expect(
    bodies.map(({ sharesCount }) => sharesCount).toSorted((a, b) => a - b),
  ).toEqual(crowd.map((_, i) => i + 1));
  expect(await counts(postId)).toEqual({ column: 200, rows: 200 });
});

it("is removed when the user who shared deletes their account", async () => {
  const [sharer] = (await newPeople(1)) as [SignedIn];
  const postId = await newPost(person.id);
  await sharer.client.post(urls.api.share(postId));
  expect(await counts(postId)).toEqual({ column: 1, rows: 1 });
  await sqlCount(
    sql`DELETE FROM users WHERE id = ${sharer.id} RETURNING 1 AS deleted`,
  );
  expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
});

it("rejects a visitor, another site, a missing post and another method, but accepts any content type", async () => {
  const postId = await newPost(person.id);
  const address = urls.api.share(postId);
  const { client } = person;
  await expectProblem(await new ApiClient().post(address), 401);
  const headers = { origin: "https://evil.example" };
  await expectProblem(await client.post(address, undefined, headers), 403);
  await expectProblem(await client.post(urls.api.share("nobody")), 404);
  const get = await client.get(address);
  await expectProblem(get, 405);
  expect(get.headers.get("allow")).toBe("POST");
  expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  // The body isn't read, so its content type doesn't matter.
  const form = await client.raw(address, {
    method: "POST",
    headers: { origin: siteUrl, "content-type": "text/plain" },
    body: "x",
  });
  expect(form.status).toBe(200);
});
