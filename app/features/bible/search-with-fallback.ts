import { listOfflineFiles } from "./offline-files";
import type { Search } from "./reader-request";

/** Searches on the server or, if it can't be reached, on the device; `result` is null if the version isn't downloaded. */
export async function searchWithFallback<View>(
  search: Search,
  searchServer: () => Promise<View>,
) {
  try {
    return await searchServer();
  } catch (error) {
    // fetch throws a TypeError if the server can't be reached. The error page handles everything else.
    if (!(error instanceof TypeError)) throw error;
    const result = await loadOfflineSearch().then(
      (code) => code.searchOffline(search),
      () => null,
    );
    return { search, result, onDevice: result !== null };
  }
}

/** 8 KB, only needed offline. */
export function loadOfflineSearch() {
  return import("./search/search-offline");
}

/** Loads the search code of this build if a version is downloaded. */
export async function preloadOfflineSearch(): Promise<void> {
  const files = await listOfflineFiles();
  if (files.length > 0) await loadOfflineSearch().catch(() => null);
}
