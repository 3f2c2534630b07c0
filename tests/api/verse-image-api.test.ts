import { beforeAll, describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { encodedWebp } from "../helpers/images/encoded";
import { dataString, join } from "../helpers/images/parts";
import { chunk, header, pixels, png, signature } from "../helpers/images/png";
import { expectProblem } from "../helpers/problem";
import { newPerson } from "../helpers/seeds";

const address = urls.api.verseImage;
const john = { book: "John", chapter: 3, verse: 16 };
const withBackground = (customBackgroundUrl: string) => ({
  verseData: {
    ...john,
    customization: { backgroundType: "custom", customBackgroundUrl },
  },
});
/** 64 px of noise, which differs from any plain background. */
const noise = dataString(png(64, 64, [], true));

/** 9 megapixels according to its header, so it's rejected without decoding. */
const huge = join(
  signature,
  header(3000, 3000),
  chunk("IDAT", pixels(16, 8)),
  chunk("IEND"),
);
const backgroundPath = "verseData.customization.customBackgroundUrl";

let client: ApiClient;
beforeAll(async () => {
  ({ client } = await newPerson());
});

async function expectPng(body: unknown, size = [1080, 1350]): Promise<Buffer> {
  const response = await client.post(address, body);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await response.arrayBuffer());
  // The PNG signature, then width and height from the IHDR chunk.
  expect(bytes.readBigUInt64BE(0)).toBe(0x89504e470d0a1a0an);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
  return bytes;
}

describe("POST /api/verse-image", () => {
  it("renders the verse like its post, with any background", async () => {
    const plain = await expectPng({ verseData: john });
    const sent = await expectPng(withBackground(noise));
    expect(sent.equals(plain)).toBe(false);

    const { verseData } = await (
      await client.post(urls.api.posts(), {
        type: "verse",
        ...withBackground(noise),
      })
    ).json<Post>();
    const { customBackgroundUrl } = verseData?.customization ?? {};
    expect(customBackgroundUrl).toMatch(/^\/images\//);
    const stored = await expectPng(withBackground(String(customBackgroundUrl)));
    expect(stored.equals(sent)).toBe(true);
  });

  it.each([
    ["1:1", [1080, 1080]],
    ["9:16", [1080, 1920]],
  ])("has the format %s", async (format, size) => {
    for (const backgroundType of ["gradient", "christian"]) {
      const customization = { backgroundType, format };
      await expectPng({ verseData: { ...john, customization } }, size);
    }
  });

  it("has the lines of poetry and the format of its post", async () => {
    const customization = { format: "9:16" };
    const psalm = { version: "WEB", book: "Psalms", chapter: 23, verse: 1 };
    const verse = { ...psalm, customization };
    await expectPng({ verseData: verse }, [1080, 1920]);
    const sent = { type: "verse", content: "", verseData: verse };
    const response = await client.post(urls.api.posts(), sent);
    const lines = ["Yahweh is my shepherd;", "I shall lack nothing."];
    expect((await response.json<Post>()).verseData).toMatchObject({
      text: lines.join("\n"),
      customization,
      layout: { shape: "story", lines },
    });
  });

  it("says how far a passage that is too long can go", async () => {
    const psalm = { book: "Psalms", chapter: 119, verse: 1, lastVerse: 176 };
    const response = await client.post(address, { verseData: psalm });
    const { issues } = await expectProblem(response, 422);
    expect(issues?.[0]?.message).toMatch(
      /One picture holds 1,200 characters: here verses 1 to \d+\./,
    );
  });

  it("accepts a WebP background", async () => {
    await expectPng(withBackground(dataString(await encodedWebp())));
  });

  it("ignores a text that isn't from Scripture", async () => {
    const forged = { ...john, text: "Jesus laughed." };
    const honest = await expectPng({ verseData: john });
    expect(honest.equals(await expectPng({ verseData: forged }))).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ["no verse", {}, "verseData"],
    ["no such verse", { verseData: { ...john, verse: 99 } }, "verseData.verse"],
    [
      "a passage too long",
      { verseData: { book: "Psalms", chapter: 119, verse: 1, lastVerse: 176 } },
      "verseData.lastVerse",
    ],
    [
      "a file that isn't a picture",
      withBackground(dataString(join("no"))),
      backgroundPath,
    ],
    [
      "a picture of too many pixels",
      withBackground(dataString(huge)),
      backgroundPath,
    ],
    [
      "a missing picture",
      withBackground(`/images/${"0".repeat(40)}.png`),
      backgroundPath,
    ],
  ])("returns 422 for %s", async (_, body, path) => {
    const problem = await expectProblem(await client.post(address, body), 422);
    expect(problem.issues?.map((issue) => issue.path)).toContain(path);
  });

  it.each([
    "http://example.org/a.png",
    "https://localhost/a.png",
    "https://127.0.0.1/a.png",
    "https://[::1]/a.png",
    "https://169.254.169.254/latest/meta-data",
    "https://nas.local/a.png",
    "https://canvas.invalid/image",
    "file:///etc/passwd",
    "/backgrounds/dove.svg",
  ])("sends no request to %s", async (url) => {
    const response = await client.post(address, withBackground(url));
    const { issues } = await expectProblem(response, 422);
    expect(issues?.map(({ path }) => path)).toEqual([backgroundPath]);
  });

  it("rejects visitors, other sites and other methods", async () => {
    await expectProblem(
      await new ApiClient().post(address, { verseData: john }),
      401,
    );
    const origin = "https://elsewhere.example";
    await expectProblem(
      await client.post(address, { verseData: john }, { origin }),
      403,
    );
    const got = await client.get(address);
    await expectProblem(got, 405);
    expect(got.headers.get("allow")).toBe("POST");
  });

  it("accepts only JSON, up to the size of a picture", async () => {
    const text = await client.post(
      address,
      { verseData: john },
      { "content-type": "text/plain" },
    );
    await expectProblem(text, 415);
    const large = withBackground(
      `data:image/png;base64,${"A".repeat(8_500_000)}`,
    );
    await expectProblem(await client.post(address, large), 413);
  });
});
