import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";

let site: LocalSite;
let visitor: ApiClient;

beforeAll(async () => {
  site = await startSite();
  visitor = new ApiClient(site.url);
});
afterAll(() => site.stop());

const john = urls.verseImage("KJV", "John", 3, 16);
const countStoredImages = async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  return (await bucket.list({ prefix: "verses/" })).objects.length;
};

async function expectPng(path: string, width: number, height: number) {
  const response = await visitor.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const view = new DataView(bytes.buffer);
  // The PNG signature, then width and height from the IHDR chunk.
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([width, height]);
  return { response, bytes };
}

describe("the image of a verse", () => {
  it("is rendered in the size of a link preview", async () => {
    await expectPng(john, 1200, 630);
    await expectPng("/verse-image/web/song-of-solomon/2/4.png", 1200, 630);
    await expectPng("/verse-image/kjv/1-corinthians/13/4-7.png", 1200, 630);
  });

  it("has a title and the product's name as the preview of a daily page", async () => {
    const plain = await expectPng(john, 1200, 630);
    const daily = urls.verseImage("KJV", "John", 3, 16, true);
    const { bytes } = await expectPng(daily, 1200, 630);
    expect(bytes).not.toEqual(plain.bytes);
    const moved = await visitor.get("/verse-image/daily/kjv/jn/3/16.png");
    expect(moved.headers.get("location")).toBe(daily);
  });

  it("can be cached, and embedded by other sites", async () => {
    const { response } = await expectPng(john, 1200, 630);
    expect(response.headers.get("cache-control")).toBe(
      "public, max-age=2592000",
    );
    expect(response.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
    const etag = response.headers.get("etag") ?? "";
    const same = await fetch(new URL(john, site.url), {
      headers: { "if-none-match": etag },
    });
    expect(same.status).toBe(304);
  });

  it("is the same for every query", async () => {
    const tags = new Set<string | null>();
    for (const query of ["", "?x=1", "?background=dove&text=000000&type=31"]) {
      const { response } = await expectPng(john + query, 1200, 630);
      tags.add(response.headers.get("etag"));
    }
    expect(tags.size).toBe(1);
  });

  it("is stored once", async () => {
    const before = await countStoredImages();
    const path = urls.verseImage("WEB", "Jude", 1, 24);
    await expectPng(`${path}?type=31`, 1200, 630);
    await expectPng(path, 1200, 630);
    await expect.poll(countStoredImages).toBe(before + 1);
  });

  it.each([
    "/verse-image/kjv/john/3/016.png",
    "/verse-image/kjv/john/03/16.png",
    "/verse-image/KJV/john/3/16.png",
    "/verse-image/kjv/JOHN/3/16.png",
    "/verse-image/kjv/jn/3/16.PNG",
    "/verse-image/kjv/john/3/16,18.png",
    "/verse-image/kjv/john/3/16-016.png",
    "/verse-image/%6bjv/john/3/16.png",
  ])("redirects %s to its canonical URL", async (path) => {
    const query = "?utm=x&type=24&background=Dove&size=post";
    const response = await visitor.get(path + query);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(john);
    expect(response.headers.get("cache-control")).toBe(
      "public, max-age=2592000",
    );
    expect(response.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
  });

  it("redirects a reversed range", async () => {
    const response = await visitor.get("/verse-image/kjv/john/3/18-16.png");
    expect(response.headers.get("location")).toBe(
      urls.verseImage("KJV", "John", 3, "16-18"),
    );
  });

  it("redirects other names of the book", async () => {
    for (const book of ["Song%20of%20Solomon", "song-of-songs", "SOS"]) {
      const response = await visitor.get(`/verse-image/web/${book}/2/4-7.png`);
      expect(response.headers.get("location")).toBe(
        urls.verseImage("WEB", "Song of Solomon", 2, "4-7"),
      );
    }
  });

  it.each([
    "/verse-image/kjv/John/3/99.png",
    "/verse-image/kjv/John/22/1.png",
    "/verse-image/kjv/Enoch/1/1.png",
    "/verse-image/niv/John/3/16.png",
    "/verse-image/kjv/John/3/16",
    "/verse-image/kjv/John/3/0.png",
    "/verse-image/kjv/john/3/99.png",
    "/verse-image/kjv/john/3/099.png",
    "/verse-image/kjv/john/3/016",
    "/verse-image/kjv/john/3/00.png",
    "/verse-image/kjv/john/0003/0000000.png",
    "/verse-image/kjv/Psalms/119/1-176.png",
  ])("returns 404 for %s", async (path) => {
    await expectProblem(await visitor.get(path), 404);
  });
});

it("image rendering is rate limited", async () => {
  const limited = await startSite({ rateLimits: true });
  try {
    const client = new ApiClient(limited.url);
    const verse = (i: number) =>
      client.get(urls.verseImage("WEB", "Psalms", 119, i));
    const prayer = (i: number) =>
      client.get(urls.prayerImage(`2026-01-${10 + (i % 20)}`));
    let refused = 0;
    // The limit is 60 a minute, and a new minute may begin during the test.
    for (let i = 1; refused === 0 && i <= 150; i++) {
      const isFull = (await verse(i)).status === 429;
      if (isFull && (await prayer(i)).status === 429) refused = i;
    }
    expect(refused).toBeGreaterThan(60);
    expect((await verse(1)).status).toBe(200);
  } finally {
    await limited.stop();
  }
}, 120_000);
