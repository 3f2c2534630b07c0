import type * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import type { referenceResponseSchema } from "~/features/bible/references/references.server";
import { ApiClient } from "../helpers/api-client";
import { newPerson } from "../helpers/seeds";
import { expectProblem } from "../helpers/problem";

const client = new ApiClient();
const path = (q: string, version = "KJV") =>
  `/api/bible/reference?${new URLSearchParams({ q, version })}`;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe("GET /api/bible/reference", () => {
  it.each([
    ["jn 3.16", [["John", 3, [16]]]],
    ["Psalm 23", [["Psalms", 23, null]]],
    ["mark", [["Mark", 1, null]]],
    ["John 3:16ff", [["John", 3, range(16, 36)]]],
    [
      "Gen 1:1; John 1:1",
      [
        ["Genesis", 1, [1]],
        ["John", 1, [1]],
      ],
    ],
    [
      "Genesis 1:1-2:3",
      [
        ["Genesis", 1, range(1, 31)],
        ["Genesis", 2, [1, 2, 3]],
      ],
    ],
  ] as const)("resolves %j", async (q, expected) => {
    const response = await client.get(path(q));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    const body = await response.json<z.infer<typeof referenceResponseSchema>>();
    expect(body).toEqual({
      references: expected.map(([book, chapter, verses]) => ({
        book,
        chapter,
        verses,
      })),
      version: "KJV",
    });
  });

  it.each([
    ["John 3:16 WEB", "KJV", "WEB", undefined],
    ["John 3:16", "WEB", "WEB", undefined],
    [
      "John 3:16 NIV",
      "WEB",
      "WEB",
      "The NIV isn't available here. This is the WEB.",
    ],
    ["John 3:16; 3:99", "KJV", "KJV", undefined],
    [
      "Jn 3:16 ESV; Rom 8:28",
      "KJV",
      "KJV",
      "The ESV isn't available here. This is the KJV.",
    ],
    [
      "John 3:16 (NIV), Romans 8:28 (ESV)",
      "WEB",
      "WEB",
      "The NIV and ESV aren't available here. This is the WEB.",
    ],
    [
      "Jn 3:16 NIV; Rom 8:28 ESV; 1 Cor 13 NLT",
      "KJV",
      "KJV",
      "The NIV, ESV, and NLT aren't available here. This is the KJV.",
    ],
    [
      "John 3:16 (KJV); Romans 8:28 (WEB)",
      "WEB",
      "KJV",
      "These are all in the KJV, not the WEB.",
    ],
    [
      "Gen 1 to Exodus 2",
      "KJV",
      "KJV",
      "These are the first 10 of 52 chapters.",
    ],
    ["Jn 3:16 WEB; Rom 8:28", "KJV", "WEB", undefined],
    ["Juan 3:16", "KJV", "KJV", undefined],
    [
      "John 3:16; Mark 17:1",
      "KJV",
      "KJV",
      "There is no Mark 17: Mark has 16 chapters.",
    ],
    ["Psalms 1-50", "KJV", "KJV", "These are the first 10 of 50 chapters."],
  ])("answers %j in the %s with %s, %j", async (q, version, opened, note) => {
    const response = await client.get(path(q, version));
    expect(await response.json()).toMatchObject({
      version: opened,
      ...(note !== undefined && { note }),
    });
  });

  it.each([
    ["jhon 3:16", "This isn't a Bible reference.", ["John 3:16"]],
    ["love", "This isn't a Bible reference.", []],
    ["gensis", "This isn't a Bible reference.", ["Genesis"]],
    ["deuter", "This isn't a Bible reference.", ["Deuteronomy"]],
    ["chapter 3 friends", "This isn't a Bible reference.", []],
    ["Psalm 151", "There is no Psalm 151: Psalms has 150 chapters.", []],
    ["John 0", "There is no John 0: John has 21 chapters.", []],
    [
      "John 3:0",
      "There is no verse 0: in the KJV, John 3 begins with verse 1.",
      [],
    ],
    [
      "John 3:99",
      "There is no verse 99: in the KJV, John 3 ends with verse 36.",
      [],
    ],
    ["john 3:x,".repeat(60), "This isn't a Bible reference.", []],
  ])("404 for %j", async (q, detail, suggestions) => {
    const problem = await expectProblem(await client.get(path(q)), 404);
    expect(problem).toMatchObject({ detail, suggestions });
  });

  it("422 without text, with too much of it, and for an unknown version", async () => {
    await expectProblem(await client.get("/api/bible/reference"), 422);
    for (const [q, version] of [
      ["", "KJV"],
      ["1 ".repeat(50_000), "KJV"],
      ["John 3", "NIV"],
    ] as const) {
      await expectProblem(await client.get(path(q, version)), 422);
    }
  });

  it("405 for other methods", async () => {
    const { client: member } = await newPerson();
    await expectProblem(await member.post(path("John 3"), {}), 405);
  });
});

describe("/bible/niv/john/3/16", () => {
  it.each(["visitors", "members"])(
    "offers other versions to %s",
    async (role) => {
      const reader = role === "members" ? (await newPerson()).client : client;
      const response = await reader.get("/bible/niv/john/3/16");
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain("The NIV isn&#x27;t available here");
      expect(html).toContain("You can read John 3:16 in other versions.");
      for (const version of ["kjv", "web"])
        expect(html).toContain(`href="/bible/${version}/john/3/16"`);
    },
  );
});
