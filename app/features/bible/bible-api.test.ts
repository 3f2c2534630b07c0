import { describe, expect, it } from "vitest";
import type { Chapter } from "./chapter";
import { getVerses, loadChapter } from "./chapter.server";
import { parsePassage } from "./passage";
import { versesQuerySchema, versesResponseSchema } from "./bible-api";

const chapter: Chapter = {
  version: "WEB",
  book: "LUK",
  chapter: 17,
  blocks: [
    {
      kind: "prose",
      verses: [
        [35, ["There will be"]],
        [36, [0]],
      ],
    },
    { kind: "line", verses: [[37, ["They said, ", ["j", "“Where?”"]]]] },
    { kind: "line", verses: [[37, ["Lord"]]] },
  ],
  notes: [{ verse: 36, kind: "remark", text: "Some add." }],
};

const getLuke = (number: number) => {
  const assets = { fetch: () => Promise.resolve(Response.json(chapter)) };
  const query = { book: "Luke", chapter: number, version: "WEB" } as const;
  return getVerses(assets as unknown as Fetcher, query);
};

describe("the verses response", () => {
  it("has every verse number, and a text without double spaces", async () => {
    const response = await getLuke(17);
    expect(response).toEqual({
      reference: "Luke 17",
      translation_id: "WEB",
      translation_name: "World English Bible",
      verses: [
        { verse: 35, text: "There will be" },
        { verse: 36, text: "" },
        { verse: 37, text: "They said, “Where?” Lord" },
      ],
      text: "There will be They said, “Where?” Lord",
    });
    expect(versesResponseSchema.safeParse(response).success).toBe(true);
  });

  it("is empty for a chapter that doesn't exist", async () => {
    expect(await getLuke(30)).toMatchObject({
      reference: "Luke 30",
      verses: [],
      text: "",
    });
  });
});

describe("a comparison", () => {
  const load = (missing: string) => {
    const fetch = (url: string) =>
      Promise.resolve(
        url.includes(missing)
          ? new Response(null, { status: 500 })
          : Response.json(chapter),
      );
    const address = "book=Luke&chapter=17&version=WEB&with=KJV";
    return loadChapter(
      { fetch } as unknown as Fetcher,
      parsePassage(new URLSearchParams(address)),
    );
  };

  it("shows the first version if only the second one can't be read", async () => {
    expect(await load("/kjv/")).toMatchObject({ chapter });
    expect(await load("/kjv/")).not.toHaveProperty("second");
    expect(await load("none")).toMatchObject({ chapter, second: chapter });
    await expect(load("/web/")).rejects.toThrow();
  });
});

describe("the verses query", () => {
  const accepts = (query: Record<string, string>) =>
    versesQuerySchema.safeParse({ book: "John", chapter: "3", ...query })
      .success;

  it("accepts books by name, id or abbreviation, and chapters past the end", () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ book: "1 cor.", version: "WEB" })).toBe(true);
    expect(accepts({ chapter: "50" })).toBe(true);
  });

  it.each([
    { book: "Enoch" },
    { book: "" },
    { version: "NIV" },
    { chapter: "0" },
    { chapter: "x" },
    { chapter: "1.5" },
    { chapter: "1e9" },
  ])("rejects %j", (query) => {
    expect(accepts(query)).toBe(false);
  });
});
