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
/** The newest first, every fifth a prayer. */
let ids: string[];

beforeAll(async () => {
  const [author, ...others] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  [reader, newcomer] = others;
  await reader.client.post(urls.api.preferences, { preferences: ["prayers"] });
  // Later than whatever other tests write meanwhile.
  const from = Date.now() + 86_400_000;
  const posts = Array.from({ length: 25 }, (_, i) => ({
    id: newId(from - i * 60_000),
    type: i % 5 === 4 ? "prayer" : "video",
    content: `Station ${i}.`,
    createdAt: from - i * 60_000,
  }));
  ids = posts.map(({ id }) => id);
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt)
        SELECT value ->> 'id', ${author.id}, value ->> 'type', value ->> 'content', value ->> 'createdAt'
        FROM json_each(${JSON.stringify(posts)})`,
  ]);
});

// Of tomorrow, they would be the newest to every test that comes after.
afterAll(() =>
  sqlBatch([
    sql`DELETE FROM posts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ]),
);

const page = async ({ client }: SignedIn, query: Record<string, string>) => {
  const search = new URLSearchParams({ limit: "10", ...query }).toString();
  const reply = await client.get(`${urls.api.posts()}?${search}`);
  expect(reply.status).toBe(200);
  const posts = await reply.json<Post[]>();
  return {
    places: posts.map(({ id }) => ids.indexOf(id)),
    next: /cursor=([\w-]+)/.exec(reply.headers.get("link") ?? "")?.[1],
  };
};

const byTime = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("GET /api/posts?order=preferred", () => {
  it("lets what the reader prefers stand a little higher", async () => {
    const { places } = await page(reader, { order: "preferred" });
    expect(places).toEqual([0, 4, 1, 2, 3, 5, 9, 6, 7, 8]);
  });

  it("goes on behind the last by time, so that no post comes twice or never", async () => {
    const { next } = await page(reader, { order: "preferred" });
    expect(next).toBe(ids[9]);
    const pages = await fetchAllPages<Post>(
      reader.client,
      urls.api.posts({ order: "preferred", limit: 10 }),
    );
    const all = pages.flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.slice(0, 20))).toEqual(new Set(ids.slice(0, 20)));
    // Only the newest page is arranged.
    expect(all.slice(10, 20)).toEqual(ids.slice(10, 20));
  });

  it("is by time for who has not chosen, by another order, and on the other tabs", async () => {
    const orders = [
      await page(newcomer, { order: "preferred" }),
      await page(reader, { order: "newest" }),
      await page(reader, {}),
    ];
    for (const { places } of orders) expect(places).toEqual(byTime);
    const prayers = await page(reader, { order: "preferred", type: "prayer" });
    expect(prayers.places.slice(0, 3)).toEqual([4, 9, 14]);
  });

  it("refuses an order that is none", async () => {
    const reply = await reader.client.get(`${urls.api.posts()}?order=oldest`);
    await expectProblem(reply, 422);
  });
});

describe("the home page", () => {
  const drawn = async (path: string) => {
    const reply = await reader.client.get(path);
    expect(reply.status).toBe(200);
    const html = await reply.text();
    // In the cards first; after them in what the app goes on with.
    const found = [...html.matchAll(/Station (\d+)\./g)];
    return {
      cookies: reply.headers.getSetCookie().join(),
      first: found.slice(0, 5).map(([, place]) => Number(place)),
    };
  };

  it.each([urls.home, urls.root])(
    "%s is drawn in the order that was asked for, and remembers it",
    async (path) => {
      const arranged = await drawn(`${path}?order=preferred`);
      expect(arranged.first).toEqual([0, 4, 1, 2, 3]);
      const asked = await drawn(`${path}?order=newest`);
      expect(asked.first).toEqual([0, 1, 2, 3, 4]);
      expect(asked.cookies).toMatch(/feed-order=newest; Path=\/; Max-Age=/);
      const later = await drawn(path);
      expect(later.first).toEqual([0, 1, 2, 3, 4]);
      expect(later.cookies).not.toContain("feed-order");
    },
  );
});
