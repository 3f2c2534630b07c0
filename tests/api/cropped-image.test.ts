import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** Uses a new text colour each time, so that no image comes from a cache. */
let color = 0xeeeee0;
async function renderImages(keys: string[]): Promise<Buffer[]> {
  const text = (color += 1).toString(16);
  return Promise.all(
    keys.map(async (key) => {
      const path = urls.verseImage("KJV", "John", 3, 16, {
        image: key,
        text,
      });
      const response = await new ApiClient(site.url).get(path);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}

const toImageKey = (bytes: Uint8Array) =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.png`;
const missingKey = `${"0".repeat(40)}.png`;

it("shows an image over a megapixel only after it was cropped on upload", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const large = png(1500, 1000);
  const key = toImageKey(large);
  await bucket.put(key, large);
  const [uncropped = Buffer.of(), fallbackBefore] = await renderImages([
    key,
    missingKey,
  ]);
  expect(uncropped.equals(fallbackBefore ?? uncropped.subarray(1))).toBe(true);

  const verseData = {
    book: "John",
    chapter: 3,
    verse: 16,
    customization: {
      backgroundType: "custom",
      customBackgroundUrl: dataString(large),
    },
  };
  await author.post(urls.api.posts(), { type: "verse", verseData });
  const cropKey = getCroppedImageKey(key, "verse");
  await expect.poll(() => bucket.head(cropKey)).not.toBeNull();
  const [rendered = Buffer.of(), fallback] = await renderImages([
    key,
    missingKey,
  ]);
  expect(rendered.equals(fallback ?? rendered)).toBe(false);
});

it("crops an image only once", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const small = png(640, 480);
  const key = toImageKey(small);
  await bucket.put(key, small);
  const [rendered = Buffer.of(), fallback] = await renderImages([
    key,
    missingKey,
  ]);
  expect(rendered.equals(fallback ?? rendered)).toBe(false);
  const firstCrop = await bucket.head(getCroppedImageKey(key, "verse"));
  await renderImages([key, key]);
  const secondCrop = await bucket.head(getCroppedImageKey(key, "verse"));
  expect(secondCrop?.version).toBe(firstCrop?.version);
});
