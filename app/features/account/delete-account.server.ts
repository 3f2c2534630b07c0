import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { endSession } from "~/features/auth/session.server";
import { personLimit } from "~/features/auth/sign-in.server";
import { dropImages } from "~/features/media/image-use.server";
import type { AppContext } from "~/platform/context.server";
import { forgetDocument } from "~/platform/document-cache.server";
import type { Env } from "~/platform/env.server";
import { keepFlash } from "~/platform/flash.server";
import { AppError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";
import { ownerStays } from "./delete-account-words";
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
  const { db, env, now } = app;
  await requireOwnHandle(db, viewerId, handle, env);
  const traces = await findTraces(db, viewerId, env.PRODUCT_NAME, now);
  await deleteRows(db, viewerId, handle, env);
  // The account has gone, whatever happens now: what is left behind, the schedule finds.
  await forgetTraces(app, traces).catch((error: unknown) => {
    console.error(`[${app.requestId}]`, error);
  });
  return Promise.all([endSession(app), keepFlash(app, farewell, "farewell")]);
}

const farewell = {
  title: "Your account and everything in it has been deleted. Go in peace.",
};

/** The names under which windows count a person (platform/rate-limit.server.ts). */
const limitNames = JSON.stringify([
  personLimit.name,
  ...Object.values(rateLimits).map(({ name }) => name),
]);

/** Whether the account looks after the whole site (decisions.md, Names and settings). */
const isOwner = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">) =>
  sql`coalesce(emailVerified = 1 AND lower(email) = lower(${OWNER_EMAIL}), 0)`;

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

async function deleteRows(
  db: Db,
  viewerId: string,
  handle: string,
  env: Env,
): Promise<void> {
  const mayGo = sql`id = ${viewerId} AND lower(username) = ${handle} AND NOT ${isOwner(env)}`;
  const goes = sql`EXISTS (SELECT 1 FROM users WHERE ${mayGo})`;
  const [, , gone] = await db.batch([
    sql`DELETE FROM rate_windows
        WHERE ${goes} AND key IN (
          SELECT value || ':' || ${viewerId} FROM json_each(${limitNames})
          UNION ALL SELECT value || ':' || s.id
          FROM sessions s JOIN json_each(${limitNames}) WHERE s.userId = ${viewerId}
          UNION ALL SELECT value || ':' || i.issuer || ' ' || i.subject
          FROM identities i JOIN json_each(${limitNames}) WHERE i.userId = ${viewerId})`,
    // What was done by right of office stays; to whom it was done does not.
    sql`UPDATE audit_log SET target = 'deleted account', detail = NULL
        WHERE target = ${viewerId} AND ${goes}`,
    sql`DELETE FROM users WHERE ${mayGo} RETURNING id`,
  ]);
  // Another tab has changed the handle, or deleted the account, in this very moment.
  if (!gone?.length) throw new AppError("conflict");
}

/** R2 deletes up to 1,000 keys in a call. */
const keysAtOnce = 1000;

async function forgetTraces(
  app: Work,
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
