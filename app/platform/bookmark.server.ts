import type { Db } from "~/db/db.server";
import {
  readSignedCookie,
  writeCookie,
  writeSignedCookie,
  type SigningContext,
} from "./cookies.server";

/**
 * Bookmarks of a browser's own writes: a replica that answers its requests must be at least that recent. Each write sets
 * another cookie and deletes those that it was sent. One cookie isn't enough: responses to simultaneous writes arrive in
 * any order, and the older bookmark would replace the newer one.
 */
const cookie = "bookmark";
/** Seconds. Replicas lag by seconds, so ten minutes are plenty. */
const maxAge = 600;
/** Limits the signatures to check. Browsers send the oldest cookies first. */
const maxCookies = 20;

const listNames = ({ headers }: Request): string[] => {
  const names = headers.get("cookie")?.match(/\bbookmark-[\da-f]{8}(?==)/g);
  return names?.slice(-maxCookies) ?? [];
};

/** The newest bookmark: https://developers.cloudflare.com/d1/reference/glossary/ promises that they sort by age. */
export async function readBookmark(
  context: SigningContext,
): Promise<string | null> {
  const names = listNames(context.request);
  const bookmarks = await Promise.all(
    names.map((name) => readSignedCookie(context, name)),
  );
  const sorted = bookmarks.filter((one) => one !== null).sort();
  return sorted.at(-1) ?? null;
}

/** The Set-Cookie headers with which later requests read the writes of this one from any replica. */
export async function createBookmarkCookies(
  context: SigningContext & { db: Pick<Db, "bookmark">; requestId: string },
): Promise<string[]> {
  const { db, request, requestId } = context;
  if (db.bookmark === null) return [];
  const name = `${cookie}-${requestId.slice(0, 8)}`;
  return [
    await writeSignedCookie(context, name, db.bookmark, maxAge),
    ...listNames(request).map((old) => writeCookie(request, old, "", 0)),
  ];
}
