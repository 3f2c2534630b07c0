import { expect } from "vitest";
import { sql } from "../../app/db/sql";
import { urls } from "../../app/shared/urls";
import type { SignedIn } from "./seeds";
import { sqlRows } from "./site";

/** Creates an invitation through the API and returns the token of its link. */
export async function invite(
  leader: SignedIn,
  slug: string,
  options: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const body = { days: 7, uses: 10, ...options };
  const response = await leader.client.post(
    urls.api.group(slug, "/invites"),
    body,
  );
  expect(response.status).toBe(201);
  const { id, url } = await response.json<{ id: string; url: string }>();
  return { id, token: new URL(url).pathname.slice(urls.join("").length) };
}

export async function usesLeft(inviteId: string): Promise<unknown> {
  const [row] = await sqlRows(
    sql`SELECT usesLeft FROM group_invites WHERE id = ${inviteId}`,
  );
  return row?.["usesLeft"];
}
