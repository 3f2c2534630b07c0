import { assetsCache, imagesCache } from "~/client/cache-names";
import { listAssets, listImages } from "./page-files";

/** About three builds: tabs and cached pages of earlier builds still need their files. */
const maxAssets = 400;

const maxTotalBytes = 30_000_000;
const maxImageBytes = 2_000_000;
const bytesHeader = "x-bytes";

/** Caches the files and images of a cached page, so that it is complete offline. Stops when `isCurrent` is false. */
export async function cachePageFiles(
  html: string,
  isCurrent: () => boolean = () => true,
): Promise<void> {
  await Promise.allSettled([
    ...listAssets(html).map(cacheAsset),
    cacheImages(listImages(html), isCurrent),
  ]);
}

async function cacheAsset(url: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  if (!(await cache.match(url))) await cache.add(url);
}

/** Caches this build's files, or moves them to the end of the cache, and deletes the oldest files. */
export async function cacheBuild(assetUrls: string[]): Promise<void> {
  const cache = await caches.open(assetsCache);
  await Promise.all(
    assetUrls.map(async (url) => {
      const cached = await cache.match(url);
      await (cached ? cache.put(url, cached) : cache.add(url));
    }),
  );
  await trimOldest(assetsCache, maxAssets);
}

/** Relies on `cache.keys()` returning keys in insertion order. */
export async function trimOldest(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - max));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

/** Stores the image under each URL of its srcset, so that every screen size finds it. */
async function cacheImages(
  images: string[][],
  isCurrent: () => boolean,
): Promise<void> {
  const cache = await caches.open(imagesCache);
  for (const choice of images) {
    const [smallest = ""] = choice;
    if (await cache.match(smallest)) continue;
    const image = await fetchImage(choice);
    if (!isCurrent()) return;
    if (!image) continue;
    for (const url of choice) await cache.put(url, image.clone());
  }
  await trimImages(cache);
}

/** Prefers a version in the HTTP cache, which needs no download; else fetches the smallest. */
async function fetchImage(choice: string[]): Promise<Response | null> {
  for (const url of choice) {
    const cached = await fetch(url, {
      cache: "only-if-cached",
      mode: "same-origin",
    }).catch(() => null);
    if (cached?.ok) return withSize(cached);
  }
  const fetched = await fetch(choice[0] ?? "").catch(() => null);
  return fetched?.ok ? withSize(fetched) : null;
}

/** Adds the size as a header, so that trimming needn't read the body; null if the image is too large. */
async function withSize(image: Response): Promise<Response | null> {
  const blob = await image.blob();
  if (blob.size > maxImageBytes) return null;
  const headers = new Headers(image.headers);
  headers.set(bytesHeader, `${blob.size}`);
  return new Response(blob, { headers });
}

/** Deletes the oldest images above the limit. */
async function trimImages(cache: Cache): Promise<void> {
  let bytesLeft = maxTotalBytes;
  for (const key of [...(await cache.keys())].reverse()) {
    const image = await cache.match(key);
    bytesLeft -= Number(image?.headers.get(bytesHeader) ?? maxImageBytes);
    if (bytesLeft < 0) await cache.delete(key);
  }
}
