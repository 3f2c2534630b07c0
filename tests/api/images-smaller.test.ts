import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import type { Profile } from "~/features/users/user";
import { listSmallerImages } from "~/shared/image-key";
import { urls } from "~/shared/urls";
import { jpeg, jpegWithEverything } from "../helpers/images/jpeg";
import { dataString, secret, text, type Bytes } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { webp } from "../helpers/images/webp";
import { expectProblem } from "../helpers/problem";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlCount, sqlRows } from "../helpers/site";

let person: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [person, other] = (await newPeople(2)) as [SignedIn, SignedIn];
});

const send = (imageUrl: unknown, smallerImages: unknown, user = person) =>
  user.client.post(urls.api.posts(), {
    type: "image",
    imageUrl,
    smallerImages,
  });

async function post(
  image: Bytes,
  smaller: Bytes[],
  user = person,
): Promise<Post> {
  const sources = smaller.map((bytes) => dataString(bytes));
  const response = await send(dataString(image), sources, user);
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json<Post>();
}

const sha256 = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest();

async function served(address: string) {
  const response = await other.client.get(address);
  expect(response.status).toBe(200);
  const type = response.headers.get("content-type");
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

it("stores smaller variants beside an image, named by the hash of all three", async () => {
  const created = await post(jpeg(120, 90), [webp(96, 72), webp(48, 36)]);
  const [small, middle] = listSmallerImages(created.imageUrl ?? "");
  const whole = await served(created.imageUrl ?? "");
  expect(whole.type).toBe("image/jpeg");
  const variants = [
    await served(small?.name ?? ""),
    await served(middle?.name ?? ""),
  ];
  expect(variants).toEqual([
    { type: "image/webp", bytes: webp(48, 36) },
    { type: "image/webp", bytes: webp(96, 72) },
  ]);
  const all = [whole, ...variants].map(({ bytes }) => bytes);
  const hash = sha256(Buffer.concat(all.map(sha256))).toString("hex", 0, 20);
  expect(created).toEqual({
    id: created.id,
    userId: person.id,
    isOwn: true,
    type: "image",
    content: "",
    imageUrl: `/images/${hash}-48-96.jpg`,
    imageWidth: 120,
    imageHeight: 90,
    imageAlt: null,
    images: [{ url: created.imageUrl, width: 120, height: 90, alt: null }],
    videoUrl: null,
    videoTitle: null,
    audience: "everyone",
    createdAt: created.createdAt,
    updatedAt: null,
    isLikedByUser: false,
    isSaved: false,
    isFollowingAuthor: false,
    isDemo: false,
    _count: { likes: 0, comments: 0 },
    user: created.user,
    eventData: null,
    verseData: null,
    prayer: null,
    group: null,
  });
  const rows = await sqlRows(
    sql`SELECT key, type, bytes, width FROM images WHERE key LIKE ${`${hash}%`}`,
  );
  expect(rows).toEqual([
    {
      key: `${hash}-48-96.jpg`,
      type: "image/jpeg",
      bytes: all.reduce((sum, { length }) => sum + length, 0),
      width: 120,
    },
  ]);
});

it("removes metadata from smaller variants too", async () => {
  // Rotated, so it's displayed 8 pixels wide.
  const { imageUrl } = await post(png(40, 80), [jpegWithEverything(6)]);
  const [small] = listSmallerImages(imageUrl ?? "");
  expect(small?.width).toBe(8);
  const { bytes } = await served(small?.name ?? "");
  expect(text(bytes)).not.toContain(secret);
});

it("stores smaller variants for a profile picture and for an event, new and changed", async () => {
  const smallerImages = [dataString(png(11, 11))];
  const change = { profileImageUrl: dataString(png(30, 30)), smallerImages };
  const { id, client } = person;
  const profile = await client.send("PATCH", urls.api.user(id), {
    body: change,
  });
  const { profileImageUrl } = await profile.json<Profile>();
  expect(profileImageUrl).toMatch(/^\/images\/[0-9a-f]{40}-11\.png$/);
  const event = { title: "Vespers", date: "2099-05-01", timeZone: "UTC" };
  const created = await client.post(urls.api.posts(), {
    type: "event",
    eventData: event,
    imageUrl: dataString(png(33, 33)),
    smallerImages,
  });
  const { id: eventId, imageUrl } = await created.json<Post>();
  expect(imageUrl).toMatch(/-11\.png$/);
  const changed = await client.send("PUT", urls.api.post(eventId), {
    body: { imageUrl: dataString(png(36, 36)), smallerImages },
  });
  const address = (await changed.json<Post>()).imageUrl ?? "";
  expect(address).toMatch(/-11\.png$/);
  expect(address).not.toBe(imageUrl);
});

describe("refuses and doesn't store", () => {
  const source = dataString(png(120, 90));
  const makeSources = (...sizes: [number, number][]) =>
    sizes.map(([width, height]) => dataString(png(width, height)));

  it.each<[string, unknown, string[]]>([
    ["another aspect ratio", makeSources([48, 38]), ["smallerImages"]],
    ["the same width", makeSources([120, 90]), ["smallerImages"]],
    ["a greater width", makeSources([240, 180]), ["smallerImages"]],
    ["one width twice", makeSources([48, 36], [48, 37]), ["smallerImages"]],
    ["an invalid image", ["data:image/png;base64,AAAA"], ["smallerImages"]],
    [
      "three of them",
      makeSources([48, 36], [80, 60], [96, 72]),
      ["smallerImages"],
    ],
    ["an address", ["https://example.org/a.png"], ["smallerImages.0"]],
    [
      "one that is too large",
      [dataString(new Uint8Array(410 * 1024))],
      ["smallerImages.0"],
    ],
    ["something else", 7, ["smallerImages"]],
  ])("%s", async (_, smaller, paths) => {
    const rows = () => sqlCount(sql`SELECT count(*) FROM images`);
    const before = await rows();
    const problem = await expectProblem(await send(source, smaller), 422);
    expect(problem.issues?.map(({ path }) => path)).toEqual(paths);
    expect(await rows()).toBe(before);
  });

  it("smaller variants without the image itself", async () => {
    const { imageUrl } = await post(png(44, 44), []);
    for (const source of [imageUrl, "https://pictures.example/dawn.jpg"]) {
      await expectProblem(await send(source, makeSources([22, 22])), 422);
    }
  });
});

it("doesn't let users replace the smaller variants of someone else's image", async () => {
  const image = png(130, 130);
  const original = await post(image, [png(65, 65)]);
  const [small] = listSmallerImages(original.imageUrl ?? "");
  // Another variant of the same size, then no variant, then the original one.
  const forged = await post(image, [png(65, 65, [], true)], other);
  const alone = await post(image, [], other);
  const again = await post(image, [png(65, 65)], other);
  expect(again.imageUrl).toBe(original.imageUrl);
  const addresses = [original, forged, alone].map(({ imageUrl }) => imageUrl);
  expect(new Set(addresses).size).toBe(3);
  expect((await served(small?.name ?? "")).bytes).toEqual(png(65, 65));
  // Neither a smaller variant's URL nor widths that don't exist are accepted as an image.
  const hash = /[0-9a-f]{40}/.exec(alone.imageUrl ?? "")?.[0] ?? "";
  for (const name of [`${hash}.65`, `${hash}-65.png`]) {
    await expectProblem(await send(urls.image(name), undefined, other), 422);
  }
  await expectProblem(await send(small?.name, undefined, other), 422);
});
