import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { hashAccountKeys } from "~/features/auth/sanctions.server";
import { endSession } from "~/features/auth/session.server";
import { personLimit } from "~/features/auth/sign-in.server";
import { isOwner } from "~/features/users/owner.server";
import { dropImages } from "~/features/media/image-use.server";
import type { AppContext } from "~/platform/context.server";
import { forgetDocument } from "~/platform/document-cache.server";
import type { Env } from "~/platform/env.server";
import { keepFlash } from "~/platform/flash.server";
import { AppError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";
import { ownerStays } from "./delete-account-words";
import { keepTicketsAndSanctions } from "./outlasting-tickets.server";
import { findTraces } from "./traces.server";
import type { Traces } from "./traces.server";

type Work = Pick<
  AppContext,
  "cache" | "db" | "env" | "now" | "request" | "requestId" | "sessionId"
>;

/**
 * Deletes the viewer's account: every row by one statement and its cascades, whose triggers keep the
 * counts; then what is kept outside of the database. `invalid` where the handle typed is another,
 * `forbidden` for the owner. Gives each Set-Cookie: one takes the session from the browser, one has the landing
 * page say so, once.
 */
export async function deleteAccount(
  app: Work,
  viewerId: string,
  handle: string,
): Promise<string[]> {
  const { db, env } = app;
  await requireOwnHandle(db, viewerId, handle, env);
  const mayGo = sql`id = ${viewerId} AND lower(username) = ${handle} AND NOT ${isOwner(env)}`;
  await removeAccount(app, viewerId, mayGo, (writes) => db.batch(writes));
  return Promise.all([endSession(app), keepFlash(app, farewell, "farewell")]);
}

/**
 * Every row of a person for whom `mayGo` (a condition on users) holds, then what is kept outside of the database.
 * `send` sends the writes, the last of which gives the row that went; `conflict` where none did.
 */
export async function removeAccount(
  app: Pick<Work, "cache" | "db" | "env" | "now" | "request" | "requestId">,
  userId: string,
  mayGo: Sql,
  send: (writes: Sql[]) => Promise<Record<string, unknown>[][] | null>,
): Promise<void> {
  const traces = await findTraces(
    app.db,
    userId,
    app.env.PRODUCT_NAME,
    app.now,
  );
  const keys = await hashAccountKeys(app.db, app.env, userId);
  const writes = deletionOf(userId, keys, mayGo, app.now);
  const gone = (await send(writes))?.at(-1);
  // Another tab has changed the handle, or deleted the account, in this very moment.
  if (!gone?.length) throw new AppError("conflict");
  // The account has gone, whatever happens now: what is left behind, the schedule finds.
  await forgetTraces(app, traces).catch((error: unknown) => {
    console.error(`[${app.requestId}]`, error);
  });
}

const farewell = {
  title: "Your account and everything in it has been deleted. Go in peace.",
};

/** The names under which windows count a person (platform/rate-limit.server.ts). */
const limitNames = JSON.stringify([
  personLimit.name,
  ...Object.values(rateLimits).map(({ name }) => name),
]);

/** Whether the account may be deleted at all. One row. */
export async function mayDelete(
  db: Db,
  viewerId: SqlId,
  env: Pick<Env, "OWNER_EMAIL">,
): Promise<boolean> {
  const row = await db.first<{ isOwner: Bit }>(
    sql`SELECT ${isOwner(env)} AS isOwner FROM users WHERE id = ${viewerId}`,
  );
  return row?.isOwner === 0;
}

async function requireOwnHandle(
  db: Db,
  viewerId: string,
  handle: string,
  env: Env,
): Promise<void> {
  const row = await db.first<{ handle: string; isOwner: Bit }>(
    sql`SELECT lower(username) AS handle, ${isOwner(env)} AS isOwner FROM users WHERE id = ${viewerId}`,
  );
  if (row?.isOwner === 1) {
    throw new AppError("forbidden", { detail: ownerStays });
  }
  if (row?.handle === handle) return;
  const message = "This is not your handle.";
  throw new AppError("invalid", {
    detail: message,
    issues: [{ path: "handle", message }],
  });
}

function deletionOf(
  userId: string,
  keys: string,
  mayGo: Sql,
  now: number,
): Sql[] {
  const when = sql`EXISTS (SELECT 1 FROM users WHERE ${mayGo})`;
  return [
    ...keepTicketsAndSanctions({ userId, keys, when, now }),
    sql`DELETE FROM rate_windows
        WHERE ${when} AND key IN (
          SELECT value || ':' || ${userId} FROM json_each(${limitNames})
          UNION ALL SELECT value || ':' || s.id
          FROM sessions s JOIN json_each(${limitNames}) WHERE s.userId = ${userId}
          UNION ALL SELECT value || ':' || i.issuer || ' ' || i.subject
          FROM identities i JOIN json_each(${limitNames}) WHERE i.userId = ${userId})`,
    sql`DELETE FROM users WHERE ${mayGo} RETURNING id`,
  ];
}

/** R2 deletes up to 1,000 keys in a call. */
const keysAtOnce = 1000;

async function forgetTraces(
  app: Pick<Work, "cache" | "db" | "env" | "now" | "request">,
  { pictures, previews, postIds }: Traces,
): Promise<void> {
  const { db, env, now } = app;
  await Promise.all(
    postIds.map((postId) => forgetDocument(app, urls.post(postId))),
  );
  await dropImages(db, env.IMAGES, pictures, now);
  // Older pictures of the same posts, under a former name or face, go with the sweep of each hour.
  for (let at = 0; at < previews.length; at += keysAtOnce) {
    await env.IMAGES.delete(previews.slice(at, at + keysAtOnce));
  }
}
