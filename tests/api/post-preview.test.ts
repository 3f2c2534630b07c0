import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
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
let picture: string;

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
  picture = await keep(new Uint8Array(bytes), "png");
});
afterAll(() => site.stop());

async function keep(bytes: Uint8Array, type: string): Promise<string> {
  const key = `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${type}`;
  await bucket.put(key, bytes);
  return urls.image(key);
}

/** Straight into the tables: what a preview shows is what stands there. */
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

const kept = async (postId: string) =>
  (await bucket.list({ prefix: `previews/${postId}-` })).objects.map(
    ({ key }) => key,
  );

/** What is put away after the answer is there a moment later. */
const keptInTheEnd = (postId: string, count: number) =>
  expect.poll(async () => (await kept(postId)).length).toBe(count);

async function expectPng(postId: string): Promise<Uint8Array> {
  const response = await visitor.get(urls.postPreview(postId));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const view = new DataView(bytes.buffer);
  // The signature, and the size in the first chunk (PNG, 5.2 and 11.2.2).
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  return bytes;
}

const anything = "Sat with Psalm 46 this morning. ".repeat(20);
const makers: [kind: string, make: () => Promise<string>][] = [
  ["few words", () => insertPost("text", "Amen")],
  ["many words", () => insertPost("text", anything)],
  [
    "words in alphabets of several",
    () => insertPost("text", "ἀγάπη Łódź Việt Благодать 🙏"),
  ],
  ["words in another script", () => insertPost("text", "𐤔𐤋𐤅𐤌 𐤏𐤋𐤊𐤌")],
  [
    "hostile words",
    () =>
      insertPost("text", `</text><image href="file:///etc/passwd"/>&"'\u0000`),
  ],
  ["a picture", () => insertPost("image", "", picture)],
  ["a picture with few words", () => insertPost("image", "Dawn", picture)],
  ["a picture with many", () => insertPost("image", anything, picture)],
  [
    "a picture that is gone",
    () => insertPost("image", "", urls.image(`${"0".repeat(40)}.png`)),
  ],
  [
    "a picture of somebody else's",
    () => insertPost("image", "Dawn", "https://pics.example/a.png"),
  ],
  ["a video", () => insertPost("video", "Sing")],
  ["a prayer", () => insertPost("prayer", "For my mother")],
  ["an event", () => insertEvent("18:30")],
  ["a day's event", () => insertEvent(null)],
  ["an event with a picture", () => insertEvent("18:30", picture)],
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
      insertVerse({ backgroundType: "custom", customBackgroundUrl: picture }),
  ],
];

describe("the picture of a link preview", () => {
  it.each(makers)("is a PNG of 1200 × 630 for %s", async (_, make) => {
    await expectPng(await make());
  });

  it("shows words in Latin, Greek and Cyrillic letters, and of others none", async () => {
    const pictures = await Promise.all(
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
      pictures.map((png) => Buffer.from(png).toString("base64")),
    );
    // Three with their words, one card for the rest.
    expect(different.size).toBe(4);
  });

  it("shows the picture of a post, where we keep it", async () => {
    const bare = await expectPng(await insertPost("image", "Dawn"));
    const pictured = await expectPng(
      await insertPost("image", "Dawn", picture),
    );
    expect(pictured.length).toBeGreaterThan(bare.length * 1.5);
    const plain = await expectPng(await insertEvent(null));
    const illustrated = await expectPng(await insertEvent(null, picture));
    expect(illustrated.length).toBeGreaterThan(plain.length * 1.5);
  });

  it("shows one kept as WebP", async () => {
    const kept = await keep(await encodedWebp(), "webp");
    const bare = await expectPng(await insertPost("image", "Dusk"));
    const pictured = await expectPng(await insertPost("image", "Dusk", kept));
    expect(pictured.length).toBeGreaterThan(bare.length * 1.5);
  });

  it("says nothing that a prayer says", async () => {
    const [one, other] = [
      await expectPng(await insertPost("prayer", "For my mother")),
      await expectPng(
        await insertPost("prayer", "For rain, and for all who wait"),
      ),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("is drawn once, and may be shown on other people's pages", async () => {
    const id = await insertPost("text", "Drawn once");
    const drawn = await expectPng(id);
    await keptInTheEnd(id, 1);
    const [key = ""] = await kept(id);
    await bucket.put(key, "kept");
    const again = await visitor.get(urls.postPreview(id));
    expect(await again.text()).toBe("kept");
    expect(drawn.length).toBeGreaterThan(1000);
    expect(again.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
  });

  it("is kept by others for a day at the address that names its version, else for minutes", async () => {
    const id = await insertPost("text", "Kept");
    const first = await visitor.get(urls.postPreview(id));
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const etag = first.headers.get("etag") ?? "";
    const version = etag.replaceAll('"', "");
    const named = await visitor.get(urls.postPreview(id, version));
    expect(named.headers.get("cache-control")).toBe("public, max-age=86400");
    const unchanged = await visitor.get(urls.postPreview(id, version), {
      "if-none-match": etag,
    });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
  });

  it("goes with the words it shows: another after an edit, none after the end", async () => {
    const written = await author.post(urls.api.posts(), {
      type: "text",
      content: "First words",
    });
    const { id } = await written.json<Post>();
    const before = await expectPng(id);
    await keptInTheEnd(id, 1);
    const [first] = await kept(id);
    await author.send("PUT", urls.api.post(id), {
      body: { content: "Second words" },
    });
    await keptInTheEnd(id, 0);
    const after = await expectPng(id);
    expect(Buffer.compare(before, after)).not.toBe(0);
    await keptInTheEnd(id, 1);
    expect(await kept(id)).not.toEqual([first]);
    await author.send("DELETE", urls.api.post(id));
    await keptInTheEnd(id, 0);
    await expectProblem(await visitor.get(urls.postPreview(id)), 404);
  });

  it("goes by the hour with an account, and with the name it shows", async () => {
    await site.db.batch(
      ["gone", "named"].map((id) =>
        site.db
          .prepare(
            "INSERT INTO users (id, username, firstName, createdAt) VALUES (?1, ?1, 'Old', ?2)",
          )
          .bind(id, Date.now()),
      ),
    );
    const left = await insertPost("text", "Left behind", null, "gone");
    const renamed = await insertPost("text", "By a name", null, "named");
    await Promise.all([left, renamed].map(expectPng));
    await Promise.all([left, renamed].map((id) => keptInTheEnd(id, 1)));
    const [old] = await kept(renamed);
    await site.db.batch([
      site.db.prepare("UPDATE users SET firstName = 'New' WHERE id = 'named'"),
      site.db.prepare("DELETE FROM users WHERE id = 'gone'"),
    ]);
    await expectPng(renamed);
    await keptInTheEnd(renamed, 2);
    const worker = await site.mf.getWorker();
    await worker.scheduled({ cron: "17 * * * *" });
    expect(await kept(left)).toEqual([]);
    const remaining = await kept(renamed);
    expect(remaining).toHaveLength(1);
    expect(remaining).not.toEqual([old]);
  });

  it("is there for no post that is not", async () => {
    await expectProblem(await visitor.get(urls.postPreview("nobody")), 404);
  });
});
