// What of the Bible is kept on this device: for pages and for the service worker, so without a document.
import { books } from "./canon";
import { versionUrl } from "./chapter-url";
import { versions } from "./versions";
import type { Version } from "./versions";

/** In Cache Storage: whole versions under their own addresses, each only when all of it is there. */
export const bibleCache = "bible";

export const chaptersInAll = books.reduce(
  (sum, { chapters }) => sum + chapters,
  0,
);

/** A version on this device. */
export interface KeptFile {
  version: Version;
  /** Path of its address. */
  path: string;
  /** Whether it is the text that this build of the app has. An older one is read all the same. */
  current: boolean;
}

/** None where there is no Cache Storage, or where it is closed to us. */
export async function keptFiles(): Promise<KeptFile[]> {
  try {
    // Looking does not make one.
    if (!(await caches.has(bibleCache))) return [];
    const requests = await (await caches.open(bibleCache)).keys();
    const kept = requests.flatMap(({ url }) => readPath(new URL(url).pathname));
    // A newer one first, where the older one could not be taken away.
    return kept.sort((a, b) => Number(b.current) - Number(a.current));
  } catch {
    return [];
  }
}

function readPath(path: string): KeptFile[] {
  const slug = /^\/scripture\/[^/]+\/([a-z]+)\.txt$/.exec(path)?.[1];
  const version = versions.find((one) => one.slug === slug);
  return version
    ? [{ version, path, current: path === versionUrl(version) }]
    : [];
}

/** The version that was split last: turning its pages must not split 4 MB each. */
let held: { path: string; lines: readonly string[] } | null = null;

/** The JSON of each chapter, in canonical order; null where the version is not kept. */
export async function linesOnDevice(
  version: Version,
): Promise<{ path: string; lines: readonly string[] } | null> {
  const files = await keptFiles();
  const path = files.find((file) => file.version.id === version.id)?.path;
  if (path === undefined) return null;
  if (held?.path === path) return held;
  const cache = await caches.open(bibleCache);
  const text = await (await cache.match(path))?.text();
  if (text === undefined) return null;
  held = { path, lines: text.split("\n") };
  return held;
}

const chapterPath =
  /^\/scripture\/[^/]+\/(?<version>[a-z]+)\/(?<book>[\da-z-]+)\/(?<chapter>\d+)\.json$/;

/** The answer to a chapter's address, of whichever build, from a version on this device; else null. */
export async function chapterOnDevice(url: URL): Promise<Response | null> {
  const place = chapterPath.exec(url.pathname)?.groups;
  const version = versions.find(({ slug }) => slug === place?.["version"]);
  const i = books.findIndex(({ slug }) => slug === place?.["book"]);
  const chapter = Number(place?.["chapter"]);
  if (!version || chapter < 1 || chapter > (books[i]?.chapters ?? 0)) {
    return null;
  }
  const kept = await linesOnDevice(version);
  const before = books.slice(0, i).reduce((sum, b) => sum + b.chapters, 0);
  const line = kept?.lines[before + chapter - 1];
  return line === undefined
    ? null
    : new Response(line, { headers: { "content-type": "application/json" } });
}
