import { createHash } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { gif } from "../helpers/images/gif";
import { jpeg, jpegWithEverything } from "../helpers/images/jpeg";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { webp } from "../helpers/images/webp";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

let person: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [person, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

async function postImage(imageUrl: string, user = person): Promise<Post> {
  const response = await user.client.post(urls.api.posts(), {
    type: "image",
    imageUrl,
  });
  expect(response.status).toBe(201);
  return response.json<Post>();
}

it.each([
  ["png", "image/png", png(24, 8)],
  ["jpg", "image/jpeg", jpeg(24, 8)],
  ["webp", "image/webp", webp(24, 8)],
  ["gif", "image/gif", gif(24, 8)],
])(
  "stores a %s under the hash of the bytes it serves",
  async (type, mime, bytes) => {
    // The declared type of a data URL is ignored.
    const post = await postImage(dataString(bytes, "image/whatever"));
    expect(post).toMatchObject({ imageWidth: 24, imageHeight: 8 });
    const response = await other.client.get(post.imageUrl ?? "");
    expect(response.headers.get("content-type")).toBe(mime);
    const served = Buffer.from(await response.arrayBuffer());
    const hash = createHash("sha256").update(served).digest("hex").slice(0, 40);
    expect(post.imageUrl).toBe(urls.image(`${hash}.${type}`));
    const [row] = await sqlRows(
      sql`SELECT type, bytes, width, height, deletingSince FROM images WHERE key = ${`${hash}.${type}`}`,
    );
    expect(row).toEqual({
      type: mime,
      bytes: served.length,
      width: 24,
      height: 8,
      deletingSince: null,
    });
  },
);

it("stores the displayed size of a rotated photo", async () => {
  const post = await postImage(dataString(jpegWithEverything(6)));
  expect(post).toMatchObject({ imageWidth: 8, imageHeight: 16 });
});

it("lets its author post a stored image again, with its size, and nobody else", async () => {
  const first = await postImage(dataString(png(40, 30)));
  const second = await postImage(first.imageUrl ?? "");
  expect(second).toMatchObject({
    imageUrl: first.imageUrl,
    imageWidth: 40,
    imageHeight: 30,
  });
  const { imageUrl } = first;
  const body = { type: "image", imageUrl };
  await expectProblem(await other.client.post(urls.api.posts(), body), 422);
  const posts = sql`SELECT count(*) AS n FROM posts WHERE imageUrl = ${imageUrl}`;
  expect(await sqlRows(posts)).toEqual([{ n: 2 }]);
});

it("stores an external URL unchanged", async () => {
  const imageUrl = "https://pictures.example/Psalm 23.png?x=%20";
  expect(await postImage(imageUrl)).toMatchObject({
    imageUrl,
    imageWidth: null,
    imageHeight: null,
  });
});

it("stores an event's new and changed image, and a verse's background", async () => {
  const event = { title: "Vespers", date: "2099-05-01", timeZone: "UTC" };
  const response = await person.client.post(urls.api.posts(), {
    type: "event",
    eventData: { ...event, imageUrl: dataString(png(10, 10)) },
  });
  const created = await response.json<Post>();
  expect(created).toMatchObject({ imageWidth: 10, imageHeight: 10 });
  const changed = await person.client.send("PUT", urls.api.post(created.id), {
    body: { imageUrl: dataString(png(12, 10)) },
  });
  expect(await changed.json()).toMatchObject({ imageWidth: 12 });
  const verse = await person.client.post(urls.api.posts(), {
    type: "verse",
    verseData: {
      book: "John",
      chapter: 3,
      verse: 16,
      customization: {
        backgroundType: "custom",
        customBackgroundUrl: dataString(png(14, 10)),
      },
    },
  });
  const { verseData } = await verse.json<Post>();
  expect(verseData?.customization).toMatchObject({
    customBackgroundUrl: expect.stringMatching(/^\/images\//) as string,
  });
});

it("refuses an image that is being deleted: 422 for its URL, 503 for uploading it again", async () => {
  const bytes = dataString(png(50, 50));
  const { imageUrl } = await postImage(bytes);
  const key = imageUrl?.split("/").at(-1) ?? "";
  const setDeletingSince = (since: number | null) =>
    sqlRows(sql`UPDATE images SET deletingSince = ${since} WHERE key = ${key}`);
  await setDeletingSince(Date.now());
  const send = (source: string | null) =>
    person.client.post(urls.api.posts(), { type: "image", imageUrl: source });
  await expectProblem(await send(imageUrl), 422);
  const refused = await send(bytes);
  await expectProblem(refused, 503);
  expect(refused.headers.get("retry-after")).toBe("5");
  const pending = send(bytes);
  await setDeletingSince(null);
  expect((await pending).status).toBe(201);
});
