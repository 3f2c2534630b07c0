import { describe, expect, it } from "vitest";
import { findBook } from "./canon";
import type { Chapter } from "./chapter";
import {
  versesQuerySchema,
  versesResponseSchema,
  toVersesResponse,
} from "./bible-api";
import { versions } from "./versions";

const [, web] = versions;
const luke = findBook("Luke");
if (!luke) throw new Error("Luke is missing");

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

describe("the verses response", () => {
  it("has every verse number, and a text without double spaces", () => {
    const response = toVersesResponse(web, luke, 17, chapter);
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

  it("is empty for a chapter that doesn't exist", () => {
    expect(toVersesResponse(web, luke, 30, null)).toMatchObject({
      reference: "Luke 30",
      verses: [],
      text: "",
    });
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
