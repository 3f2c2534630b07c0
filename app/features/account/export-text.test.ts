import { describe, expect, it } from "vitest";
import { jsonArray, buildReadme, toReadable } from "./export-text";

type Row = Record<string, unknown>;

async function writeArray(...pages: Row[][]): Promise<string> {
  async function* generatePages() {
    await Promise.resolve();
    yield* pages;
  }
  let text = "";
  for await (const piece of jsonArray(generatePages())) text += piece;
  return text;
}

describe("jsonArray", () => {
  it("writes one array with an entry per line, across pages and empty pages", async () => {
    const one = { a: 1 };
    expect(await writeArray([one, one], [], [one])).toBe(
      '[\n{"a":1},\n{"a":1},\n{"a":1}\n]\n',
    );
    expect(await writeArray([], [one])).toBe('[\n{"a":1}\n]\n');
    expect(await writeArray()).toBe("[]\n");
    expect(await writeArray([])).toBe("[]\n");
  });

  it("stays valid JSON with any content", async () => {
    const content = '"]\n},{ \u2028 </script> \u0000';
    expect(JSON.parse(await writeArray([{ content }]))).toEqual([{ content }]);
  });
});

describe("toReadable", () => {
  it("converts times and flags, and parses JSON columns", () => {
    expect(
      toReadable({
        createdAt: 1000,
        updatedAt: null,
        emailVerified: 1,
        likes: 1,
        event: '{"title":"Vigil"}',
        verse: null,
        content: "[]",
      }),
    ).toEqual({
      createdAt: "1970-01-01T00:00:01.000Z",
      updatedAt: null,
      emailVerified: true,
      likes: 1,
      event: { title: "Vigil" },
      verse: null,
      content: "[]",
    });
  });
});

it("buildReadme names the user and the date", () => {
  const text = buildReadme({
    productName: "Site",
    siteUrl: "https://site.example",
    username: "ruth",
    now: 0,
  });
  expect(text).toContain(
    "The data Site stores about @ruth\nAs of 1970-01-01T00:00",
  );
  expect(text).toContain("https://site.example/post/123");
});
