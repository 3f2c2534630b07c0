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
import { startDatabases } from "../helpers/databases";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

const hour = 3_600_000;
const day = 24 * hour;
let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;
let bucket: R2Bucket;
let person: string;
let userCount = 0;
let imageCount = 0;

beforeAll(async () => {
  mf = await startDatabases();
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
    providerProfile(`person${(userCount += 1)}`),
    "owner@example.org",
    Date.now(),
  );

/** An image that nobody has uploaded yet. */
const newImage = () => dataString(png(100 + (imageCount += 1), 10));

const getImageStore = (now = Date.now()) =>
  new ImageStore(db, bucket, now, () => Promise.resolve());
const stores = (now?: number): PostStores => ({
  db,
  images: getImageStore(now),
  assets: { fetch } as unknown as Fetcher,
});

/** Returns the post's id and its image's key. */
async function postImage(
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
  return { id: post.id, key: toKey(post.imageUrl) };
}

const toKey = (url: string | null) => url?.replace("/images/", "") ?? "";
const isStored = async (key: string) => (await bucket.head(key)) !== null;
const run = (statement: Sql) => db.batch([statement]);
const checkAfter = async (key: string) => {
  const [rows] = await run(
    sql`SELECT checkAfter FROM images WHERE key = ${key}`,
  );
  return rows?.[0]?.["checkAfter"];
};
/** Runs two days later, when every image's check is due. */
const cleanUp = () => deleteUnusedImages(db, bucket, Date.now() + 2 * day);

describe("an image in use", () => {
  it("stays and isn't checked again", async () => {
    const { key } = await postImage(newImage());
    await cleanUp();
    expect(await isStored(key)).toBe(true);
    expect(await checkAfter(key)).toBeNull();
  });

  it("stays while one of two posts uses it", async () => {
    const source = newImage();
    const [one, two] = [await postImage(source), await postImage(source)];
    expect(one.key).toBe(two.key);
    await deletePost(db, person, one.id);
    await cleanUp();
    expect(await isStored(one.key)).toBe(true);
    await deletePost(db, person, two.id);
    await cleanUp();
    expect(await isStored(one.key)).toBe(false);
  });

  it("stays as a profile picture and as a verse's background", async () => {
    const profileImage = await getImageStore().save(newImage());
    const background = await getImageStore().save(newImage());
    const { id } = await postImage(newImage());
    const setProfileImage = (url: string | null) =>
      run(sql`UPDATE users SET profileImageUrl = ${url} WHERE id = ${person}`);
    await setProfileImage(profileImage.url);
    await run(sql`
      INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
      VALUES (${id}, 'KJV', 'John', 3, 16, '', ${JSON.stringify({ customBackgroundUrl: background.url })})`);
    await cleanUp();
    expect(await isStored(toKey(profileImage.url))).toBe(true);
    expect(await isStored(toKey(background.url))).toBe(true);
    await setProfileImage(null);
    await run(
      sql`UPDATE verse_cards SET customization = '{}' WHERE postId = ${id}`,
    );
    await cleanUp();
    expect(await isStored(toKey(profileImage.url))).toBe(false);
    expect(await isStored(toKey(background.url))).toBe(false);
  });
});

describe("an unused image", () => {
  it("is deleted after its post, with its row", async () => {
    const { id, key } = await postImage(newImage());
    await cleanUp();
    await deletePost(db, person, id);
    expect(await isStored(key)).toBe(true);
    await cleanUp();
    expect(await isStored(key)).toBe(false);
    expect(await checkAfter(key)).toBeUndefined();
  });

  it("is deleted with its smaller variants", async () => {
    const smaller = [dataString(png(48, 48)), dataString(png(12, 12))];
    const source = dataString(png(96, 96));
    const { id, key } = await postImage(source, person, smaller);
    const hash = key.slice(0, 40);
    const listKeys = async () => {
      const { objects } = await bucket.list({ prefix: hash });
      return objects.map((object) => object.key);
    };
    expect(await listKeys()).toEqual([
      `${hash}-12-48.png`,
      `${hash}.12`,
      `${hash}.48`,
    ]);
    await cleanUp();
    expect(await listKeys()).toHaveLength(3);
    await deletePost(db, person, id);
    await cleanUp();
    expect(await listKeys()).toEqual([]);
  });

  it("is deleted when an event gets another one", async () => {
    const event = await createPost(
      stores(),
      person,
      {
        type: "event",
        content: "",
        eventData: { title: "Vespers", date: "2099-05-01", timeZone: "UTC" },
        imageUrl: newImage(),
      },
      { now: Date.now(), idempotencyKey: null },
    );
    const change = { imageUrl: newImage() };
    const changed = await updatePost(stores(), person, event.id, change, 1);
    await cleanUp();
    expect(await isStored(toKey(event.imageUrl))).toBe(false);
    expect(await isStored(toKey(changed.imageUrl))).toBe(true);
  });

  it("is deleted with the account: from posts, verses and the profile", async () => {
    const { id, key } = await postImage(newImage());
    const profileImage = await getImageStore().save(newImage());
    const background = await getImageStore().save(newImage());
    await run(
      sql`UPDATE users SET profileImageUrl = ${profileImage.url} WHERE id = ${person}`,
    );
    await run(sql`
      INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
      VALUES (${id}, 'KJV', 'John', 3, 16, '', ${JSON.stringify({ customBackgroundUrl: background.url })})`);
    await cleanUp();
    await run(sql`DELETE FROM users WHERE id = ${person}`);
    await cleanUp();
    for (const imageKey of [
      key,
      toKey(profileImage.url),
      toKey(background.url),
    ]) {
      expect(await isStored(imageKey)).toBe(false);
    }
  });

  it("is deleted a day after the upload if no post uses it, not before", async () => {
    const { url } = await getImageStore().save(newImage());
    await deleteUnusedImages(db, bucket, Date.now() + 23 * hour);
    expect(await isStored(toKey(url))).toBe(true);
    await cleanUp();
    expect(await isStored(toKey(url))).toBe(false);
  });

  it("is stored again when it's uploaded again", async () => {
    const source = newImage();
    const { id, key } = await postImage(source);
    await deletePost(db, person, id);
    const again = await postImage(source);
    await deleteUnusedImages(db, bucket, Date.now() + hour);
    await cleanUp();
    expect(await isStored(key)).toBe(true);
    await deletePost(db, person, again.id);
    await cleanUp();
    expect((await postImage(source)).key).toBe(key);
    expect(await isStored(key)).toBe(true);
  });
});

it("finishes a deletion that was interrupted", async () => {
  const { url } = await getImageStore().save(newImage());
  const key = toKey(url);
  const setDeletingSince = (since: number) =>
    run(
      sql`UPDATE images SET checkAfter = 1, deletingSince = ${since} WHERE key = ${key}`,
    );
  const now = Date.now();
  await setDeletingSince(now - 60_000);
  await deleteUnusedImages(db, bucket, now);
  expect(await isStored(key)).toBe(true);
  await setDeletingSince(now - hour);
  await deleteUnusedImages(db, bucket, now);
  expect(await isStored(key)).toBe(false);
});

it("checks 300 images per run, those due longest first", async () => {
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

it("never deletes an image that a post has just started to use (15 races)", async () => {
  for (let race = 0; race < 15; race++) {
    const source = newImage();
    const { id, key } = await postImage(source);
    await deletePost(db, person, id);
    await run(sql`UPDATE images SET checkAfter = 1 WHERE key = ${key}`);
    const [again] = await Promise.all([
      postImage(source),
      deleteUnusedImages(db, bucket, Date.now()),
      race % 2 === 0 ? postImage(source) : null,
    ]);
    expect(again.key).toBe(key);
    expect(await isStored(key)).toBe(true);
    expect(await checkAfter(key)).toBeGreaterThan(Date.now());
  }
});
