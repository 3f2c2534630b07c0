export type Query = Record<string, string | number | null | undefined>;

/** Omits empty values. */
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

/** Encodes a path segment. */
export const segment = encodeURIComponent;
