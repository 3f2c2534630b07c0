import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { LikeResponse } from "~/features/reactions/like";
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

const like = (who: SignedIn, postId: string, desired?: boolean) =>
  who.client.post(
    urls.api.like(postId),
    desired === undefined ? undefined : { desired },
  );

/** What the post's column says, and what the rows say. */
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

it("turns over without a body, as the specification has it", async () => {
  const postId = await newPost(person.id);
  const first = await like(person, postId);
  expect(await first.json()).toEqual({ liked: true, likesCount: 1 });
  const second = await like(person, postId);
  expect(await second.json()).toEqual({ liked: false, likesCount: 0 });
});

it("takes the wanted state as often as it is sent", async () => {
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
  "turns over for the body %j",
  async (body) => {
    const postId = await newPost(person.id);
    const response = await person.client.post(urls.api.like(postId), body);
    expect(await response.json()).toEqual({ liked: true, likesCount: 1 });
  },
);

describe("200 at the same time", () => {
  const all = async (answers: Promise<Response>[]) => {
    const responses = await Promise.all(answers);
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    return Promise.all(
      responses.map((response) => response.json<LikeResponse>()),
    );
  };

  it("by one person, who wants it: one like", async () => {
    const postId = await newPost(person.id);
    const replies = await all(crowd.map(() => like(person, postId, true)));
    expect(new Set(replies.map(({ likesCount }) => likesCount))).toEqual(
      new Set([1]),
    );
    expect(await counts(postId)).toEqual({ column: 1, rows: 1 });
  });

  it("by one person, who turns it over and over: count and rows agree", async () => {
    const postId = await newPost(person.id);
    await all(crowd.map(() => like(person, postId)));
    const { column, rows } = await counts(postId);
    expect(column).toBe(rows);
    expect(rows).toBeLessThanOrEqual(1);
  });

  it("by 200 people: 200 likes", async () => {
    const postId = await newPost(person.id);
    const replies = await all(crowd.map((who) => like(who, postId)));
    expect(replies.every(({ liked }) => liked)).toBe(true);
    expect(
      replies.map(({ likesCount }) => likesCount).toSorted((a, b) => a - b),
    ).toEqual(crowd.map((_, i) => i + 1));
    expect(await counts(postId)).toEqual({ column: 200, rows: 200 });

    await all(crowd.map((who) => like(who, postId)));
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("by 200 people, half of whom change their mind: 100 likes", async () => {
    const postId = await newPost(person.id);
    await all(
      crowd.flatMap((who, i) => [
        like(who, postId, true),
        ...(i % 2 ? [like(who, postId, true)] : []),
      ]),
    );
    await all(crowd.map((who, i) => like(who, postId, i % 2 === 0)));
    expect(await counts(postId)).toEqual({ column: 100, rows: 100 });
  });
});

describe("what is not taken", () => {
  it("404: a post that is not there, and nothing is written", async () => {
    await expectProblem(await like(person, "nobody"), 404);
    await expectProblem(await like(person, "nobody", true), 404);
    await expectProblem(await like(person, "nobody", false), 404);
    expect(await counts("nobody").catch(() => null)).toBeNull();
  });

  it.each([
    ["a visitor", undefined],
    ["a session nobody knows", newSessionToken()],
  ])("401: %s, and nothing is written", async (_, token) => {
    const postId = await newPost(person.id);
    const client = new ApiClient();
    if (token !== undefined) client.jar.set("session", token);
    for (const body of [undefined, { desired: true }, { desired: false }]) {
      const response = await client.post(urls.api.like(postId), body);
      await expectProblem(response, 401);
    }
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("401: a session whose time is over, and nothing is written", async () => {
    const [gone] = (await newPeople(1)) as [SignedIn];
    const postId = await newPost(person.id);
    await sqlRows(
      sql`UPDATE sessions SET expiresAt = 0 WHERE userId = ${gone.id}`,
    );
    await expectProblem(await like(gone, postId, true), 401);
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });

  it("403: another site, and nothing is written", async () => {
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

  it("405: GET", async () => {
    const response = await person.client.get(urls.api.like("any"));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("415: JSON in UTF-16", async () => {
    const response = await person.client.post(
      urls.api.like("any"),
      { desired: true },
      { "content-type": "application/json; charset=utf-16" },
    );
    await expectProblem(response, 415);
  });

  it("415: a form with files", async () => {
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
  ])("422: %j", async (body) => {
    const postId = await newPost(person.id);
    await expectProblem(
      await person.client.post(urls.api.like(postId), body),
      422,
    );
    expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
  });
});

it("goes with the person who liked", async () => {
  const [gone] = (await newPeople(1)) as [SignedIn];
  const postId = await newPost(person.id);
  await like(gone, postId, true);
  await sqlRows(sql`DELETE FROM users WHERE id = ${gone.id}`);
  expect(await counts(postId)).toEqual({ column: 0, rows: 0 });
});
