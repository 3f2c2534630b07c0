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

/** Of a colour each time, so that none has been drawn before. */
let colour = 0xeeeee0;
async function drawn(keys: string[]): Promise<Buffer[]> {
  const text = (colour += 1).toString(16);
  return Promise.all(
    keys.map(async (picture) => {
      const path = urls.verseImage("KJV", "John", 3, 16, {
        image: picture,
        text,
      });
      const response = await new ApiClient(site.url).get(path);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}

const keyOf = (bytes: Uint8Array) =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.png`;
const gone = `${"0".repeat(40)}.png`;

it("decodes at most a megapixel for whoever asks: a larger picture is cut when it is sent", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const large = png(1500, 1000);
  const key = keyOf(large);
  await bucket.put(key, large);
  const [left = Buffer.of(), without] = await drawn([key, gone]);
  expect(left.equals(without ?? left.subarray(1))).toBe(true);

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
  const cut = getCroppedImageKey(key, "verse");
  await expect.poll(() => bucket.head(cut)).not.toBeNull();
  const [over = Buffer.of(), bare] = await drawn([key, gone]);
  expect(over.equals(bare ?? over)).toBe(false);
});

it("cuts a picture once, whoever asks first", async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const small = png(640, 480);
  const key = keyOf(small);
  await bucket.put(key, small);
  const [over = Buffer.of(), bare] = await drawn([key, gone]);
  expect(over.equals(bare ?? over)).toBe(false);
  const kept = await bucket.head(getCroppedImageKey(key, "verse"));
  await drawn([key, key]);
  const still = await bucket.head(getCroppedImageKey(key, "verse"));
  expect(still?.version).toBe(kept?.version);
});
