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
/** What the pretended web was asked for. */
const asked: string[] = [];
const photos = "https://photos.example";

beforeAll(async () => {
  site = await startSite({
    rateLimits: true,
    fetchExternal: (address) => {
      asked.push(address);
      const { pathname } = new URL(address);
      if (pathname.startsWith("/photo")) return jpegWithEverything();
      return pathname === "/page" ? join("<html>") : null;
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  asked.length = 0;
});

const visitor = () => new ApiClient(site.url);

/** Somebody with a session. */
async function member() {
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

async function postPicture(imageUrl: string): Promise<void> {
  const { client } = await member();
  const body = { type: "image", imageUrl };
  const response = await client.post(urls.api.posts(), body);
  expect((await response.json<Post>()).imageUrl).toBe(imageUrl);
}

async function uploads(id: string): Promise<number> {
  const hits = await site.db
    .prepare("SELECT sum(hits) AS hits FROM rate_windows WHERE key = ?")
    .bind(`uploads:${id}`)
    .first<number | null>("hits");
  return hits ?? 0;
}

describe("GET /images/external", () => {
  it("shows anyone what a post shows, cleaned, and asks its host once", async () => {
    const address = `${photos}/photo?of=a post`;
    await postPicture(address);
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
    expect(asked).toEqual([`${photos}/photo?of=a%20post`]);
  });

  it("shows anyone the ground of a verse and a person's picture", async () => {
    const [ground, portrait] = [`${photos}/photo/1`, `${photos}/photo/2`];
    const { id, client } = await member();
    const post = await client.post(urls.api.posts(), {
      type: "verse",
      verseData: {
        book: "John",
        chapter: 3,
        verse: 16,
        customization: { customBackgroundUrl: ground },
      },
    });
    expect(post.status).toBe(201);
    await site.db
      .prepare("UPDATE users SET profileImageUrl = ? WHERE id = ?")
      .bind(portrait, id)
      .run();
    for (const address of [ground, portrait]) {
      const { status } = await visitor().get(urls.externalImage(address));
      expect(status).toBe(200);
    }
  });

  it("is nobody's proxy: a visitor sees only what is shown here", async () => {
    const url = urls.externalImage(`${photos}/photo/unknown`);
    await expectProblem(await visitor().get(url), 404);
    expect(asked).toEqual([]);
    const { client } = await member();
    expect((await client.get(url)).status).toBe(200);
    await expectProblem(await visitor().get(url), 404);
  });

  it("shows a member what he is about to post, as often as he may upload", async () => {
    const { id, client } = await member();
    let count = 0;
    let status = 200;
    while (status === 200 && count < 70) {
      count += 1;
      const url = urls.externalImage(`${photos}/photo/${id}/${count}`);
      ({ status } = await client.get(url));
    }
    expect(status).toBe(429);
    expect(count).toBeGreaterThan(30);
    expect(await uploads(id)).toBe(count);
    const again = urls.externalImage(`${photos}/photo/${id}/1`);
    expect((await client.get(again)).status).toBe(200);
  });

  it.each(["/page", "/nothing"])(
    "answers with a picture of nothing for %s, and remembers it",
    async (path) => {
      const address = `${photos}${path}`;
      await postPicture(address);
      for (let i = 0; i < 2; i++) {
        const response = await visitor().get(urls.externalImage(address));
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": "image/svg+xml",
          "cache-control": "public, max-age=300",
        });
        // By its size a page tells it from a picture.
        expect(await response.text()).toContain(`width="${placeholderSize}"`);
      }
      expect(asked).toHaveLength(1);
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
  ])("asks nobody for %s", async (address) => {
    const { client } = await member();
    await expectProblem(await client.get(urls.externalImage(address)), 404);
    expect(asked).toEqual([]);
  });

  it("needs an address, and takes no other method", async () => {
    await expectProblem(await visitor().get("/images/external"), 404);
    await expectProblem(await visitor().post("/images/external"), 405);
  });
});

describe("thirty uploads in half an hour", () => {
  it("are counted when a picture is sent, and only then", async () => {
    const { id, client } = await member();
    const event = { title: "Vespers", date: "2099-05-01", timeZone: "UTC" };
    const made = await client.post(urls.api.posts(), {
      type: "event",
      eventData: event,
      imageUrl: `${photos}/photo`,
    });
    const post = await made.json<Post>();
    const change = (body: object) =>
      client.send("PUT", urls.api.post(post.id), { body });
    await change({ content: "Come" });
    expect(await uploads(id)).toBe(0);
    const sent = await change({ imageUrl: dataString(png()) });
    const { imageUrl } = await sent.json<Post>();
    await change({ imageUrl });
    expect(await uploads(id)).toBe(1);
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
    expect(await uploads(id)).toBe(count);
  });
});

it("lets go of pictures by the clock", async () => {
  const { client } = await member();
  const body = { type: "image", imageUrl: dataString(png(99, 9)) };
  const made = await client.post(urls.api.posts(), body);
  const { id, imageUrl } = await made.json<Post>();
  await client.send("DELETE", urls.api.post(id));
  await site.db.exec("UPDATE images SET checkAfter = 1");
  const worker = await site.mf.getWorker();
  await worker.scheduled({ cron: "17 * * * *" });
  await expectProblem(await visitor().get(imageUrl ?? ""), 404);
});

describe("the picture of a verse over somebody else's", () => {
  const draw = (client: ApiClient, customBackgroundUrl: string) =>
    client.post(urls.api.verseImage, {
      verseData: {
        book: "John",
        chapter: 3,
        verse: 16,
        customization: { backgroundType: "custom", customBackgroundUrl },
      },
    });

  it("is fetched as the preview fetches it: once, counted, as nobody", async () => {
    const { id, client } = await member();
    const address = `${photos}/photo/ground-${id}`;
    await client.get(urls.externalImage(address));
    for (let i = 0; i < 2; i++) {
      const response = await draw(client, address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
    }
    expect(asked).toEqual([address]);
    expect(await uploads(id)).toBe(1);
  });

  it("is refused where there is none, and nobody asks our own house", async () => {
    const { client } = await member();
    for (const path of ["page", "gone"]) {
      const problem = await expectProblem(
        await draw(client, `${photos}/${path}-of-a-verse`),
        422,
      );
      expect(problem.detail).toBe("There is no picture at this address.");
    }
    asked.length = 0;
    for (const host of ["localhost", "10.0.0.1", "metadata.internal"]) {
      const refused = await draw(client, `https://${host}/photo`);
      await expectProblem(refused, 422);
    }
    expect(asked).toEqual([]);
  });

  it("is drawn as often as anybody needs it", async () => {
    const { client } = await member();
    const statuses = new Set<number>();
    for (let i = 0; i < 65; i++) {
      const body = { verseData: { book: "John", chapter: 3, verse: 999 } };
      statuses.add((await client.post(urls.api.verseImage, body)).status);
    }
    expect([...statuses].sort()).toEqual([422, 429]);
  });
});
