import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteOldPreviews } from "~/features/link-preview/delete-old-previews.server";
import { dayMs } from "~/shared/duration.mjs";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { jpegWithEverything } from "../helpers/images/jpeg";
import { join, text } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { expectProblem } from "../helpers/problem";

let site: LocalSite;
let bucket: Awaited<ReturnType<LocalSite["mf"]["getR2Bucket"]>>;
/** URLs requested from the fake web. */
const requestedUrls: string[] = [];
let respondFromHost: () => Uint8Array<ArrayBuffer> | null = jpegWithEverything;

beforeAll(async () => {
  site = await startSite({
    fetchExternal: (address) => {
      requestedUrls.push(address);
      return respondFromHost();
    },
  });
  bucket = await site.mf.getR2Bucket("IMAGES");
  await site.db
    .prepare("INSERT INTO users (id, username, createdAt) VALUES ('a', 'a', 1)")
    .run();
});
afterAll(() => site.stop());
beforeEach(() => {
  requestedUrls.length = 0;
  respondFromHost = jpegWithEverything;
});

const visitor = () => new ApiClient(site.url);
const address = "https://www.youtube.com/watch?v=abc-_345678";

async function insertPost(videoUrl: string | null, type = "video") {
  const id = newId();
  await site.db
    .prepare(
      "INSERT INTO posts (id, userId, type, content, videoUrl, createdAt) VALUES (?, 'a', ?, 'Words', ?, ?)",
    )
    .bind(id, type, videoUrl, Date.now())
    .run();
  return id;
}

const getThumbnail = (postId: string) =>
  visitor().get(urls.videoThumbnail(postId));
const listStored = async (postId: string) =>
  (await bucket.list({ prefix: `previews/${postId}-` })).objects.map(
    ({ key }) => key,
  );

async function expectThumbnail(postId: string): Promise<void> {
  const response = await getThumbnail(postId);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=604800",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(join([0xff, 0xd8, 0xff]));
  expect(text(bytes)).not.toContain("SECRET");
}

describe("GET /post/{postId}/thumbnail.jpg", () => {
  it("returns the video's thumbnail without metadata, and requests it once", async () => {
    const id = await insertPost(address);
    await expectThumbnail(id);
    await expectThumbnail(id);
    expect(requestedUrls).toEqual([
      "https://i.ytimg.com/vi/abc-_345678/hqdefault.jpg",
    ]);
    await expect
      .poll(() => listStored(id))
      .toEqual([`previews/${id}-thumbnail.jpg`]);
  });

  it("requests the vertical thumbnail of a Short first", async () => {
    const short = address.replace("watch?v=", "shorts/");
    await expectThumbnail(await insertPost(short));
    expect(requestedUrls).toEqual([
      "https://i.ytimg.com/vi/abc-_345678/oardefault.jpg",
    ]);
    respondFromHost = () => null;
    await getThumbnail(await insertPost(short));
    expect(requestedUrls.at(-1)).toBe(
      "https://i.ytimg.com/vi/abc-_345678/hqdefault.jpg",
    );
  });

  it.each([
    ["https://i.vimeocdn.com/video/1-ab-d_640?region=us", true],
    ["https://evil.example/video/1-ab-d_640", false],
    [17, false],
  ])(
    "asks Vimeo for the thumbnail's URL: %s",
    async (thumbnailUrl, isFound) => {
      respondFromHost = () =>
        requestedUrls.at(-1)?.includes("oembed")
          ? join(JSON.stringify({ thumbnail_url: thumbnailUrl }))
          : jpegWithEverything();
      const id = await insertPost("https://vimeo.com/76979871");
      const response = await getThumbnail(id);
      expect(requestedUrls).toEqual([
        "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871&width=640",
        ...(isFound ? ["https://i.vimeocdn.com/video/1-ab-d_640.jpg"] : []),
      ]);
      expect(response.headers.get("content-type")).toBe(
        isFound ? "image/jpeg" : "image/svg+xml",
      );
    },
  );

  it("reads it from R2 if the data center hasn't cached it", async () => {
    const id = await insertPost(address);
    await bucket.put(`previews/${id}-thumbnail.jpg`, jpegWithEverything());
    expect((await getThumbnail(id)).headers.get("content-type")).toBe(
      "image/jpeg",
    );
    expect(requestedUrls).toEqual([]);
  });

  it.each<[string, typeof respondFromHost]>([
    ["has none", () => null],
    ["sends a page", () => join("<html>")],
    ["sends another kind of picture", () => png()],
    ["sends more than a megabyte", () => new Uint8Array((1 << 20) + 1)],
    [
      "is unreachable",
      () => {
        throw new Error("no network");
      },
    ],
  ])("returns an empty SVG if the host %s", async (_, respond) => {
    const id = await insertPost(address);
    respondFromHost = respond;
    for (let i = 0; i < 2; i++) {
      const response = await getThumbnail(id);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=300",
      });
      expect(await response.text()).toMatch(/^<svg .*\/>$/);
    }
    expect(requestedUrls).toHaveLength(1);
    expect(await listStored(id)).toEqual([]);
  });

  it("only requests thumbnails of videos in posts", async () => {
    for (const postId of [
      "nobody",
      "abc-_345678",
      await insertPost(null, "text"),
      await insertPost("https://www.youtube.com/watch?v=short"),
      await insertPost("https://video.example/watch?v=abc-_345678"),
    ]) {
      await expectProblem(await getThumbnail(postId), 404);
    }
    expect(requestedUrls).toEqual([]);
  });

  it("isn't found after its post was deleted, and deleted a week later at the latest", async () => {
    const id = await insertPost(address);
    await expectThumbnail(id);
    await expect.poll(() => listStored(id)).toHaveLength(1);
    await site.db.prepare("DELETE FROM posts WHERE id = ?").bind(id).run();
    await expectProblem(await getThumbnail(id), 404);
    const counters = await site.mf.getKVNamespace("COUNTERS");
    const stores = [bucket, counters] as unknown as [R2Bucket, KVNamespace];
    await deleteOldPreviews(...stores, Date.now() + 8 * dayMs);
    expect(await listStored(id)).toEqual([]);
  });

  it("returns 405 for other methods", async () => {
    const id = await insertPost(address);
    await expectProblem(await visitor().post(urls.videoThumbnail(id)), 405);
  });
});
