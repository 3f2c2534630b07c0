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

const send = (imageUrl: unknown, smallerImages: unknown, who = person) =>
  who.client.post(urls.api.posts(), { type: "image", imageUrl, smallerImages });

async function post(
  picture: Bytes,
  smaller: Bytes[],
  who = person,
): Promise<Post> {
  const sources = smaller.map((bytes) => dataString(bytes));
  const response = await send(dataString(picture), sources, who);
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

it("keeps smaller ones beside a picture, which all three together name", async () => {
  const made = await post(jpeg(120, 90), [webp(96, 72), webp(48, 36)]);
  const [small, middle] = listSmallerImages(made.imageUrl ?? "");
  const whole = await served(made.imageUrl ?? "");
  expect(whole.type).toBe("image/jpeg");
  const kept = [
    await served(small?.name ?? ""),
    await served(middle?.name ?? ""),
  ];
  expect(kept).toEqual([
    { type: "image/webp", bytes: webp(48, 36) },
    { type: "image/webp", bytes: webp(96, 72) },
  ]);
  const all = [whole, ...kept].map(({ bytes }) => bytes);
  const hash = sha256(Buffer.concat(all.map(sha256))).toString("hex", 0, 20);
  expect(made).toEqual({
    id: made.id,
    userId: person.id,
    type: "image",
    content: "",
    imageUrl: `/images/${hash}-48-96.jpg`,
    imageWidth: 120,
    imageHeight: 90,
    imageAlt: null,
    videoUrl: null,
    createdAt: made.createdAt,
    updatedAt: null,
    isLikedByUser: false,
    isFollowingAuthor: false,
    isDemo: false,
    _count: { likes: 0, comments: 0 },
    user: made.user,
    eventData: null,
    verseData: null,
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

it("cleans them as it cleans the picture itself", async () => {
  // On its side: 8 pixels wide.
  const { imageUrl } = await post(png(40, 80), [jpegWithEverything(6)]);
  const [small] = listSmallerImages(imageUrl ?? "");
  expect(small?.width).toBe(8);
  const { bytes } = await served(small?.name ?? "");
  expect(text(bytes)).not.toContain(secret);
});

it("keeps them for a face and for an event, new and changed", async () => {
  const smallerImages = [dataString(png(11, 11))];
  const change = { profileImageUrl: dataString(png(30, 30)), smallerImages };
  const { id, client } = person;
  const profile = await client.send("PATCH", urls.api.user(id), {
    body: change,
  });
  const { profileImageUrl } = await profile.json<Profile>();
  expect(profileImageUrl).toMatch(/^\/images\/[0-9a-f]{40}-11\.png$/);
  const event = { title: "Vespers", date: "2099-05-01", timeZone: "UTC" };
  const made = await client.post(urls.api.posts(), {
    type: "event",
    eventData: event,
    imageUrl: dataString(png(33, 33)),
    smallerImages,
  });
  const { id: eventId, imageUrl } = await made.json<Post>();
  expect(imageUrl).toMatch(/-11\.png$/);
  const changed = await client.send("PUT", urls.api.post(eventId), {
    body: { imageUrl: dataString(png(36, 36)), smallerImages },
  });
  const address = (await changed.json<Post>()).imageUrl ?? "";
  expect(address).toMatch(/-11\.png$/);
  expect(address).not.toBe(imageUrl);
});

describe("refuses, and keeps nothing of,", () => {
  const picture = dataString(png(120, 90));
  const one = (...sizes: [number, number][]) =>
    sizes.map(([width, height]) => dataString(png(width, height)));

  it.each<[string, unknown, string[]]>([
    ["another shape", one([48, 38]), ["smallerImages"]],
    ["the same width", one([120, 90]), ["smallerImages"]],
    ["a greater width", one([240, 180]), ["smallerImages"]],
    ["one width twice", one([48, 36], [48, 37]), ["smallerImages"]],
    ["no picture", ["data:image/png;base64,AAAA"], ["smallerImages"]],
    ["three of them", one([48, 36], [80, 60], [96, 72]), ["smallerImages"]],
    ["an address", ["https://example.org/a.png"], ["smallerImages.0"]],
    [
      "one that weighs more than the picture may",
      [dataString(new Uint8Array(410 * 1024))],
      ["smallerImages.0"],
    ],
    ["something else", 7, ["smallerImages"]],
  ])("%s", async (_, smaller, paths) => {
    const rows = () => sqlCount(sql`SELECT count(*) FROM images`);
    const before = await rows();
    const problem = await expectProblem(await send(picture, smaller), 422);
    expect(problem.issues?.map(({ path }) => path)).toEqual(paths);
    expect(await rows()).toBe(before);
  });

  it("those of a picture that is not sent itself", async () => {
    const { imageUrl } = await post(png(44, 44), []);
    for (const source of [imageUrl, "https://pictures.example/dawn.jpg"]) {
      await expectProblem(await send(source, one([22, 22])), 422);
    }
  });
});

it("lets nobody give a picture of somebody else's other smaller ones", async () => {
  const picture = png(130, 130);
  const mine = await post(picture, [png(65, 65)]);
  const [small] = listSmallerImages(mine.imageUrl ?? "");
  // A different picture of the same shape, before and after it was sent without any.
  const forged = await post(picture, [png(65, 65, [], true)], other);
  const alone = await post(picture, [], other);
  const again = await post(picture, [png(65, 65)], other);
  expect(again.imageUrl).toBe(mine.imageUrl);
  const addresses = [mine, forged, alone].map(({ imageUrl }) => imageUrl);
  expect(new Set(addresses).size).toBe(3);
  expect((await served(small?.name ?? "")).bytes).toEqual(png(65, 65));
  // Nor is a picture shown by the address of a smaller one, or by widths that it does not have.
  const hash = /[0-9a-f]{40}/.exec(alone.imageUrl ?? "")?.[0] ?? "";
  for (const name of [`${hash}.65`, `${hash}-65.png`]) {
    await expectProblem(await send(urls.image(name), undefined, other), 422);
  }
  await expectProblem(await send(small?.name, undefined, other), 422);
});
