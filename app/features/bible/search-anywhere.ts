import { keptFiles } from "./downloaded";
import type { SearchResult } from "./search";
import type { Search } from "./wanted";

/** A search where the server cannot be reached: in the version on this device, or, without one, nowhere. */
export interface SearchHere {
  search: Search;
  result: SearchResult | null;
  onDevice: boolean;
}

/** What the server finds; where it cannot be reached, what this device finds. */
export async function searchAnywhere<View>(
  search: Search,
  askServer: () => Promise<View>,
): Promise<View | SearchHere> {
  try {
    return await askServer();
  } catch (error) {
    // What fetch throws where nobody answers. All else is for the page's own error view.
    if (!(error instanceof TypeError)) throw error;
    const result = await searchHere(search);
    return { search, result, onDevice: result !== null };
  }
}

/** 3 KB that few need, and those without a network. */
export function loadSearch() {
  return import("./offline-search/search-on-device");
}

/** Whoever keeps a version has the code at hand that searches it, also that of a newer build. */
export async function prepareSearch(): Promise<void> {
  const files = await keptFiles();
  if (files.length > 0) await loadSearch().catch(() => null);
}

async function searchHere(search: Search): Promise<SearchResult | null> {
  try {
    const code = await loadSearch();
    return await code.searchOnDevice(search);
  } catch {
    // The code did not come either.
    return null;
  }
}
