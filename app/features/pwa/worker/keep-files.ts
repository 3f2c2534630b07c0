import { assetsCache, picturesCache } from "~/browser/cache-names";
import { assetsOf, picturesOf } from "./files-of";

/** Files of earlier builds stay, for tabs and kept pages made of them: these are three builds. */
const assetsMax = 400;

/** All kept pictures together, and each. */
const allBytesMax = 30_000_000;
const pictureBytesMax = 2_000_000;
const bytesHeader = "x-bytes";

/** Keeps what a kept page is made of, so that it is whole without a network, for as long as `wanted`. */
export async function keepFilesOf(
  html: string,
  wanted: () => boolean = () => true,
): Promise<void> {
  await Promise.allSettled([
    ...assetsOf(html).map(keepAsset),
    keepPictures(picturesOf(html), wanted),
  ]);
}

async function keepAsset(address: string): Promise<void> {
  const cache = await caches.open(assetsCache);
  if (!(await cache.match(address))) await cache.add(address);
}

/** The files of this build; they are the newest then, and the oldest go. */
export async function keepBuild(addresses: string[]): Promise<void> {
  const cache = await caches.open(assetsCache);
  await Promise.all(
    addresses.map(async (address) => {
      const kept = await cache.match(address);
      await (kept ? cache.put(address, kept) : cache.add(address));
    }),
  );
  await trimOldest(assetsCache, assetsMax);
}

/** A cache gives its keys in the order in which they came. */
export async function trimOldest(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - max));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

/** Under each address that a browser may choose, so that every screen finds it. */
async function keepPictures(
  pictures: string[][],
  wanted: () => boolean,
): Promise<void> {
  const cache = await caches.open(picturesCache);
  for (const choice of pictures) {
    const [smallest = ""] = choice;
    if (await cache.match(smallest)) continue;
    const picture = await fetchPicture(choice);
    if (!wanted()) return;
    if (!picture) continue;
    for (const address of choice) await cache.put(address, picture.clone());
  }
  await makeRoom(cache);
}

/** What this browser has seen already costs nothing; else the smallest. */
async function fetchPicture(choice: string[]): Promise<Response | null> {
  for (const address of choice) {
    const seen = await fetch(address, {
      cache: "only-if-cached",
      mode: "same-origin",
    }).catch(() => null);
    if (seen?.ok) return measured(seen);
  }
  const fetched = await fetch(choice[0] ?? "").catch(() => null);
  return fetched?.ok ? measured(fetched) : null;
}

/** With its size, so that nobody reads it again to count; null where it is too large to be kept. */
async function measured(picture: Response): Promise<Response | null> {
  const bytes = await picture.blob();
  if (bytes.size > pictureBytesMax) return null;
  const headers = new Headers(picture.headers);
  headers.set(bytesHeader, `${bytes.size}`);
  return new Response(bytes, { headers });
}

/** The oldest go. */
async function makeRoom(cache: Cache): Promise<void> {
  let room = allBytesMax;
  for (const key of [...(await cache.keys())].reverse()) {
    const picture = await cache.match(key);
    room -= Number(picture?.headers.get(bytesHeader) ?? pictureBytesMax);
    if (room < 0) await cache.delete(key);
  }
}
