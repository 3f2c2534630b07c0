export const maxResults = 20;

export const maxQueryLength = 100;

/** The query of the /search page, cut to the length the API accepts. */
export function parseSearchQuery(search: string): string {
  const q = new URLSearchParams(search).get("q") ?? "";
  return Array.from(q.trim()).slice(0, maxQueryLength).join("");
}
