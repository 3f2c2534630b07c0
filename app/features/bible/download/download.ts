import { versionUrl } from "../chapter-url";
import { bibleCache, totalChapters, listOfflineFiles } from "../offline-files";
import type { Version } from "../versions";

/**
 * Downloads a version and removes an older one. Stores it only when complete, so an interrupted download
 * leaves nothing behind. Reports progress in chapters, because the length of a compressed response is
 * unknown.
 */
export async function downloadVersion(
  version: Version,
  signal: AbortSignal,
  onChapters: (chapters: number) => void,
): Promise<void> {
  const path = versionUrl(version);
  // Skips the HTTP cache, which would store a second copy.
  const response = await fetch(path, { cache: "no-store", signal });
  if (!response.ok || !response.body)
    throw new Error("The download is incomplete");
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
  if (chapters !== totalChapters) throw new Error("The download is incomplete");
  signal.throwIfAborted();
  const cache = await caches.open(bibleCache);
  const text = new Blob(parts, { type: "text/plain;charset=utf-8" });
  await cache.put(path, new Response(text));
  await removeVersion(version, path);
}

export async function removeVersion(
  version: Version,
  except?: string,
): Promise<void> {
  const cache = await caches.open(bibleCache);
  for (const file of await listOfflineFiles()) {
    if (file.version.id === version.id && file.path !== except) {
      await cache.delete(file.path);
    }
  }
}

export function downloadFailureMessage(error: unknown): string {
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? "There isn't enough space on this device."
    : "Couldn't download. Please check your connection.";
}

const lineFeed = 10;

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === lineFeed) lines++;
  return lines;
}
