import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlCount } from "../helpers/site";

let author: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [author, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const text = { type: "text", content: "Give thanks." };
const rows = () =>
  sqlCount(sql`SELECT count(*) FROM posts WHERE userId = ${author.id}`);

it("creates a post and returns it", async () => {
  const response = await author.client.post(urls.api.posts(), {
    ...text,
    content: "  Give thanks.\n ",
  });
  expect(response.status).toBe(201);
  const post = await response.json<Post>();
  expect(post).toMatchObject({ ...text, userId: author.id, isDemo: false });
  const again = await other.client.get(urls.api.post(post.id));
  expect(await again.json()).toEqual({ ...post, isOwn: false });
  const feed = await other.client.get(urls.api.posts({ limit: 1 }));
  expect(await feed.json()).toEqual([{ ...post, isOwn: false }]);
});

it("increments the author's post count", async () => {
  const count = () =>
    sqlCount(sql`SELECT postsCount FROM users WHERE id = ${author.id}`);
  const before = await count();
  await author.client.post(urls.api.posts(), text);
  expect(await count()).toBe(before + 1);
  expect(await count()).toBe(await rows());
});

it("ignores unknown fields", async () => {
  const body = JSON.stringify({
    ...text,
    id: "mine",
    userId: other.id,
    isDemo: true,
    likesCount: 1000,
    likesAdjustment: 5,
    createdAt: 0,
    _count: { likes: 9 },
    user: { username: "somebody" },
  }).replace(
    /^\{/,
    '{"__proto__":{"isDemo":true},"constructor":{"prototype":{"x":1}},',
  );
  const response = await author.client.raw(urls.api.posts(), {
    method: "POST",
    headers: { origin: siteUrl, "content-type": "application/json" },
    body,
  });
  expect(response.status).toBe(201);
  const post = await response.json<Post>();
  expect(post).toMatchObject({
    userId: author.id,
    isDemo: false,
    _count: { likes: 0, comments: 0 },
    user: { username: author.username },
  });
  expect(post.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(Date.now() - Date.parse(post.createdAt)).toBeLessThan(10_000);
});

describe("Idempotency-Key", () => {
  const send = (person: SignedIn, key: string) =>
    person.client.post(urls.api.posts(), text, { "idempotency-key": key });

  it("creates one post for 20 concurrent requests", async () => {
    const before = await rows();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(author, "twenty")),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([201]),
    );
    const posts = await Promise.all(
      responses.map((response) => response.json<Post>()),
    );
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  it("returns 422 for a different body with the same key", async () => {
    const sent = { type: "text", content: "As it was sent" };
    const again = (body: object) =>
      author.client.post(urls.api.posts(), body, { "idempotency-key": "one" });
    const { id } = await (await again(sent)).json<Post>();
    await author.client.send("PUT", urls.api.post(id), {
      body: { content: "Edited meanwhile" },
    });
    for (const other of [
      { ...sent, content: "Another" },
      { ...sent, type: "prayer" },
      {
        type: "verse",
        verseData: { book: "John", chapter: 3, verse: 16, customization: {} },
      },
    ]) {
      const { issues } = await expectProblem(await again(other), 422);
      expect(issues?.[0]?.path).toBe("Idempotency-Key");
    }
    const retry = await again(sent);
    expect(retry.status).toBe(201);
    expect(await retry.json<Post>()).toMatchObject({
      id,
      content: "Edited meanwhile",
    });
  });

  it("is scoped to the user", async () => {
    const [mine, theirs] = await Promise.all([
      send(author, "shared"),
      send(other, "shared"),
    ]);
    const [one, two] = [await mine.json<Post>(), await theirs.json<Post>()];
    expect(one.id).not.toBe(two.id);
    expect(two.userId).toBe(other.id);
  });

  it.each(["", "x".repeat(101), "a b", "<script>"])(
    "returns 422 for the key %j",
    async (key) => {
      await expectProblem(await send(author, key), 422);
    },
  );
});

describe("POST /api/posts", () => {
  const send = (
    headers: Record<string, string>,
    body: BodyInit,
    init: Record<string, string> = {},
  ) =>
    author.client.raw(urls.api.posts(), {
      method: "POST",
      ...init,
      headers: { origin: siteUrl, ...headers },
      body,
    });
  const json = { "content-type": "application/json" };

  it("returns 401 to a visitor", async () => {
    await expectProblem(
      await new ApiClient().post(urls.api.posts(), text),
      401,
    );
    const stranger = new ApiClient();
    stranger.jar.set("session", "nobody");
    await expectProblem(await stranger.post(urls.api.posts(), text), 401);
  });

  it.each([
    ["no origin", {}],
    ["another site's origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["a look-alike origin", { origin: `${siteUrl}.evil.example` }],
    ["a same-site request", { "sec-fetch-site": "same-site" }],
  ])("returns 403 for %s", async (_, headers) => {
    const before = await rows();
    const response = await author.client.raw(urls.api.posts(), {
      method: "POST",
      headers: { ...json, ...(headers as Record<string, string>) },
      body: JSON.stringify(text),
    });
    await expectProblem(response, 403);
    expect(await rows()).toBe(before);
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])(
    "returns 405 for %s",
    async (method) => {
      const response = await author.client.send(method, urls.api.posts());
      await expectProblem(response, 405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    },
  );

  it("returns 413 for 9 MB, with or without Content-Length", async () => {
    const body = JSON.stringify({ ...text, content: "a".repeat(9 << 20) });
    await expectProblem(await send(json, body), 413);
    const stream = new Blob([body]).stream();
    await expectProblem(await send(json, stream, { duplex: "half" }), 413);
  });

  it.each([
    ["text/plain"],
    ["multipart/form-data; boundary=x"],
    ["application/jsonp"],
    ["application/problem+json"],
  ])("returns 415 for %s", async (type) => {
    const body = JSON.stringify(text);
    await expectProblem(await send({ "content-type": type }, body), 415);
  });

  it.each([
    "{",
    "",
    "nul",
    "{'type':'text'}",
    '{"type":"text",}',
    "[1,",
    '"\\u00"',
  ])("returns 400 or 422 for the body %j", async (body) => {
    const response = await send(json, body);
    await expectProblem(response, body === "" ? 422 : 400);
  });

  it("returns 400 for invalid UTF-8", async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    await expectProblem(await send(json, body), 400);
  });

  it.each([
    ["no body", undefined, ""],
    ["null", null, ""],
    ["a list", [], ""],
    ["a number", 7, ""],
    ["no type", { content: "x" }, "type"],
    ["an unknown type", { type: "sermon", content: "x" }, "type"],
    ["no text", { type: "text" }, "content"],
    ["an empty text", { type: "text", content: "" }, "content"],
    ["a blank text", { type: "text", content: " \n\t\u00a0 " }, "content"],
    [
      "a text that is too long",
      { type: "text", content: "a".repeat(5001) },
      "content",
    ],
    ["a list as text", { type: "text", content: ["x"] }, "content"],
    [
      "an object as text",
      { type: "text", content: { toString: "x" } },
      "content",
    ],
    ["a number as text", { type: "text", content: 1 }, "content"],
  ])("returns 422 for %s", async (_, body, path) => {
    const { issues } = await expectProblem(
      await author.client.post(urls.api.posts(), body),
      422,
    );
    expect(issues?.[0]?.path).toBe(path);
    expect(issues?.[0]?.message).toMatch(/./);
  });

  it("returns 422 for 100,000 nested arrays", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const body = `{"type":"text","content":${deep}}`;
    await expectProblem(await send(json, body), 422);
  });
});

describe("the text of a post", () => {
  it.each([
    ["emoji of several points", "👨‍👩‍👧‍👦 🕊️ 🇩🇪"],
    ["right to left", "בְּרֵאשִׁית בָּרָא אֱלֹהִים"],
    ["markup, as text", "<script>alert(1)</script> & \"quotes\" 'single'"],
    ["what looks like SQL", "'); DROP TABLE posts; --"],
    ["a line break", "one\ntwo"],
    ["5,000 characters", "a".repeat(5000)],
  ])("is returned unchanged: %s", async (_, content) => {
    const response = await author.client.post(urls.api.posts(), {
      type: "text",
      content,
    });
    expect(response.status).toBe(201);
    expect((await response.json<Post>()).content).toBe(content);
  });

  it.each([
    ["a NUL", "a\\u0000b"],
    ["half a surrogate pair", "a\\ud800b"],
    ["the other half", "a\\udc00b"],
  ])("can contain invalid Unicode: %s", async (_, escaped) => {
    const response = await author.client.raw(urls.api.posts(), {
      method: "POST",
      headers: { origin: siteUrl, "content-type": "application/json" },
      body: `{"type":"text","content":"${escaped}"}`,
    });
    expect(response.status).toBe(201);
    const post = await response.json<Post>();
    const again = await author.client.get(urls.api.post(post.id));
    expect(await again.json()).toEqual(post);
  });
});
