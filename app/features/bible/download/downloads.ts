import { bibleCache, listOfflineFiles } from "../offline-files";
import { loadOfflineSearch } from "../search-with-fallback";
import { versions, type Version, type VersionId } from "../versions";
import {
  downloadVersion,
  toDownloadFailure,
  removeVersion,
  type DownloadFailure,
} from "./download";

export interface Download {
  stored: "none" | "older" | "current";
  /** Progress of a running download, else null. */
  chaptersLoaded: number | null;
  failure: DownloadFailure | null;
}

/** Null until the state is loaded; "unavailable" if the browser can't store files. */
export type Downloads = Record<VersionId, Download> | "unavailable" | null;

// Module state, so that downloads continue when the user leaves the page.
let downloads: Downloads = null;
const listeners = new Set<() => void>();
const running = new Map<VersionId, AbortController>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function getDownloads(): Downloads {
  return downloads;
}

/** Reads the state from Cache Storage, which another tab may have changed. */
export async function refreshDownloads(): Promise<void> {
  const open = await isStorageAvailable();
  const files = await listOfflineFiles();
  const before = downloads;
  const toDownload = (version: Version): Download => {
    const [stored] = files.filter((file) => file.version.id === version.id);
    const known =
      before && before !== "unavailable" ? before[version.id] : null;
    return {
      chaptersLoaded: known?.chaptersLoaded ?? null,
      failure: known?.failure ?? null,
      stored: stored ? (stored.current ? "current" : "older") : "none",
    };
  };
  const [kjv, web] = versions;
  setDownloads(
    open ? { KJV: toDownload(kjv), WEB: toDownload(web) } : "unavailable",
  );
}

export async function startDownload(version: Version): Promise<void> {
  if (running.has(version.id)) return;
  const abort = new AbortController();
  running.set(version.id, abort);
  updateDownload(version, { chaptersLoaded: 0, failure: null });
  // Some browsers ask the user for permission, so this needs a click.
  void navigator.storage.persist().catch(() => false);
  let failure: DownloadFailure | null = null;
  try {
    // Also loads the search code, which couldn't be fetched offline.
    await Promise.all([
      downloadVersion(version, abort.signal, (chaptersLoaded) => {
        updateDownload(version, { chaptersLoaded });
      }),
      loadOfflineSearch(),
    ]);
  } catch (error) {
    abort.abort();
    failure =
      abort.signal.reason === cancelled ? null : toDownloadFailure(error);
  }
  running.delete(version.id);
  updateDownload(version, { chaptersLoaded: null, failure });
  await refreshDownloads();
}

const cancelled = "cancelled";

export function cancelDownload(version: Version): void {
  running.get(version.id)?.abort(cancelled);
}

export async function removeDownload(version: Version): Promise<void> {
  await removeVersion(version);
  await refreshDownloads();
}

/** Old browsers and plain http have no Cache Storage, and some private windows block it. */
async function isStorageAvailable(): Promise<boolean> {
  try {
    await caches.has(bibleCache);
    return true;
  } catch {
    return false;
  }
}

function updateDownload(version: Version, change: Partial<Download>): void {
  if (downloads === null || downloads === "unavailable") return;
  setDownloads({
    ...downloads,
    [version.id]: { ...downloads[version.id], ...change },
  });
}

function setDownloads(next: Downloads): void {
  downloads = next;
  for (const listener of listeners) listener();
}
