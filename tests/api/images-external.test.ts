import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { placeholderSize } from "~/shared/image-src";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { jpegWithEverything } from "../helpers/images/jpeg";
import { dataString, join, text } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { expectProblem } from "../helpers/problem";
import { newSessionToken } from "../helpers/session-token";

let site: LocalSite;
/** The URLs that the stubbed web was asked for. */
const requestedUrls: string[] = [];
const photos = "https://photos.example";

beforeAll(async () => {
  site = await startSite({
    rateLimits: true,
    fetchExternal: (address) => {
      requestedUrls.push(address);
      const { pathname } = new URL(address);
      if (pathname.startsWith("/photo")) return jpegWithEverything();
      return pathname === "/page" ? join("<html>") : null;
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  requestedUrls.length = 0;
});

const visitor = () => new ApiClient(site.url);

async function newMember() {
  const id = newId();
  const token = newSessionToken();
  const sessionId = createHash("sha256").update(token).digest("base64url");
  const client = new ApiClient(site.url);
  client.jar.set("session", token);
  const [now, later] = [Date.now(), Date.now() + 86_400_000];
  await site.db.batch([
    site.db
      .prepare("INSERT INTO users (id, username, createdAt) VALUES (?, ?, ?)")
      .bind(id, id, now),
    site.db
      .prepare(
        "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?, ?, ?, ?)",
      )
      .bind(sessionId, id, now, later),
  ]);
  return { id, client };
}

async function postImage(imageUrl: string): Promise<void> {
  const { client } = await newMember();
  const body = { type: "image", imageUrl };
  const response = await client.post(urls.api.posts(), body);
  expect((await response.json<Post>()).imageUrl).toBe(imageUrl);
}

async function countUploads(id: string): Promise<number> {
  const hits = await site.db
    .prepare("SELECT sum(hits) AS hits FROM rate_windows WHERE key = ?")
    .bind(`uploads:${id}`)
    .first<number | null>("hits");
  return hits ?? 0;
}

describe("GET /images/external", () => {
  it("shows anyone an image of a post, without metadata and fetched once", async () => {
    const address = `${photos}/photo?of=a post`;
    await postImage(address);
    for (let i = 0; i < 2; i++) {
      const response = await visitor().get(urls.externalImage(address));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=86400",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining(
          "default-src 'none'",
        ) as string,
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.slice(0, 3)).toEqual(join([0xff, 0xd8, 0xff]));
      expect(text(bytes)).not.toContain("SECRET");
    }
    expect(requestedUrls).toEqual([`${photos}/photo?of=a%20post`]);
  });

  it("shows anyone a verse's background and a profile picture", async () => {
    const [background, profileImage] = [
      `${photos}/photo/1`,
      `${photos}/photo/2`,
    ];
    const { id, client } = await newMember();
    const post = await client.post(urls.api.posts(), {
      type: "verse",
      verseData: {
        book: "John",
        chapter: 3,
        verse: 16,
        customization: { customBackgroundUrl: background },
      },
    });
    expect(post.status).toBe(201);
    await site.db
      .prepare("UPDATE users SET profileImageUrl = ? WHERE id = ?")
      .bind(profileImage, id)
      .run();
    for (const address of [background, profileImage]) {
      const { status } = await visitor().get(urls.externalImage(address));
      expect(status).toBe(200);
    }
  });

  it("isn't an open proxy: visitors see only images that the site uses", async () => {
    const url = urls.externalImage(`${photos}/photo/unknown`);
    await expectProblem(await visitor().get(url), 404);
    expect(requestedUrls).toEqual([]);
    const { client } = await newMember();
    expect((await client.get(url)).status).toBe(200);
    await expectProblem(await visitor().get(url), 404);
  });

  it("shows signed-in users any image, within the upload limit", async () => {
    const { id, client } = await newMember();
    let count = 0;
    let status = 200;
    while (status === 200 && count < 70) {
      count += 1;
      const url = urls.externalImage(`${photos}/photo/${id}/${count}`);
      ({ status } = await client.get(url));
    }
    expect(status).toBe(429);
    expect(count).toBeGreaterThan(30);
    expect(await countUploads(id)).toBe(count);
    const again = urls.externalImage(`${photos}/photo/${id}/1`);
    expect((await client.get(again)).status).toBe(200);
  });

  it.each(["/page", "/nothing"])(
    "returns a placeholder for %s and caches it",
    async (path) => {
      const address = `${photos}${path}`;
      await postImage(address);
      for (let i = 0; i < 2; i++) {
        const response = await visitor().get(urls.externalImage(address));
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": "image/svg+xml",
          "cache-control": "public, max-age=300",
        });
        // Pages recognize the placeholder by its size.
        expect(await response.text()).toContain(`width="${placeholderSize}"`);
      }
      expect(requestedUrls).toHaveLength(1);
    },
  );

  it.each([
    "",
    "nonsense",
    "http://photos.example/photo",
    "https://127.0.0.1/photo",
    "https://[::1]/photo",
    "https://localhost/photo",
    "https://printer.local/photo",
    "https://photos.example:8443/photo",
    "https://user@photos.example/photo",
    `https://photos.example/${"x".repeat(2048)}`,
    "/images/secret",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
  ])("sends no request for %s", async (address) => {
    const { client } = await newMember();
    await expectProblem(await client.get(urls.externalImage(address)), 404);
    expect(requestedUrls).toEqual([]);
  });

  it("returns 404 without a URL and 405 for other methods", async () => {
    await expectProblem(await visitor().get("/images/external"), 404);
    await expectProblem(await visitor().post("/images/external"), 405);
  });
});

describe("the limit of 30 uploads in half an hour", () => {
  it("counts only requests that upload an image", async () => {
    const { id, client } = await newMember();
    const event = { title: "Vespers", date: "2099-05-01", timeZone: "UTC" };
    const created = await client.post(urls.api.posts(), {
      type: "event",
      eventData: event,
      imageUrl: `${photos}/photo`,
    });
    const post = await created.json<Post>();
    const change = (body: object) =>
      client.send("PUT", urls.api.post(post.id), { body });
    await change({ content: "Come" });
    expect(await countUploads(id)).toBe(0);
    const sent = await change({ imageUrl: dataString(png()) });
    const { imageUrl } = await sent.json<Post>();
    await change({ imageUrl });
    expect(await countUploads(id)).toBe(1);
    let count = 1;
    for (let status = 200; status === 200; count += 1) {
      const response = await change({ imageUrl: dataString(png()) });
      ({ status } = response);
      if (status === 200) continue;
      await expectProblem(response, 429);
      expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(
        1800,
      );
    }
    expect(count).toBeGreaterThan(30);
    expect(await countUploads(id)).toBe(count);
  });
});

it("deletes unused images on schedule", async () => {
  const { client } = await newMember();
  const body = { type: "image", imageUrl: dataString(png(99, 9)) };
  const created = await client.post(urls.api.posts(), body);
  const { id, imageUrl } = await created.json<Post>();
  await client.send("DELETE", urls.api.post(id));
  await site.db.exec("UPDATE images SET checkAfter = 1");
  const worker = await site.mf.getWorker();
  await worker.scheduled({ cron: "17 * * * *" });
  await expectProblem(await visitor().get(imageUrl ?? ""), 404);
});

describe("a verse image with an external background", () => {
  const renderVerse = (client: ApiClient, customBackgroundUrl: string) =>
    client.post(urls.api.verseImage, {
      verseData: {
        book: "John",
        chapter: 3,
        verse: 16,
        customization: { backgroundType: "custom", customBackgroundUrl },
      },
    });

  it("fetches the background once and counts it as an upload", async () => {
    const { id, client } = await newMember();
    const address = `${photos}/photo/background-${id}`;
    await client.get(urls.externalImage(address));
    for (let i = 0; i < 2; i++) {
      const response = await renderVerse(client, address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
    }
    expect(requestedUrls).toEqual([address]);
    expect(await countUploads(id)).toBe(1);
  });

  it("returns 422 without an image and never requests internal hosts", async () => {
    const { client } = await newMember();
    for (const path of ["page", "gone"]) {
      const problem = await expectProblem(
        await renderVerse(client, `${photos}/${path}-of-a-verse`),
        422,
      );
      expect(problem.detail).toBe("There is no picture at this address.");
    }
    requestedUrls.length = 0;
    for (const host of ["localhost", "10.0.0.1", "metadata.internal"]) {
      const refused = await renderVerse(client, `https://${host}/photo`);
      await expectProblem(refused, 422);
    }
    expect(requestedUrls).toEqual([]);
  });

  it("is rate limited", async () => {
    const { client } = await newMember();
    const statuses = new Set<number>();
    for (let i = 0; i < 65; i++) {
      const body = { verseData: { book: "John", chapter: 3, verse: 999 } };
      statuses.add((await client.post(urls.api.verseImage, body)).status);
    }
    expect([...statuses].sort()).toEqual([422, 429]);
  });
});
