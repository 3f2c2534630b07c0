import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { getCroppedImageKey } from "~/features/media/image-slot";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { dataString } from "../helpers/images/parts";
import { png } from "../helpers/images/png";
import { newSessionToken } from "../helpers/session-token";

let site: LocalSite;
let author: ApiClient;

beforeAll(async () => {
  site = await startSite();
  author = new ApiClient(site.url);
  const token = newSessionToken();
  author.jar.set("session", token);
  const id = createHash("sha256").update(token).digest("base64url");
  await site.db.batch([
    site.db.prepare(
      "INSERT INTO users (id, username, createdAt) VALUES ('u', 'ruth', 1)",
    ),
    site.db
      .prepare(
        "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?, 'u', 1, ?)",
      )
      .bind(id, Date.now() + 86_400_000),
  ]);
});
afterAll(() => site.stop());

/** Creates a post of a verse on this image. */
async function createPost(customBackgroundUrl: string): Promise<string> {
  const verseData = {
    book: "John",
    chapter: 3,
    verse: 16,
    customization: { backgroundType: "custom", customBackgroundUrl },
  };
  const body = { type: "verse", verseData };
  const response = await author.post(urls.api.posts(), body);
  expect(response.status).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  return id;
}

async function readPreview(id: string): Promise<Buffer> {
  const path = urls.postPreview(id);
  const response = await new ApiClient(site.url).get(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** An image of another site isn't rendered. */
const readFallback = async () =>
  readPreview(await createPost("https://images.example.org/a.png"));

const toImageKey = (bytes: Uint8Array) =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.png`;

it("shows an image over a megapixel only after it was cropped on upload", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const large = png(1500, 1000);
  const key = toImageKey(large);
  const cropKey = getCroppedImageKey(key, "verse");
  const uploaded = await createPost(dataString(large));
  await expect.poll(() => bucket.head(cropKey)).not.toBeNull();
  const later = await createPost(urls.image(key));
  const rendered = await readPreview(uploaded);
  const fallback = await readFallback();
  expect(rendered.equals(fallback)).toBe(false);

  await bucket.delete(cropKey);
  expect((await readPreview(later)).equals(fallback)).toBe(true);
});

it("crops an image only once", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const small = png(640, 480);
  const key = toImageKey(small);
  const cropKey = getCroppedImageKey(key, "verse");
  const rendered = await readPreview(await createPost(dataString(small)));
  expect(rendered.equals(await readFallback())).toBe(false);
  const firstCrop = await bucket.head(cropKey);
  await readPreview(await createPost(urls.image(key)));
  const secondCrop = await bucket.head(cropKey);
  expect(secondCrop?.version).toBe(firstCrop?.version);
});
