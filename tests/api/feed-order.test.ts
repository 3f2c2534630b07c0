import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";
import { fetchAllPages } from "../helpers/fetch-all-pages";

let reader: SignedIn;
let newcomer: SignedIn;
/** Wrote the post at position 20. */
let writer: SignedIn;
let authorId: string;
/** Newest first; every fifth is a prayer. */
let ids: string[];

beforeAll(async () => {
  const [one, other, third, ...others] = (await newPeople(27)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    ...SignedIn[],
  ];
  [reader, newcomer, writer] = [one, other, third];
  const authors = others.toSpliced(20, 0, writer);
  authorId = authors[15]?.id ?? "";
  await reader.client.post(urls.api.preferences, { preferences: ["prayers"] });
  // In the future, so that they're newer than the posts of other tests.
  const from = Date.now() + 86_400_000;
  const posts = Array.from({ length: 25 }, (_, i) => ({
    id: newId(from - i * 60_000),
    userId: authors[i]?.id,
    type: i % 5 === 4 ? "prayer" : "video",
    content: `Station ${i}.`,
    createdAt: from - i * 60_000,
  }));
  ids = posts.map(({ id }) => id);
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt)
        SELECT value ->> 'id', value ->> 'userId', value ->> 'type', value ->> 'content', value ->> 'createdAt'
        FROM json_each(${JSON.stringify(posts)})`,
  ]);
});

// These future posts would be the newest in all later tests.
afterAll(() =>
  sqlBatch([
    sql`DELETE FROM posts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ]),
);

const page = async ({ client }: SignedIn, query: Record<string, string>) => {
  const search = new URLSearchParams({ limit: "10", ...query }).toString();
  const response = await client.get(`${urls.api.posts()}?${search}`);
  expect(response.status).toBe(200);
  const posts = await response.json<Post[]>();
  return {
    positions: posts.map(({ id }) => ids.indexOf(id)),
    reasons: posts.map(({ reason }) => reason),
    next: /cursor=([\w.-]+)/.exec(response.headers.get("link") ?? "")?.[1],
  };
};

const byTime = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("GET /api/posts?order=preferred", () => {
  it("puts what is new since the previous visit first, with the reason for each", async () => {
    await writer.client.post(urls.api.preferences, {
      preferences: ["prayers"],
    });
    await writer.client.post(urls.api.follow(authorId), { desired: true });
    await sqlBatch([
      sql`UPDATE users SET homeSeenAt = (SELECT createdAt FROM posts WHERE id = ${ids[3] ?? ""}) WHERE id = ${writer.id}`,
    ]);
    const { positions, reasons } = await page(writer, { order: "preferred" });
    expect(positions).toEqual([20, 0, 1, 2, 15, 4, 9, 3, 14, 5]);
    expect(reasons).toEqual([
      "own",
      "new",
      "new",
      "new",
      "followed",
      "preferred",
      "preferred",
      "recent",
      "preferred",
      "recent",
    ]);
  });

  it("ranks preferred posts higher", async () => {
    const { positions } = await page(reader, { order: "preferred" });
    expect(positions).toEqual([4, 9, 0, 1, 2, 3, 14, 5, 6, 7]);
  });

  it("continues without repeating or skipping posts, even if the reader follows the author meanwhile", async () => {
    const first = await page(reader, { order: "preferred" });
    await reader.client.post(urls.api.follow(authorId), { desired: true });
    const second = await page(reader, {
      order: "preferred",
      cursor: first.next ?? "",
    });
    const both = [...first.positions, ...second.positions];
    expect(new Set(both).size).toBe(20);
    await reader.client.post(urls.api.follow(authorId), { desired: false });
    const pages = await fetchAllPages<Post>(
      reader.client,
      urls.api.posts({ order: "preferred", limit: 10 }),
    );
    const all = pages.flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.slice(0, 25))).toEqual(new Set(ids));
    // Behind the 100 ranked posts.
    const rest = all.slice(100);
    expect(rest).toEqual(rest.toSorted().reverse());
  });

  it("sorts by time without preferences, with another order, and on other tabs", async () => {
    const orders = [
      await page(newcomer, { order: "preferred" }),
      await page(reader, { order: "newest" }),
      await page(reader, {}),
    ];
    for (const { positions } of orders) expect(positions).toEqual(byTime);
    const prayers = await page(reader, { order: "preferred", type: "prayer" });
    expect(prayers.positions.slice(0, 3)).toEqual([4, 9, 14]);
  });

  it("returns 422 for an unknown order", async () => {
    const response = await reader.client.get(
      `${urls.api.posts()}?order=oldest`,
    );
    await expectProblem(response, 422);
  });
});

describe("the home page", () => {
  const loadFirstPosts = async (path: string) => {
    const response = await reader.client.get(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    // The cards come first, then the loader data with the same text.
    const found = [...html.matchAll(/Station (\d+)\./g)];
    return found.slice(0, 5).map(([, position]) => Number(position));
  };

  it.each([urls.home, urls.root])(
    "%s renders in the order of the cookie",
    async (path) => {
      reader.client.jar.set("feed-order", "preferred");
      expect(await loadFirstPosts(path)).toEqual([4, 9, 0, 1, 2]);
      reader.client.jar.set("feed-order", "newest");
      expect(await loadFirstPosts(path)).toEqual([0, 1, 2, 3, 4]);
    },
  );
});
