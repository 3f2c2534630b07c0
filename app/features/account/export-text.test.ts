import { describe, expect, it } from "vitest";
import { jsonArray, readMe, readable } from "./export-text";

type Row = Record<string, unknown>;

async function written(...pages: Row[][]): Promise<string> {
  async function* given() {
    await Promise.resolve();
    yield* pages;
  }
  let text = "";
  for await (const piece of jsonArray(given())) text += piece;
  return text;
}

describe("jsonArray", () => {
  it("is one array, an entry a line, however the pages fall", async () => {
    const one = { a: 1 };
    expect(await written([one, one], [], [one])).toBe(
      '[\n{"a":1},\n{"a":1},\n{"a":1}\n]\n',
    );
    expect(await written([], [one])).toBe('[\n{"a":1}\n]\n');
    expect(await written()).toBe("[]\n");
    expect(await written([])).toBe("[]\n");
  });

  it("stays JSON whatever people have written", async () => {
    const content = '"]\n},{ \u2028 </script> \u0000';
    expect(JSON.parse(await written([{ content }]))).toEqual([{ content }]);
  });
});

describe("readable", () => {
  it("writes times and flags out, and opens what is JSON", () => {
    expect(
      readable({
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

it("readMe names whose data these are, and since when", () => {
  const text = readMe({
    productName: "Site",
    siteUrl: "https://site.example",
    username: "ruth",
    now: 0,
  });
  expect(text).toContain("What Site keeps of @ruth\nAs of 1970-01-01T00:00");
  expect(text).toContain("https://site.example/post/123");
});
