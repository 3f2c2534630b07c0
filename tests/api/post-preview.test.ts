import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteOldPreviews } from "~/features/link-preview/delete-old-previews.server";
import type { Post } from "~/features/posts/post";
import { dayMs } from "~/shared/duration.mjs";
import { urls } from "~/shared/urls";
import { inRoot } from "../../scripts/local/paths.mjs";
import { ApiClient } from "../helpers/api-client";
import { encodedWebp } from "../helpers/images/encoded";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";
import { newSessionToken } from "../helpers/session-token";

let site: LocalSite;
let author: ApiClient;
let visitor: ApiClient;
let pngUrl: string;

type Bucket = Awaited<ReturnType<LocalSite["mf"]["getR2Bucket"]>>;
let bucket: Bucket;

beforeAll(async () => {
  site = await startSite();
  visitor = new ApiClient(site.url);
  author = new ApiClient(site.url);
  const token = newSessionToken();
  author.jar.set("session", token);
  const sessionId = createHash("sha256").update(token).digest("base64url");
  const now = Date.now();
  await site.db.batch([
    site.db
      .prepare(
        "INSERT INTO users (id, username, firstName, lastName, createdAt) VALUES ('u', 'ruth', 'Ruth', 'Reader', ?1)",
      )
      .bind(now),
    site.db
      .prepare(
        "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?1, 'u', ?2, ?3)",
      )
      .bind(sessionId, now, now + 86_400_000),
  ]);
  bucket = await site.mf.getR2Bucket("IMAGES");
  const bytes = await readFile(inRoot("public", "icons", "share.png"));
  pngUrl = await storeImage(new Uint8Array(bytes), "png");
});
afterAll(() => site.stop());

async function storeImage(bytes: Uint8Array, type: string): Promise<string> {
  const key = `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${type}`;
  await bucket.put(key, bytes);
  return urls.image(key);
}

async function insertPost(
  type: string,
  content: string,
  imageUrl: string | null = null,
  userId = "u",
): Promise<string> {
  const id = crypto.randomUUID();
  await site.db
    .prepare(
      "INSERT INTO posts (id, userId, type, content, imageUrl, createdAt) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )
    .bind(id, userId, type, content, imageUrl, Date.now())
    .run();
  return id;
}

async function insertVerse(customization: object): Promise<string> {
  const id = await insertPost("verse", "John 11:35");
  await site.db
    .prepare(
      "INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization) VALUES (?1, 'KJV', 'John', 11, 35, 'Jesus wept.', ?2)",
    )
    .bind(id, JSON.stringify(customization))
    .run();
  return id;
}

async function insertEvent(
  time: string | null,
  imageUrl: string | null = null,
): Promise<string> {
  const id = await insertPost("event", "", imageUrl);
  await site.db
    .prepare(
      "INSERT INTO events (postId, title, date, time, timeZone, startsAt, location) VALUES (?1, 'Supper', '2030-01-01', ?2, 'UTC', ?3, 'Mill Lane 12')",
    )
    .bind(id, time, Date.now())
    .run();
  return id;
}

const listPreviews = async (postId: string) =>
  (await bucket.list({ prefix: `previews/${postId}-` })).objects.map(
    ({ key }) => key,
  );

/** Polls, because the preview is stored after the response is sent. */
const expectPreviews = (postId: string, count: number) =>
  expect.poll(async () => (await listPreviews(postId)).length).toBe(count);

async function expectPng(postId: string): Promise<Uint8Array> {
  const response = await visitor.get(urls.postPreview(postId));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const view = new DataView(bytes.buffer);
  // The PNG signature, then width and height from the IHDR chunk.
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  return bytes;
}

const longText = "Sat with Psalm 46 this morning. ".repeat(20);
const postKinds: [kind: string, make: () => Promise<string>][] = [
  ["a short text", () => insertPost("text", "Amen")],
  ["a long text", () => insertPost("text", longText)],
  [
    "text in several alphabets",
    () => insertPost("text", "ἀγάπη Łódź Việt Благодать 🙏"),
  ],
  ["text in an unsupported script", () => insertPost("text", "𐤔𐤋𐤅𐤌 𐤏𐤋𐤊𐤌")],
  [
    "hostile text",
    () =>
      insertPost("text", `</text><image href="file:///etc/passwd"/>&"'\u0000`),
  ],
  ["a picture", () => insertPost("image", "", pngUrl)],
  ["a captioned picture", () => insertPost("image", "Dawn", pngUrl)],
  ["a picture with a long text", () => insertPost("image", longText, pngUrl)],
  [
    "a missing picture",
    () => insertPost("image", "", urls.image(`${"0".repeat(40)}.png`)),
  ],
  [
    "a picture on another site",
    () => insertPost("image", "Dawn", "https://pics.example/a.png"),
  ],
  ["a video", () => insertPost("video", "Sing")],
  ["a prayer", () => insertPost("prayer", "For my mother")],
  ["an event", () => insertEvent("18:30")],
  ["an all-day event", () => insertEvent(null)],
  ["an event with a picture", () => insertEvent("18:30", pngUrl)],
  ["a verse on a gradient", () => insertVerse({ selectedBackground: 2 })],
  [
    "a verse on a colour",
    () =>
      insertVerse({
        backgroundType: "solid",
        solidColor: "#f7f3ec",
        textColor: "#000",
      }),
  ],
  [
    "a verse on a picture",
    () =>
      insertVerse({
        backgroundType: "custom",
        customBackgroundUrl: pngUrl,
      }),
  ],
];

describe("the image of a link preview", () => {
  it.each(postKinds)("is a PNG of 1200 × 630 for %s", async (_, make) => {
    await expectPng(await make());
  });

  it("renders Latin, Greek and Cyrillic text, and no text in other scripts", async () => {
    const images = await Promise.all(
      [
        "Vì Đức Chúa Trời yêu thương thế gian",
        "Οὕτως γὰρ ἠγάπησεν ὁ θεὸς τὸν κόσμον",
        "Ибо так возлюбил Бог мир",
        "하나님이 세상을 이처럼 사랑하사",
        "لأَنَّهُ هكَذَا أَحَبَّ اللهُ الْعَالَمَ",
        "神愛世人，甚至將他的獨生子賜給他們",
      ].map((text) => insertPost("text", text).then(expectPng)),
    );
    const different = new Set(
      images.map((png) => Buffer.from(png).toString("base64")),
    );
    // Three with text, and one card for the others.
    expect(different.size).toBe(4);
  });

  it("includes a post's picture if we store it", async () => {
    const bare = await expectPng(await insertPost("image", "Dawn"));
    const pictured = await expectPng(await insertPost("image", "Dawn", pngUrl));
    expect(pictured.length).toBeGreaterThan(bare.length * 1.5);
    const plain = await expectPng(await insertEvent(null));
    const illustrated = await expectPng(await insertEvent(null, pngUrl));
    expect(illustrated.length).toBeGreaterThan(plain.length * 1.5);
  });

  it("includes a picture stored as WebP", async () => {
    const webp = await storeImage(await encodedWebp(), "webp");
    const bare = await expectPng(await insertPost("image", "Dusk"));
    const pictured = await expectPng(await insertPost("image", "Dusk", webp));
    expect(pictured.length).toBeGreaterThan(bare.length * 1.5);
  });

  it("contains none of a prayer's text", async () => {
    const [one, other] = [
      await expectPng(await insertPost("prayer", "For my mother")),
      await expectPng(
        await insertPost("prayer", "For rain, and for all who wait"),
      ),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("is rendered once, and other sites may embed it", async () => {
    const id = await insertPost("text", "Rendered once");
    const image = await expectPng(id);
    await expectPreviews(id, 1);
    const [key = ""] = await listPreviews(id);
    await bucket.put(key, "stored");
    const again = await visitor.get(urls.postPreview(id));
    expect(await again.text()).toBe("stored");
    expect(image.length).toBeGreaterThan(1000);
    expect(again.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
  });

  it("is cacheable for a day with its version in the URL, otherwise for 5 minutes", async () => {
    const id = await insertPost("text", "Cached");
    const first = await visitor.get(urls.postPreview(id));
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const etag = first.headers.get("etag") ?? "";
    const version = etag.replaceAll('"', "");
    const versioned = await visitor.get(urls.postPreview(id, version));
    expect(versioned.headers.get("cache-control")).toBe(
      "public, max-age=86400",
    );
    const unchanged = await visitor.get(urls.postPreview(id, version), {
      "if-none-match": etag,
    });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
  });

  it("is replaced after an edit and deleted with the post", async () => {
    const written = await author.post(urls.api.posts(), {
      type: "text",
      content: "First words",
    });
    const { id } = await written.json<Post>();
    const before = await expectPng(id);
    await expectPreviews(id, 1);
    const [first] = await listPreviews(id);
    await author.send("PUT", urls.api.post(id), {
      body: { content: "Second words" },
    });
    await expectPreviews(id, 0);
    const after = await expectPng(id);
    expect(Buffer.compare(before, after)).not.toBe(0);
    await expectPreviews(id, 1);
    expect(await listPreviews(id)).not.toEqual([first]);
    await author.send("DELETE", urls.api.post(id));
    await expectPreviews(id, 0);
    await expectProblem(await visitor.get(urls.postPreview(id)), 404);
  });

  it("is deleted by the hourly job after a week", async () => {
    const id = await insertPost("text", "A week old");
    await expectPng(id);
    await expectPreviews(id, 1);
    const counters = await site.mf.getKVNamespace("COUNTERS");
    const stores = [bucket, counters] as unknown as [R2Bucket, KVNamespace];
    const now = Date.now();
    await deleteOldPreviews(...stores, now + 6 * dayMs);
    expect(await listPreviews(id)).toHaveLength(1);
    await deleteOldPreviews(...stores, now + 8 * dayMs);
    expect(await listPreviews(id)).toEqual([]);
    await expectPng(id);
  });

  it("returns 404 for a missing post", async () => {
    await expectProblem(await visitor.get(urls.postPreview("nobody")), 404);
  });
});
