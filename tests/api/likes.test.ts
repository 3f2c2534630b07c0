import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { LikeResponse } from "~/features/reactions/reaction";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { newSessionToken } from "../helpers/session-token";
import { siteUrl, sqlCount, sqlRows } from "../helpers/site";

let crowd: SignedIn[];
let person: SignedIn;

beforeAll(async () => {
  crowd = await newPeople(200);
  [person] = crowd as [SignedIn];
});

const like = (user: SignedIn, postId: string, desired?: boolean) =>
  user.client.post(
    urls.api.like(postId),
    desired === undefined ? undefined : { desired },
  );

/** The post's `likesCount` column and the number of rows. */
async function counts(postId: string) {
  return {
    column: await sqlCount(
      sql`SELECT likesCount FROM posts WHERE id = ${postId}`,
    ),
    rows: await sqlCount(
      sql`SELECT count(*) FROM likes WHERE postId = ${postId}`,
    ),
  };
}

it("toggles without a body", async () => {
  const postId = await newPost(person.id);
  const first = await like(person, postId);
  expect(await first.json()).toEqual({ liked: true, likesCount: 1 });
  const second = await like(person, postId);
  expect(await second.json()).toEqual({ liked: false, likesCount: 0 });
});

it("sets the desired state, no matter how often it's sent", async () => {
  const postId = await newPost(person.id);
  for (const desired of [true, true, false, false, true]) {
    const response = await like(person, postId, desired);
    expect(await response.json()).toEqual({
      liked: desired,
      likesCount: Number(desired),
    });
  }
  expect(await counts(postId)).toEqual({ column: 1, rows: 1 });
});

it.each([{}, { desired: undefined }, null, { other: 1 }])(
  "toggles for the body %j",
  async (body) => {
    const postId = await newPost(person.id);
    const response = await person.client.post(urls.api.like(postId), body);
    expect(await response.json()).toEqual({ liked: true, likesCount: 1 });
  },
);

describe("200 concurrent requests", () => {
  const expectAllOk = async (requests: Promise<Response>[]) => {
    const responses = await Promise.all(requests);
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    return Promise.all(
      responses.map((response) => response.json<LikeResponse>()),
    );
  };

  it("to like by one user leave one like", async () => {
    const postId = await newPost(person.id);
    const results = await expectAllOk(
      crowd.map(() => like(person, postId, true)),
    );
    expect(new Set(results.map(({ likesCount }) => likesCount))).toEqual(
      new Set([1]),
    );
    expect(await counts(postId)).toEqual({ column: 1, rows: 1 });
  });

  it("by one user toggling keep the count equal to the rows", async () => {
    const postId = await newPost(person.id);
    await expectAllOk(crowd.map(() => like(person, postId)));
    const { column, rows } = await counts(postId);
    expect(column).toBe(rows);
    expect(rows).toBeLessThanOrEqual(1);
  });

  it("by 200 users leave 200 likes", async () => {
    const postId = await newPost(person.id);
    const results = await expectAllOk(crowd.map((user) => like(user, postId)));
    expect(results.every(({ liked }) => liked)).toBe(true);
    expect(
      results.map(({ likesCount }) => likesCount).toSorted((a, b) => a - b),
    ).toEqual(crowd.map((_, i) => i + 1));
    expect(await counts(postId)).toEqual({ column: 200, rows: 200 });

    await expectAllOk(crowd.map((user) => like(user, postId)));
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("by 200 users, half of whom change their mind, leave 100 likes", async () => {
    const postId = await newPost(person.id);
    await expectAllOk(
      crowd.flatMap((user, i) => [
        like(user, postId, true),
        ...(i % 2 ? [like(user, postId, true)] : []),
      ]),
    );
    await expectAllOk(crowd.map((user, i) => like(user, postId, i % 2 === 0)));
    expect(await counts(postId)).toEqual({ column: 100, rows: 100 });
  });
});

describe("errors", () => {
  it("returns 404 for a missing post and writes nothing", async () => {
    await expectProblem(await like(person, "nobody"), 404);
    await expectProblem(await like(person, "nobody", true), 404);
    await expectProblem(await like(person, "nobody", false), 404);
    expect(await counts("nobody").catch(() => null)).toBeNull();
  });

  it.each([
    ["a visitor", undefined],
    ["an unknown session", newSessionToken()],
  ])("returns 401 for %s and writes nothing", async (_, token) => {
    const postId = await newPost(person.id);
    const client = new ApiClient();
    if (token !== undefined) client.jar.set("session", token);
    for (const body of [undefined, { desired: true }, { desired: false }]) {
      const response = await client.post(urls.api.like(postId), body);
      await expectProblem(response, 401);
    }
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("returns 401 for an expired session and writes nothing", async () => {
    const [liker] = (await newPeople(1)) as [SignedIn];
    const postId = await newPost(person.id);
    await sqlRows(
      sql`UPDATE sessions SET expiresAt = 0 WHERE userId = ${liker.id}`,
    );
    await expectProblem(await like(liker, postId, true), 401);
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("returns 403 for another site and writes nothing", async () => {
    const postId = await newPost(person.id);
    const response = await person.client.post(
      urls.api.like(postId),
      undefined,
      {
        origin: "https://evil.example",
      },
    );
    await expectProblem(response, 403);
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("returns 405 for GET", async () => {
    const response = await person.client.get(urls.api.like("any"));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("returns 415 for JSON in UTF-16", async () => {
    const response = await person.client.post(
      urls.api.like("any"),
      { desired: true },
      { "content-type": "application/json; charset=utf-16" },
    );
    await expectProblem(response, 415);
  });

  it("returns 415 for a form with files", async () => {
    const response = await person.client.raw(urls.api.like("any"), {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "multipart/form-data; boundary=x",
      },
      body: "desired=true",
    });
    await expectProblem(response, 415);
  });

  it.each([
    [{ desired: "yes" }],
    [{ desired: 1 }],
    [{ desired: null }],
    [[]],
    [7],
  ])("returns 422 for %j", async (body) => {
    const postId = await newPost(person.id);
    await expectProblem(
      await person.client.post(urls.api.like(postId), body),
      422,
    );
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });
});

it("deletes likes with the account", async () => {
  const [liker] = (await newPeople(1)) as [SignedIn];
  const postId = await newPost(person.id);
  await like(liker, postId, true);
  await sqlRows(sql`DELETE FROM users WHERE id = ${liker.id}`);
  expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
});
