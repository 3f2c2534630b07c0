import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";

let site: LocalSite;
let visitor: ApiClient;

beforeAll(async () => {
  // The images need no database.
  site = await startSite({ tables: false });
  visitor = new ApiClient(site.url);
});
afterAll(() => site.stop());

const today = utcDate(Date.now());
const countStoredImages = async () => {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  return (await bucket.list({ prefix: "prayers/" })).objects.length;
};

describe("the image of a day's prayer", () => {
  it("is a PNG in the size of a link preview, rendered once and stored", async () => {
    const response = await visitor.get(urls.prayerImage(today));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(response.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
    const bytes = await response.arrayBuffer();
    const view = new DataView(bytes);
    // The PNG signature, then width and height from the IHDR chunk.
    expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    // Messengers ignore larger images.
    expect(bytes.byteLength).toBeLessThan(600_000);
    await expect.poll(countStoredImages).toBe(1);

    const etag = response.headers.get("etag") ?? "";
    const same = await visitor.get(urls.prayerImage(today), {
      "if-none-match": etag,
    });
    expect(same.status).toBe(304);
    const again = await visitor.get(`${urls.prayerImage(today)}?utm=x`);
    expect(await again.arrayBuffer()).toEqual(bytes);
    expect(await countStoredImages()).toBe(1);
  });

  it("differs from day to day", async () => {
    const etags = await Promise.all(
      ["2026-01-01", "2026-01-02"].map(async (date) => {
        const response = await visitor.get(urls.prayerImage(date));
        expect(response.status).toBe(200);
        return response.headers.get("etag");
      }),
    );
    expect(new Set(etags).size).toBe(2);
  });

  it.each([
    "2025-12-31",
    "2999-01-01",
    "2026-02-30",
    "2026-1-1",
    "today",
    "2026-01-01.png",
    "%00",
  ])("returns 404 for %s", async (day) => {
    await expectProblem(await visitor.get(`/prayer-image/${day}.png`), 404);
  });

  it("returns 404 without .png and 405 for POST", async () => {
    await expectProblem(await visitor.get(`/prayer-image/${today}`), 404);
    const response = await visitor.post(urls.prayerImage(today));
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
