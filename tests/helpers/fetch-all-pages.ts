import { expect } from "vitest";
import type { ApiClient } from "./api-client";

interface Identified {
  id: string;
}

/** Returns the URL of the next page from the Link header (RFC 8288), null for the last page. */
export function getNextUrl(response: Response): string | null {
  const link = response.headers.get("link");
  if (link === null) return null;
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(link) ?? [];
  if (next === undefined) throw new Error(`Unexpected Link header: ${link}`);
  return next;
}

export async function fetchAllPages<Item extends Identified>(
  client: ApiClient,
  first: string,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  let path: string | null = first;
  while (path !== null) {
    const response = await client.get(path);
    expect(response.status).toBe(200);
    pages.push(await response.json<Item[]>());
    path = getNextUrl(response);
  }
  return pages;
}
