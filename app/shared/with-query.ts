export type Query = Record<string, string | number | null | undefined>;

/** A path and what is asked of it; what is empty is left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      search.set(name, `${value}`);
    }
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** A part of a path. */
export const segment = encodeURIComponent;
