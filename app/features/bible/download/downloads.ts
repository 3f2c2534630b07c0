import { bibleCache, keptFiles } from "../downloaded";
import { loadSearch } from "../search-anywhere";
import { versions } from "../versions";
import type { Version, VersionId } from "../versions";
import { downloadVersion, failureOf, removeVersion } from "./download";
import type { DownloadFailure } from "./download";

/** How one version stands on this device. */
export interface Download {
  kept: "none" | "older" | "current";
  /** Chapters that have come; null: nothing is on its way. */
  coming: number | null;
  failure: DownloadFailure | null;
}

/** Null until the device was asked; "closed": nothing can be kept on it. */
export type Downloads = Record<VersionId, Download> | "closed" | null;

// Outlives the page on which it was begun: whoever reads on meanwhile loses nothing.
let downloads: Downloads = null;
const listeners = new Set<() => void>();
const running = new Map<VersionId, AbortController>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function downloadsNow(): Downloads {
  return downloads;
}

/** Asks the device what it keeps; another tab may have changed that. */
export async function readDownloads(): Promise<void> {
  const open = await canKeep();
  const files = await keptFiles();
  const before = downloads;
  const stand = (version: Version): Download => {
    const [kept] = files.filter((file) => file.version.id === version.id);
    const known = before && before !== "closed" ? before[version.id] : null;
    return {
      coming: known?.coming ?? null,
      failure: known?.failure ?? null,
      kept: kept ? (kept.current ? "current" : "older") : "none",
    };
  };
  const [kjv, web] = versions;
  tell(open ? { KJV: stand(kjv), WEB: stand(web) } : "closed");
}

export async function startDownload(version: Version): Promise<void> {
  if (running.has(version.id)) return;
  const abort = new AbortController();
  running.set(version.id, abort);
  set(version, { coming: 0, failure: null });
  // Asked for at a press, where some browsers put it to the person.
  void navigator.storage.persist().catch(() => false);
  let failure: DownloadFailure | null = null;
  try {
    // The code of the search comes along: without a network it could not be had.
    await Promise.all([
      downloadVersion(version, abort.signal, (coming) => {
        set(version, { coming });
      }),
      loadSearch(),
    ]);
  } catch (error) {
    abort.abort();
    failure = abort.signal.reason === cancelled ? null : failureOf(error);
  }
  running.delete(version.id);
  set(version, { coming: null, failure });
  await readDownloads();
}

const cancelled = "cancelled";

export function cancelDownload(version: Version): void {
  running.get(version.id)?.abort(cancelled);
}

export async function removeDownload(version: Version): Promise<void> {
  await removeVersion(version);
  await readDownloads();
}

/** Old browsers and plain http have no Cache Storage; some private windows close it. */
async function canKeep(): Promise<boolean> {
  try {
    await caches.has(bibleCache);
    return true;
  } catch {
    return false;
  }
}

function set(version: Version, change: Partial<Download>): void {
  if (downloads === null || downloads === "closed") return;
  tell({ ...downloads, [version.id]: { ...downloads[version.id], ...change } });
}

function tell(next: Downloads): void {
  downloads = next;
  for (const listener of listeners) listener();
}
