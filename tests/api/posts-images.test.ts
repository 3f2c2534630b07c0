import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { newImage } from "../helpers/full-account";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let person: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [person, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const upload = async (image = newImage(), user = person) =>
  (
    await expectOk<{ url: string }>(
      user.client.post(urls.api.images, { image }),
    )
  ).url;

const postImages = (images: object[], user = person) =>
  user.client.post(urls.api.posts(), { type: "image", images });

const changePost = (post: Post, body: object, user = person) =>
  user.client.send("PUT", urls.api.post(post.id), { body });

const readPost = ({ id }: Post) =>
  expectOk<Post>(other.client.get(urls.api.post(id)));

const countRows = async ({ id }: Post) =>
  (await sqlRows(sql`SELECT 1 FROM post_images WHERE postId = ${id}`)).length;

/** A post with four pictures: the last is external, and one hasn't been uploaded before. */
async function postFour(first = newImage()): Promise<Post> {
  const images = [
    { url: await upload(first), description: "Bread " },
    { url: await upload(), description: "" },
    { url: newImage(), description: "Wine" },
    { url: "https://pictures.example/fish.jpg" },
  ];
  return expectOk<Post>(postImages(images));
}

it("shows four pictures in order, the first also in the post's own fields", async () => {
  const post = await readPost(await postFour(dataString(png(40, 30))));
  expect(post.images.map(({ alt }) => alt)).toEqual([
    "Bread",
    null,
    "Wine",
    null,
  ]);
  expect(post.images[0]).toEqual({
    url: post.imageUrl,
    width: 40,
    height: 30,
    alt: post.imageAlt,
  });
  expect(post.images[3]).toMatchObject({ width: null, height: null });
  for (const { url } of post.images.slice(0, 3)) {
    expect((await other.client.get(url)).status).toBe(200);
  }
});

it("lists the one picture of other posts without a row for it", async () => {
  const body = { type: "image", imageUrl: newImage(), imageAlt: "Dawn" };
  const post = await expectOk<Post>(person.client.post(urls.api.posts(), body));
  expect(post.images).toMatchObject([{ url: post.imageUrl, alt: "Dawn" }]);
  const single = await expectOk<Post>(postImages([{ url: await upload() }]));
  expect(single.images).toMatchObject([{ url: single.imageUrl, alt: null }]);
  expect([await countRows(post), await countRows(single)]).toEqual([0, 0]);
  const text = { type: "text", content: "Selah" };
  const plain = await expectOk<Post>(
    person.client.post(urls.api.posts(), text),
  );
  expect(plain.images).toEqual([]);
});

it("changes descriptions, the order and the number of pictures", async () => {
  const post = await postFour();
  const [one, two] = post.images;
  const images = [
    { url: two?.url, description: "A table" },
    { url: one?.url, description: "Bread" },
  ];
  await expectOk(changePost(post, { images }));
  const changed = await readPost(post);
  expect(changed.images.map(({ url, alt }) => [url, alt])).toEqual(
    images.map(({ url, description }) => [url, description]),
  );
  expect(changed).toMatchObject({ imageUrl: two?.url, imageAlt: "A table" });
  await expectOk(
    changePost(post, { content: "Come", images: images.slice(1) }),
  );
  const last = await readPost(post);
  expect(last).toMatchObject({ content: "Come", images: [one] });
  expect(await countRows(post)).toBe(0);
});

it("accepts an uploaded picture only from its uploader", async () => {
  const image = newImage();
  const url = await upload(image);
  const refused = await postImages([{ url }], other);
  await expectProblem(refused, 422);
  const mine = await postFour();
  const body = { type: "image", imageUrl: mine.images[2]?.url };
  await expectProblem(await other.client.post(urls.api.posts(), body), 422);
  await expectProblem(
    await changePost(mine, { images: [{ url }] }, other),
    403,
  );
  expect(
    await sqlRows(sql`SELECT 1 FROM posts WHERE userId = ${other.id}`),
  ).toEqual([]);
  expect(await readPost(mine)).toMatchObject({ images: mine.images });
  // The same picture by somebody else is another one.
  expect(await upload(image, other)).not.toBe(url);
  expect(await upload(image)).toBe(url);
});

it.each([
  ["none", []],
  ["five", Array.from({ length: 5 }, () => ({ url: "https://a.example/b" }))],
  ["no address", [{ url: "boat.jpg" }]],
  [
    "a long description",
    [{ url: "https://a.example/b", description: "x".repeat(501) }],
  ],
])("refuses %s", async (_, images) => {
  await expectProblem(await postImages(images), 422);
});

it("refuses pictures for another kind of post", async () => {
  const body = { type: "text", content: "Selah" };
  const post = await expectOk<Post>(person.client.post(urls.api.posts(), body));
  const images = [{ url: await upload() }];
  await expectProblem(await changePost(post, { images, content: "No" }), 422);
  expect(await readPost(post)).toMatchObject({ content: "Selah", images: [] });
});

it("returns the first post for a retry with the same key", async () => {
  const image = newImage();
  const send = (url: string) =>
    expectOk<Post>(
      person.client.send("POST", urls.api.posts(), {
        body: {
          type: "image",
          images: [{ url }, { url: "https://a.example/b" }],
        },
        headers: { "idempotency-key": "the-same-pictures" },
      }),
    );
  // The first request had uploaded the picture before, the retry from the outbox contains it.
  const first = await send(await upload(image));
  expect((await send(image)).id).toBe(first.id);
});

it("checks the pictures of a deleted post at once, those of a reported one in 30 days", async () => {
  const getChecks = async ({ images }: Post) => {
    const keys = images.map(({ url }) => url.replace("/images/", ""));
    const rows = await sqlRows(sql`SELECT checkAfter FROM images
      WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
    return rows.map(({ checkAfter }) => Number(checkAfter));
  };
  const clearChecks = sql`UPDATE images SET checkAfter = NULL`;
  const [post, reported] = [await postFour(), await postFour()];
  const report = { kind: "post", targetId: reported.id, reason: "spam" };
  await expectOk(other.client.post(urls.api.reports(), report));
  await sqlBatch([clearChecks]);
  for (const { id } of [post, reported])
    await expectOk(person.client.send("DELETE", urls.api.post(id)));
  const day = 86_400_000;
  const checks = await getChecks(post);
  expect(checks).toHaveLength(3);
  expect(Math.max(...checks)).toBeLessThan(Date.now() + day);
  expect(Math.min(...(await getChecks(reported)))).toBeGreaterThan(
    Date.now() + 29 * day,
  );
});
