import { versionUrl } from "../chapter-url";
import { bibleCache, chaptersInAll, keptFiles } from "../downloaded";
import type { Version } from "../versions";

/** "room": the device has none left for it. */
export type DownloadFailure = "network" | "room";

/** The file did not come whole. */
class Incomplete extends Error {}

/**
 * Brings a version onto this device, and takes an older one of it away. Stored at its end: what was
 * interrupted leaves nothing behind. Counted in chapters, because a compressed answer does not say how
 * long it is.
 */
export async function downloadVersion(
  version: Version,
  signal: AbortSignal,
  onChapters: (chapters: number) => void,
): Promise<void> {
  const path = versionUrl(version);
  // Not into the browser's cache as well.
  const response = await fetch(path, { cache: "no-store", signal });
  if (!response.ok || !response.body) throw new Incomplete();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let chapters = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    chapters += countLines(value);
    onChapters(chapters);
  }
  if (chapters !== chaptersInAll) throw new Incomplete();
  signal.throwIfAborted();
  const cache = await caches.open(bibleCache);
  const text = new Blob(parts, { type: "text/plain;charset=utf-8" });
  await cache.put(path, new Response(text));
  await removeVersion(version, path);
}

/** Takes a version off this device, or all of it but one file. */
export async function removeVersion(
  version: Version,
  except?: string,
): Promise<void> {
  const cache = await caches.open(bibleCache);
  for (const kept of await keptFiles()) {
    if (kept.version.id === version.id && kept.path !== except) {
      await cache.delete(kept.path);
    }
  }
}

export function failureOf(error: unknown): DownloadFailure {
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? "room"
    : "network";
}

const lineFeed = 10;

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === lineFeed) lines++;
  return lines;
}
