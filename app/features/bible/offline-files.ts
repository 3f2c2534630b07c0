// Downloaded versions on this device. Pages and the service worker use this, so it can't use the DOM.
import { books } from "./canon";
import { versionUrl } from "./chapter-url";
import { versions, type Version } from "./versions";

/** Cache Storage: complete versions under their own URLs. */
export const bibleCache = "bible";

export const totalChapters = books.reduce(
  (sum, { chapters }) => sum + chapters,
  0,
);

export interface OfflineFile {
  version: Version;
  path: string;
  /** Whether it's the text of this build. Older texts can be read, too. */
  current: boolean;
}

/** Empty if Cache Storage is missing or blocked. */
export async function listOfflineFiles(): Promise<OfflineFile[]> {
  try {
    // `open` would create the cache.
    if (!(await caches.has(bibleCache))) return [];
    const requests = await (await caches.open(bibleCache)).keys();
    const files = requests.flatMap(({ url }) =>
      parsePath(new URL(url).pathname),
    );
    // Newer first, in case the older one couldn't be removed.
    return files.sort((a, b) => Number(b.current) - Number(a.current));
  } catch {
    return [];
  }
}

function parsePath(path: string): OfflineFile[] {
  const slug = /^\/scripture\/[^/]+\/([a-z\d]+)\.txt$/.exec(path)?.[1];
  const version = versions.find((one) => one.slug === slug);
  return version
    ? [{ version, path, current: path === versionUrl(version) }]
    : [];
}

/** The version that was split last, so that changing chapters doesn't split 4 MB each time. */
let cachedLines: { path: string; lines: readonly string[] } | null = null;

/** The JSON of each chapter in canonical order; null if the version isn't downloaded. */
export async function getOfflineLines(
  version: Version,
): Promise<{ path: string; lines: readonly string[] } | null> {
  const files = await listOfflineFiles();
  const path = files.find((file) => file.version.id === version.id)?.path;
  if (path === undefined) return null;
  if (cachedLines?.path === path) return cachedLines;
  const cache = await caches.open(bibleCache);
  const text = await (await cache.match(path))?.text();
  if (text === undefined) return null;
  cachedLines = { path, lines: text.split("\n") };
  return cachedLines;
}

const chapterPath =
  /^\/scripture\/[^/]+\/(?<version>[a-z\d]+)\/(?<book>[\da-z-]+)\/(?<chapter>\d+)\.json$/;

/** Answers the URL of a chapter file, of any build, from a downloaded version. */
export async function getOfflineChapter(url: URL): Promise<Response | null> {
  const match = chapterPath.exec(url.pathname)?.groups;
  const version = versions.find(({ slug }) => slug === match?.["version"]);
  const i = books.findIndex(({ slug }) => slug === match?.["book"]);
  const chapter = Number(match?.["chapter"]);
  if (!version || chapter < 1 || chapter > (books[i]?.chapters ?? 0)) {
    return null;
  }
  const files = await getOfflineLines(version);
  const before = books.slice(0, i).reduce((sum, b) => sum + b.chapters, 0);
  const line = files?.lines[before + chapter - 1];
  return line === undefined
    ? null
    : new Response(line, { headers: { "content-type": "application/json" } });
}
