import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
/** What the pretended web was asked for. */
const asked: string[] = [];
let answer: () => Uint8Array<ArrayBuffer> | null = jpegWithEverything;

beforeAll(async () => {
  site = await startSite({
    fetchExternal: (address) => {
      asked.push(address);
      return answer();
    },
  });
  bucket = await site.mf.getR2Bucket("IMAGES");
  await site.db
    .prepare("INSERT INTO users (id, username, createdAt) VALUES ('a', 'a', 1)")
    .run();
});
afterAll(() => site.stop());
beforeEach(() => {
  asked.length = 0;
  answer = jpegWithEverything;
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

const look = (postId: string) => visitor().get(urls.videoThumbnail(postId));
const kept = async (postId: string) =>
  (await bucket.list({ prefix: `previews/${postId}-` })).objects.map(
    ({ key }) => key,
  );

async function expectStill(postId: string): Promise<void> {
  const response = await look(postId);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=2592000",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(join([0xff, 0xd8, 0xff]));
  expect(text(bytes)).not.toContain("SECRET");
}

describe("GET /post/{postId}/thumbnail.jpg", () => {
  it("shows the still of the post's video, cleaned, and asks its host once", async () => {
    const id = await insertPost(address);
    await expectStill(id);
    await expectStill(id);
    expect(asked).toEqual(["https://i.ytimg.com/vi/abc-_345678/hqdefault.jpg"]);
    await expect.poll(() => kept(id)).toEqual([`previews/${id}-thumbnail.jpg`]);
  });

  it("asks for the upright picture of a Short first", async () => {
    const short = address.replace("watch?v=", "shorts/");
    await expectStill(await insertPost(short));
    expect(asked).toEqual([
      "https://i.ytimg.com/vi/abc-_345678/oardefault.jpg",
    ]);
    answer = () => null;
    await look(await insertPost(short));
    expect(asked.at(-1)).toBe(
      "https://i.ytimg.com/vi/abc-_345678/hqdefault.jpg",
    );
  });

  it.each([
    ["https://i.vimeocdn.com/video/1-ab-d_640?region=us", true],
    ["https://evil.example/video/1-ab-d_640", false],
    [17, false],
  ])("asks Vimeo where it keeps the still: %s", async (kept, isFound) => {
    answer = () =>
      asked.at(-1)?.includes("oembed")
        ? join(JSON.stringify({ thumbnail_url: kept }))
        : jpegWithEverything();
    const id = await insertPost("https://vimeo.com/76979871");
    const response = await look(id);
    expect(asked).toEqual([
      "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871&width=640",
      ...(isFound ? ["https://i.vimeocdn.com/video/1-ab-d_640.jpg"] : []),
    ]);
    expect(response.headers.get("content-type")).toBe(
      isFound ? "image/jpeg" : "image/svg+xml",
    );
  });

  it("reads it from R2 where no data centre has it near", async () => {
    const id = await insertPost(address);
    await bucket.put(`previews/${id}-thumbnail.jpg`, jpegWithEverything());
    expect((await look(id)).headers.get("content-type")).toBe("image/jpeg");
    expect(asked).toEqual([]);
  });

  it.each<[string, typeof answer]>([
    ["has none", () => null],
    ["sends a page", () => join("<html>")],
    ["sends another kind of picture", () => png()],
    ["sends more than a megabyte", () => new Uint8Array((1 << 20) + 1)],
    [
      "is not to be reached",
      () => {
        throw new Error("no network");
      },
    ],
  ])("shows nothing, but a picture, where the host %s", async (_, says) => {
    const id = await insertPost(address);
    answer = says;
    for (let i = 0; i < 2; i++) {
      const response = await look(id);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=300",
      });
      expect(await response.text()).toMatch(/^<svg .*\/>$/);
    }
    expect(asked).toHaveLength(1);
    expect(await kept(id)).toEqual([]);
  });

  it("is nobody's proxy: only what a post shows is asked for", async () => {
    for (const postId of [
      "nobody",
      "abc-_345678",
      await insertPost(null, "text"),
      await insertPost("https://www.youtube.com/watch?v=short"),
      await insertPost("https://video.example/watch?v=abc-_345678"),
    ]) {
      await expectProblem(await look(postId), 404);
    }
    expect(asked).toEqual([]);
  });

  it("goes with its post, and stays with one that stands", async () => {
    const [gone, stands] = [
      await insertPost(address),
      await insertPost(address),
    ];
    await Promise.all([gone, stands].map(expectStill));
    await expect.poll(() => kept(gone)).toHaveLength(1);
    await expect.poll(() => kept(stands)).toHaveLength(1);
    await site.db.prepare("DELETE FROM posts WHERE id = ?").bind(gone).run();
    await expectProblem(await look(gone), 404);
    const worker = await site.mf.getWorker();
    await worker.scheduled({ cron: "17 * * * *" });
    expect(await kept(gone)).toEqual([]);
    expect(await kept(stands)).toHaveLength(1);
  });

  it("takes no other method", async () => {
    const id = await insertPost(address);
    await expectProblem(await visitor().post(urls.videoThumbnail(id)), 405);
  });
});
