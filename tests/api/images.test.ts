import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";

const name = "0123456789abcdef0123456789abcdef01234567";
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
let site: LocalSite;
let client: ApiClient;

beforeAll(async () => {
  site = await startSite();
  client = new ApiClient(site.url);
  const bucket = await site.mf.getR2Bucket("IMAGES");
  const types = ["png", "jpg", "webp", "gif", "avif", "svg", "html"];
  for (const type of types) {
    const contentType = `image/${type.replace("jpg", "jpeg")}`;
    const httpMetadata = { contentType };
    await bucket.put(`${name}.${type}`, bytes, { httpMetadata });
    await bucket.put(`${name}-480-960.${type}`, bytes, { httpMetadata });
  }
  const httpMetadata = { contentType: "image/webp" };
  await bucket.put(`${name}.480`, bytes, { httpMetadata });
  await bucket.put("secret", bytes);
});
afterAll(() => site.stop());

describe("GET /images/{key}", () => {
  it.each([
    [".png", "image/png"],
    [".jpg", "image/jpeg"],
    [".webp", "image/webp"],
    [".gif", "image/gif"],
    [".avif", "image/avif"],
    ["-480-960.jpg", "image/jpeg"],
    [".480", "image/webp"],
  ])("serves a %s with its own type, cached forever", async (type, mime) => {
    const response = await client.get(urls.image(`${name}${type}`));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": mime,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining(
        "default-src 'none'",
      ) as string,
      etag: `"${name}${type}"`,
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it("returns 304 when the client has it", async () => {
    const key = `${name}.png`;
    const response = await client.get(urls.image(key), {
      "if-none-match": `"${key}"`,
    });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  });

  it("needs no session, and sets no cookie", async () => {
    const response = await client.get(urls.image(`${name}.png`));
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    `${name}.svg`,
    `${name}.html`,
    `${name}-480-960.svg`,
    `${name}-480-960-96.jpg`,
    `${name}.960`,
    `${name}.480.webp`,
    "secret",
    `${name.slice(1)}.png`,
    `${name}.PNG`,
    `${name.toUpperCase()}.png`,
    `${name}.png.html`,
    `${"f".repeat(40)}.png`,
    "%00",
  ])("returns 404 for %s", async (key) => {
    await expectProblem(await client.get(`/images/${key}`), 404);
  });

  it.each(["POST", "PUT", "DELETE"])("returns 405 for %s", async (method) => {
    const response = await client.send(method, urls.image(`${name}.png`));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
