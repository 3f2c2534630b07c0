import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { dataString, text } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { polyglots } from "../helpers/images/polyglots";
import { refused } from "../helpers/images/refused";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlCount } from "../helpers/site";

let person: SignedIn;

beforeAll(async () => {
  person = await newPerson();
});

const send = (imageUrl: string) =>
  person.client.post(urls.api.posts(), { type: "image", imageUrl });

/** The client may declare any of these, whatever the image is. */
const declaredTypes = [
  "image/png",
  "image/jpeg",
  "image/svg+xml",
  "image/avif",
];
const getDeclaredType = (i: number) =>
  declaredTypes[i % declaredTypes.length] ?? "image/png";

describe("POST /api/posts refuses", () => {
  it.each(Object.entries(refused))("%s", async (name, bytes) => {
    const before = await sqlCount(sql`SELECT count(*) FROM images`);
    const declaredType = getDeclaredType(name.length);
    await expectProblem(await send(dataString(bytes, declaredType)), 422);
    expect(await sqlCount(sql`SELECT count(*) FROM images`)).toBe(before);
  });

  it.each([
    ["no padding", (text: string) => text.replace(/=+$/, "")],
    ["a space", (text: string) => `${text.slice(0, 40)} ${text.slice(40)}`],
    ["an invalid character", (text: string) => text.replace(/.$/, "!")],
    [
      "padding in the middle",
      (text: string) => `${text.slice(0, 42)}=${text.slice(43)}`,
    ],
    ["the URL-safe alphabet", (text: string) => text.replaceAll("A", "_")],
  ])("base64 with %s", async (_, spoil) => {
    // An image whose length needs padding.
    const [bytes] = [png(), png(17, 8), png(18, 8)].filter(
      ({ length }) => length % 3 !== 0,
    );
    const valid = dataString(bytes ?? png());
    expect((await send(valid)).status).toBe(201);
    await expectProblem(await send(spoil(valid)), 422);
  });

  it.each([
    "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/png,hello",
    "data:image/svg+xml;utf8,<svg/>",
    "blob:https://example.org/1",
    "javascript:alert(1)",
    "//example.org/a.png",
    "http://example.org/a.png",
    "https://127.0.0.1/a.png",
    "https://user:password@example.org/a.png",
    "/images/../secret",
    `/images/${"0".repeat(40)}.png`,
    `/images/${"0".repeat(40)}.svg`,
  ])("the source %s", async (source) => {
    await expectProblem(await send(source), 422);
  });
});

it("refuses an image over 5 MB and accepts one just over 5,000,000 bytes", async () => {
  const large = png(1300, 1290, [], true);
  expect(large.length).toBeGreaterThan(5_000_000);
  expect((await send(dataString(large))).status).toBe(201);
  const larger = png(1400, 1290, [], true);
  await expectProblem(await send(dataString(larger)), 422);
});

describe("POST /api/posts stores only the image data of", () => {
  it.each(Object.entries(polyglots))("%s", async (name, bytes) => {
    const response = await send(
      dataString(bytes, getDeclaredType(name.length)),
    );
    expect(response.status).toBe(201);
    const { imageUrl } = await response.json<Post>();
    const image = await person.client.get(imageUrl ?? "");
    expect(image.headers.get("content-type")).toMatch(
      /^image\/(png|jpeg|webp|gif)$/,
    );
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
    const served = text(new Uint8Array(await image.arrayBuffer()));
    expect(served).not.toMatch(/SECRET|52\.5163|<script|xmpmeta|PK/);
  });
});
