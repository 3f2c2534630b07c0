import { describe, expect, it } from "vitest";
import { books } from "~/features/bible/canon";
import type { FoundVerse } from "~/features/bible/search/search";
import { ApiClient } from "../helpers/api-client";

const client = new ApiClient();

const getPage = async (path: string) => {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  return { response, found: await response.json<FoundVerse[]>() };
};

const search = async (q: string, more = "") => {
  const query = new URLSearchParams({ q });
  return getPage(`/api/bible/search?${query}${more}`);
};

describe("GET /api/bible/search", () => {
  it("ranks the quoted verse first", async () => {
    for (const [q, reference] of [
      ["the lord is my shepherd", "Psalm 23:1"],
      ["God so loved the world", "John 3:16"],
      ["pray without ceasing", "1 Thessalonians 5:17"],
      ["Jesus wept", "John 11:35"],
    ]) {
      const { found } = await search(q ?? "");
      expect(found[0]?.reference).toBe(reference);
    }
  });

  it("highlights the matches", async () => {
    const { found } = await search('"loved the world"');
    expect(
      found.map(({ text, highlights }) =>
        highlights.map(([start, end]) => text.slice(start, end)),
      ),
    ).toEqual([["loved the world"]]);
  });

  it("matches a quoted phrase as it's typed", async () => {
    const references = async (q: string) =>
      (await search(q)).found.map(({ reference }) => reference);
    expect(await references('"loved the world"')).toEqual(["John 3:16"]);
    expect(await references('"love the world"')).toEqual(["1 John 2:15"]);
    expect(await references('"THE LORD, my strength"')).toEqual([
      "Psalm 144:1",
    ]);
    expect(await references('"world the loved"')).toEqual([]);
    expect(await references('"loved the world" begotten')).toEqual([
      "John 3:16",
    ]);
    for (const { text } of (await search('"loved"')).found) {
      expect(text).toMatch(/\bloved\b/i);
    }
  });

  it("ranks verses with the words as they're typed first", async () => {
    const { found } = await search("loved the world");
    expect(found[0]?.reference).toBe("John 3:16");
    expect(found.length).toBeGreaterThan(5);
    const { found: inOrder } = await search("love the world");
    expect(inOrder[0]?.reference).toBe("1 John 2:15");
  });

  it("completes an unfinished last word, after the verses that have it", async () => {
    for (const [q, reference] of [
      ["the lord is my sheph", "Psalm 23:1"],
      ["the lord is my she", "Psalm 23:1"],
      ["hunger and thirst after righteousn", "Matthew 5:6"],
      ["walk through the valley of the sha", "Psalm 23:4"],
    ]) {
      const { found } = await search(q ?? "");
      expect(found[0]?.reference, q).toBe(reference);
    }
    const { found } = await search("ark of");
    expect(found.every(({ text }) => /\bark\b/i.test(text))).toBe(true);
  });

  it.each([
    ["", 66],
    ["OT", 39],
    ["NT", 27],
    ["Psalms", 1],
  ])(
    "finds verses in the order of the Bible within %j",
    async (within, max) => {
      const query = `&order=bible&within=${within}`;
      const { found } = await search("shepherd", query);
      const positions = found.map(({ book, chapter, verse }) => {
        const { n = 0, testament } = books.find((b) => b.name === book) ?? {};
        if (within !== "") expect([testament, book]).toContain(within);
        return n * 1e6 + chapter * 1e3 + verse;
      });
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      const found66 = new Set(found.map(({ book }) => book)).size;
      expect(found66).toBeGreaterThan(0);
      expect(found66).toBeLessThanOrEqual(max);
      const { found: ranked } = await search("shepherd", `&within=${within}`);
      expect(new Set(ranked.map((v) => v.reference))).toEqual(
        new Set(found.map((v) => v.reference)),
      );
    },
  );

  it("searches only the requested version", async () => {
    const { found } = await search("Yahweh shepherd", "&version=WEB");
    expect(new Set(found.map(({ version }) => version))).toEqual(
      new Set(["WEB"]),
    );
    const { found: inKjv } = await search('"only born Son"');
    expect(inKjv).toEqual([]);
  });

  it.each(["corazon", "corazón", "CORAZÓN"])(
    "finds %s with and without accents in Spanish",
    async (q) => {
      const { found, response } = await search(q, "&version=RV1909");
      expect(found[0]?.text).toMatch(/coraz[oó]n/i);
      expect(found).toHaveLength(100);
      expect(response.headers.get("link")).toContain("version=RV1909");
    },
  );

  it("doesn't apply the rules of English to Spanish", async () => {
    // Neither stemmed ("amado"), nor spelled "ameth", nor ignored like the English stop word "me".
    const { found } = await search("ames", "&version=RV1909");
    expect(found.every(({ text }) => /\bames\b/i.test(text))).toBe(true);
    const { found: shepherd } = await search(
      '"Jehová es mi pastor"',
      "&version=RV1909",
    );
    expect(shepherd.map(({ reference }) => reference)).toEqual(["Psalm 23:1"]);
  });

  it("finds British and American spellings, and slightly misremembered text", async () => {
    const [british, american] = await Promise.all([
      search("neighbour"),
      search("neighbor"),
    ]);
    expect(british.found).toEqual(american.found);
    expect(british.found.length).toBeGreaterThan(50);
    const { found } = await search("peace surpasses understanding");
    expect(found.map(({ reference }) => reference)).toContain(
      "Philippians 4:7",
    );
  });

  it("pages through all results without gaps or repetitions", async () => {
    const references: string[] = [];
    let next: string | undefined =
      "/api/bible/search?q=shepherd&limit=7&order=bible&within=OT";
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof getPage>> = await getPage(next);
      references.push(...page.found.map(({ reference }) => reference));
      next = /<(.+)>; rel="next"/.exec(
        page.response.headers.get("link") ?? "",
      )?.[1];
    }
    const { found } = await search("shepherd", "&order=bible&within=OT");
    expect(references).toEqual(found.map(({ reference }) => reference));
    expect(new Set(references).size).toBe(references.length);
  });

  it("doesn't find verses that are only a footnote", async () => {
    const { found } = await search("Lysias violence", "&version=WEB");
    expect(found.map(({ reference }) => reference)).not.toContain("Acts 24:7");
  });

  it.each([
    '"',
    "'",
    "*",
    "AND OR NOT NEAR",
    'text : "a" NOT (b',
    "NEAR(a b, 5)",
    "^love",
    "-love",
    "\u0000",
    "\ud800",
    "; DROP TABLE verse_search",
    "(".repeat(1000),
    "a ".repeat(500),
    "ж".repeat(1000),
    "😀😀",
    "²",
    "",
  ])("treats %j as plain text and never fails", async (q) => {
    const { found } = await search(q);
    expect(Array.isArray(found)).toBe(true);
  });

  it.each([
    "cursor=all.20000",
    "cursor=x",
    "limit=0",
    "version=ASV",
    "order=x",
    "within=Enoch",
  ])("returns 422 for %s", async (query) => {
    const response = await client.get(`/api/bible/search?q=love&${query}`);
    expect(response.status).toBe(422);
  });
});
