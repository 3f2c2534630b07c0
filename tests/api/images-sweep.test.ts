import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { createPost } from "~/features/posts/create-post.server";
import { deleteUnusedImages } from "~/features/media/unused-images.server";
import { deletePost } from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { ImageStore } from "~/platform/image-store.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

const hour = 3_600_000;
const day = 24 * hour;
let mf: Awaited<ReturnType<typeof startBindings>>;
let db: Db;
let bucket: R2Bucket;
let person: string;
let people = 0;
let pictures = 0;

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
  bucket = (await mf.getR2Bucket("IMAGES")) as unknown as R2Bucket;
});
afterAll(() => mf.dispose());
beforeEach(async () => {
  person = await newPerson();
});

const newPerson = () =>
  findOrCreateAccount(
    db,
    providerProfile(`person${(people += 1)}`),
    "owner@example.org",
    Date.now(),
  );

/** A picture nobody has sent yet. */
const newPicture = () => dataString(png(100 + (pictures += 1), 10));

const shelf = (now = Date.now()) =>
  new ImageStore(db, bucket, now, () => Promise.resolve());
const stores = (now?: number): PostStores => ({
  db,
  images: shelf(now),
  assets: { fetch } as unknown as Fetcher,
});

/** Gives the post's id and its picture's key. */
async function postPicture(
  imageUrl: string,
  author = person,
  smallerImages?: string[],
) {
  const post = await createPost(
    stores(),
    author,
    { type: "image", content: "", imageUrl, smallerImages },
    { now: Date.now(), idempotencyKey: null },
  );
  return { id: post.id, key: keyOf(post.imageUrl) };
}

const keyOf = (url: string | null) => url?.replace("/images/", "") ?? "";
const isKept = async (key: string) => (await bucket.head(key)) !== null;
const run = (statement: Sql) => db.batch([statement]);
const checkAfter = async (key: string) => {
  const [rows] = await run(
    sql`SELECT checkAfter FROM images WHERE key = ${key}`,
  );
  return rows?.[0]?.["checkAfter"];
};
/** The day after tomorrow: everything that asks for a look is looked at. */
const sweep = () => deleteUnusedImages(db, bucket, Date.now() + 2 * day);

describe("a picture that is shown", () => {
  it("stays, and is not looked at again", async () => {
    const { key } = await postPicture(newPicture());
    await sweep();
    expect(await isKept(key)).toBe(true);
    expect(await checkAfter(key)).toBeNull();
  });

  it("stays while one of two posts shows it", async () => {
    const source = newPicture();
    const [one, two] = [await postPicture(source), await postPicture(source)];
    expect(one.key).toBe(two.key);
    await deletePost(db, person, one.id);
    await sweep();
    expect(await isKept(one.key)).toBe(true);
    await deletePost(db, person, two.id);
    await sweep();
    expect(await isKept(one.key)).toBe(false);
  });

  it("stays as a person's picture, and as the ground of a verse", async () => {
    const own = await shelf().save(newPicture());
    const ground = await shelf().save(newPicture());
    const { id } = await postPicture(newPicture());
    const setOwn = (url: string | null) =>
      run(sql`UPDATE users SET profileImageUrl = ${url} WHERE id = ${person}`);
    await setOwn(own.url);
    await run(sql`
      INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
      VALUES (${id}, 'KJV', 'John', 3, 16, '', ${JSON.stringify({ customBackgroundUrl: ground.url })})`);
    await sweep();
    expect(await isKept(keyOf(own.url))).toBe(true);
    expect(await isKept(keyOf(ground.url))).toBe(true);
    await setOwn(null);
    await run(
      sql`UPDATE verse_cards SET customization = '{}' WHERE postId = ${id}`,
    );
    await sweep();
    expect(await isKept(keyOf(own.url))).toBe(false);
    expect(await isKept(keyOf(ground.url))).toBe(false);
  });
});

describe("a picture let go of", () => {
  it("goes when its post is deleted, and so does its row", async () => {
    const { id, key } = await postPicture(newPicture());
    await sweep();
    await deletePost(db, person, id);
    expect(await isKept(key)).toBe(true);
    await sweep();
    expect(await isKept(key)).toBe(false);
    expect(await checkAfter(key)).toBeUndefined();
  });

  it("takes the smaller ones along", async () => {
    const smaller = [dataString(png(48, 48)), dataString(png(12, 12))];
    const source = dataString(png(96, 96));
    const { id, key } = await postPicture(source, person, smaller);
    const hash = key.slice(0, 40);
    const kept = async () => {
      const { objects } = await bucket.list({ prefix: hash });
      return objects.map((object) => object.key);
    };
    expect(await kept()).toEqual([
      `${hash}-12-48.png`,
      `${hash}.12`,
      `${hash}.48`,
    ]);
    await sweep();
    expect(await kept()).toHaveLength(3);
    await deletePost(db, person, id);
    await sweep();
    expect(await kept()).toEqual([]);
  });

  it("goes when an event has another", async () => {
    const event = await createPost(
      stores(),
      person,
      {
        type: "event",
        content: "",
        eventData: { title: "Vespers", date: "2099-05-01", timeZone: "UTC" },
        imageUrl: newPicture(),
      },
      { now: Date.now(), idempotencyKey: null },
    );
    const change = { imageUrl: newPicture() };
    const changed = await updatePost(stores(), person, event.id, change, 1);
    await sweep();
    expect(await isKept(keyOf(event.imageUrl))).toBe(false);
    expect(await isKept(keyOf(changed.imageUrl))).toBe(true);
  });

  it("goes with the person: posts, verses and the portrait", async () => {
    const { id, key } = await postPicture(newPicture());
    const own = await shelf().save(newPicture());
    const ground = await shelf().save(newPicture());
    await run(
      sql`UPDATE users SET profileImageUrl = ${own.url} WHERE id = ${person}`,
    );
    await run(sql`
      INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
      VALUES (${id}, 'KJV', 'John', 3, 16, '', ${JSON.stringify({ customBackgroundUrl: ground.url })})`);
    await sweep();
    await run(sql`DELETE FROM users WHERE id = ${person}`);
    await sweep();
    for (const gone of [key, keyOf(own.url), keyOf(ground.url)]) {
      expect(await isKept(gone)).toBe(false);
    }
  });

  it("goes a day after it was sent, where no post came of it; not before", async () => {
    const { url } = await shelf().save(newPicture());
    await deleteUnusedImages(db, bucket, Date.now() + 23 * hour);
    expect(await isKept(keyOf(url))).toBe(true);
    await sweep();
    expect(await isKept(keyOf(url))).toBe(false);
  });

  it("is there again when it is sent again", async () => {
    const source = newPicture();
    const { id, key } = await postPicture(source);
    await deletePost(db, person, id);
    const again = await postPicture(source);
    await deleteUnusedImages(db, bucket, Date.now() + hour);
    await sweep();
    expect(await isKept(key)).toBe(true);
    await deletePost(db, person, again.id);
    await sweep();
    expect((await postPicture(source)).key).toBe(key);
    expect(await isKept(key)).toBe(true);
  });
});

it("takes up what a sweep before it has left half done", async () => {
  const { url } = await shelf().save(newPicture());
  const key = keyOf(url);
  const mark = (since: number) =>
    run(
      sql`UPDATE images SET checkAfter = 1, deletingSince = ${since} WHERE key = ${key}`,
    );
  const now = Date.now();
  await mark(now - 60_000);
  await deleteUnusedImages(db, bucket, now);
  expect(await isKept(key)).toBe(true);
  await mark(now - hour);
  await deleteUnusedImages(db, bucket, now);
  expect(await isKept(key)).toBe(false);
});

it("looks at 300 pictures at once, the longest waiting first", async () => {
  await run(sql`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
    INSERT INTO images (key, type, bytes, createdAt, checkAfter)
    SELECT 'many' || i, 'image/png', 1, 1, i FROM n`);
  const left = async () => {
    const [rows] = await run(
      sql`SELECT count(*) AS n FROM images WHERE key LIKE 'many%'`,
    );
    return rows?.[0]?.["n"];
  };
  await deleteUnusedImages(db, bucket, 1000);
  expect(await left()).toBe(300);
  await deleteUnusedImages(db, bucket, 1000);
  expect(await left()).toBe(0);
});

it("never takes what a post has just been given: 15 races", async () => {
  for (let race = 0; race < 15; race++) {
    const source = newPicture();
    const { id, key } = await postPicture(source);
    await deletePost(db, person, id);
    await run(sql`UPDATE images SET checkAfter = 1 WHERE key = ${key}`);
    const [again] = await Promise.all([
      postPicture(source),
      deleteUnusedImages(db, bucket, Date.now()),
      race % 2 === 0 ? postPicture(source) : null,
    ]);
    expect(again.key).toBe(key);
    expect(await isKept(key)).toBe(true);
    expect(await checkAfter(key)).toBeGreaterThan(Date.now());
  }
});
