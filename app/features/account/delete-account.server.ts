import * as z from "zod/mini";
import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { hashAccountKeys } from "~/features/auth/sanctions.server";
import { clearedPassage } from "~/features/auth/sign-out.server";
import { endSession } from "~/platform/session.server";
import { signInLimit } from "~/features/auth/sign-in.server";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import { normalizeHandle } from "~/features/users/handle-rules";
import { isOwner } from "~/features/users/owner.server";
import { deleteReleasedImages } from "~/features/media/unused-images.server";
import type { AppContext } from "~/platform/context.server";
import { purgeGroup } from "~/features/groups/group-cache.server";
import { purgeDocument } from "~/platform/document-cache.server";
import type { Env } from "~/platform/env.server";
import { setFlash } from "~/platform/flash.server";
import { AppError, fieldError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";
import { ownerCannotBeDeleted } from "./delete-account-text";
import { retainTicketsAndSanctions } from "./retained-tickets.server";
import { collectExternalData, type ExternalData } from "./external-data.server";

/** DELETE /api/users/{id}. Doesn't check the handle rules, because old handles may not match them. */
export const deleteAccountSchema = z.object({
  handle: z.string("Type your handle.").check(z.overwrite(normalizeHandle)),
});

type DeleteContext = Pick<
  AppContext,
  "cache" | "db" | "env" | "now" | "request" | "requestId" | "sessionId"
>;

/**
 * Deletes the viewer's rows and their data outside the database. Throws `invalid` if the typed handle doesn't match,
 * `forbidden` for the owner. Returns Set-Cookie headers: two clear the session and the last passage, one shows a message
 * on the landing page.
 */
export async function deleteAccount(
  app: DeleteContext,
  viewerId: string,
  handle: string,
): Promise<string[]> {
  const { db, env } = app;
  await requireOwnHandle(db, viewerId, handle, env);
  const mayDeleteAccount = sql`id = ${viewerId} AND lower(username) = ${handle} AND NOT ${isOwner(env)}`;
  await removeAccount(app, viewerId, mayDeleteAccount, (writes) =>
    db.batch(writes),
  );
  const cookies = [endSession(app), setFlash(app, farewell)];
  return [...(await Promise.all(cookies)), clearedPassage];
}

/**
 * `mayDeleteAccount` is an SQL condition on `users`. `send` runs the writes; the last one returns the deleted user.
 * Cascades delete all other rows, and triggers update the counts. Throws `conflict` if no user was deleted.
 */
export async function removeAccount(
  app: Pick<
    DeleteContext,
    "cache" | "db" | "env" | "now" | "request" | "requestId"
  >,
  userId: string,
  mayDeleteAccount: Sql,
  send: (writes: Sql[]) => Promise<Record<string, unknown>[][] | null>,
): Promise<void> {
  const externalData = await collectExternalData(
    app.db,
    userId,
    app.env.PRODUCT_NAME,
    app.now,
  );
  const keys = await hashAccountKeys(app.db, app.env, userId);
  const writes = buildDeletion(userId, keys, mayDeleteAccount, app.now);
  const deletedRows = (await send(writes))?.at(-1);
  // Another tab changed the handle or deleted the account in the meantime.
  if (!deletedRows?.length) throw new AppError("conflict");
  // The account is deleted even if this fails. The hourly schedule deletes what is left.
  await deleteExternalData(app, externalData).catch((error: unknown) => {
    console.error(`[${app.requestId}]`, error);
  });
}

const farewell = {
  title: "Your account and everything in it have been deleted. Go in peace.",
};

/** Rate limits whose keys contain the user (platform/rate-limit.server.ts). */
const limitNames = JSON.stringify([
  signInLimit.name,
  ...Object.values(rateLimits).map(({ name }) => name),
]);

/** False for the owner. Reads one row. */
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
    throw new AppError("forbidden", { detail: ownerCannotBeDeleted });
  }
  if (row?.handle === handle) return;
  throw fieldError("handle", "This isn't your handle.");
}

function buildDeletion(
  userId: string,
  keys: string,
  mayDeleteAccount: Sql,
  now: number,
): Sql[] {
  const condition = sql`EXISTS (SELECT 1 FROM users WHERE ${mayDeleteAccount})`;
  return [
    ...retainTicketsAndSanctions({ userId, keys, condition, now }),
    sql`DELETE FROM rate_windows
        WHERE ${condition} AND key IN (
          SELECT value || ':' || ${userId} FROM json_each(${limitNames})
          UNION ALL SELECT value || ':' || s.id
          FROM sessions s JOIN json_each(${limitNames}) WHERE s.userId = ${userId}
          UNION ALL SELECT value || ':' || i.issuer || ' ' || i.subject
          FROM identities i JOIN json_each(${limitNames}) WHERE i.userId = ${userId})`,
    notifyCancellation(sql`p.userId = ${userId} AND ${condition}`),
    sql`DELETE FROM users WHERE ${mayDeleteAccount} RETURNING id`,
  ];
}

/** The limit of R2. */
const maxKeysPerDelete = 1000;

async function deleteExternalData(
  app: Pick<DeleteContext, "cache" | "db" | "env" | "now" | "request">,
  { images, previews, postIds, groupSlugs }: ExternalData,
): Promise<void> {
  const { db, env, now } = app;
  await Promise.all([
    ...postIds.map((postId) => purgeDocument(app, urls.post(postId))),
    ...groupSlugs.map((slug) => purgeGroup(app, slug)),
  ]);
  await deleteReleasedImages(db, env.IMAGES, images, now);
  // The hourly schedule deletes older previews, which show a previous name or profile image.
  for (let start = 0; start < previews.length; start += maxKeysPerDelete) {
    await env.IMAGES.delete(previews.slice(start, start + maxKeysPerDelete));
  }
}
