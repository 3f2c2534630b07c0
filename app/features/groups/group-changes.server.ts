import { isUniqueViolation, type Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { groups } from "~/db/schema";
import { Sql, sql, type SqlValue } from "~/db/sql";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import type { AppContext } from "~/platform/context.server";
import type { ImageStore } from "~/platform/image-store.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { minuteMs } from "~/shared/duration.mjs";
import { AppError, fieldError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { rateLimits } from "~/shared/rate-limit";
import { noChurch } from "./church";
import {
  maxGroups,
  ownerFields,
  type Group,
  type GroupChange,
  type NewGroup,
} from "./group";
import * as access from "./group-access.server";
import {
  createHiddenSlug,
  isSlugFree,
  requireSlug,
  slugTaken,
} from "./group-slug.server";
import { indexGroup } from "./group-terms.server";
import { getGroup } from "./group.server";
import { hasRoom } from "./membership.server";
import { suggestSlug } from "./slug";

/**
 * Creates a group that the viewer owns: the unique index decides who gets a slug. A hidden group gets a random one. A
 * repeated request, whose first response may have been lost, returns the group that it created. Throws `taken` if the
 * slug is another group's or still reserved, `conflict` for users in too many groups.
 */
export async function createGroup(
  app: Pick<AppContext, "db" | "now" | "env">,
  viewerId: string,
  { slug: chosen, tags, ...input }: NewGroup,
): Promise<Group> {
  const { db, now } = app;
  const id = newId(now);
  const { name, kind, about, joinPolicy, whoPosts, place } = input;
  const json = JSON.stringify(tags);
  const church = kind === "church" ? input : noChurch;
  const isHidden = joinPolicy === "hidden";
  const slug = isHidden ? createHiddenSlug() : requireSlug(chosen);
  const isFree = isSlugFree(slug, id, now);
  const ends = [suggestSlug(place) || 2, 3, 4, 5, 6, 7, 8, 9];
  const other = sql`${slug} || '-' || value`;
  const checked = await db.first<
    Record<"created" | "other", string | null> &
      Record<"isFree" | "hasRoom", Bit>
  >(
    sql`SELECT (SELECT g.slug FROM group_members m JOIN groups g ON g.id = m.groupId WHERE m.userId = ${viewerId} AND m.role = 'owner'
            AND g.name = ${name} AND g.about = ${about} AND (g.slug = ${slug} OR ${isHidden} AND g.joinPolicy = 'hidden') AND g.createdAt > ${now - 10 * minuteMs}) AS created,
          ${isFree} AS isFree, ${hasRoom(viewerId)} AS hasRoom, (SELECT ${other} FROM json_each(${JSON.stringify(ends)})
          WHERE NOT ${isFree} AND length(${other}) <= 50 AND ${isSlugFree(sql`(${other})`, id, now)} LIMIT 1) AS other`,
  );
  if (checked?.created) return getGroup(db, viewerId, checked.created);
  if (checked?.isFree !== 1) throw slugTaken(checked?.other);
  if (checked.hasRoom !== 1) {
    const detail = `You can belong to up to ${maxGroups} groups.`;
    throw new AppError("conflict", { detail });
  }
  await limitWindow(app, db, viewerId, rateLimits.groups);
  return save(db, viewerId, { id, slug }, [
    sql`INSERT INTO groups (id, slug, name, kind, about, joinPolicy, whoPosts, place, tags, address, website, serviceTimes, createdAt)
        SELECT ${id}, ${slug}, ${name}, ${kind}, ${about}, ${joinPolicy}, ${whoPosts}, ${place}, ${json},
               ${church.address}, ${church.website}, ${JSON.stringify(church.serviceTimes)}, ${now} WHERE ${isFree} AND ${hasRoom(viewerId)} RETURNING id`,
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt)
        SELECT id, ${viewerId}, 'owner', ${now} FROM groups WHERE id = ${id}`,
    ...indexGroup(id, { name, kind, place, tags: json }),
  ]);
}

/** The first statement returns the group's row, unless it was refused. */
async function save(
  db: Db,
  viewerId: string,
  { id, slug }: { id: string; slug: string },
  writes: Sql[],
): Promise<Group> {
  try {
    const [saved] = await db.batch(writes);
    if (!saved?.length) throw new AppError("conflict");
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
  return getGroup(db, viewerId, slug, id);
}

/**
 * Changes a group. Leaders change what describes it, only the owner the rest. Nothing ever opens: the only change of
 * `joinPolicy` is from approval to hidden, which gives the group a random slug, without a redirect from the old one, and
 * its picture a private address; then `narrowPosts` runs. Triggers reserve the old slug, and end a church's verification.
 */
export async function updateGroup(
  { db, images, now }: { db: Db; images: ImageStore; now: number },
  viewerId: string,
  slug: string,
  change: GroupChange,
  narrowPosts: (groupId: string) => Sql,
): Promise<Group> {
  const group = await access.requireLeader(db, viewerId, slug);
  requireAllowed(group, change);
  const { id, joinPolicy, role } = group;
  const isHiding = joinPolicy !== "hidden" && change.joinPolicy === "hidden";
  const chosen = joinPolicy === "hidden" ? slug : (change.slug ?? slug);
  const newSlug = isHiding ? createHiddenSlug() : chosen;
  if (newSlug !== slug && !isHiding) requireSlug(newSlug);
  const { pinnedPostId = null, kind = group.kind } = change;
  const refusal = sql`CASE
    WHEN ${newSlug !== slug} AND NOT ${isSlugFree(newSlug, id, now)} THEN 'slug'
    WHEN ${isHiding} AND EXISTS (SELECT 1 FROM posts WHERE groupId = ${id} AND audience = 'everyone' AND hiddenAt IS NULL) THEN 'joinPolicy'
    WHEN ${pinnedPostId} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM posts WHERE id = ${pinnedPostId} AND groupId = ${id}
      AND audience IN ('everyone', 'group') AND hiddenAt IS NULL) THEN 'pinnedPostId' END`;
  const row = await db.first<
    Row<typeof groups, "name" | "place" | "imageUrl"> & {
      tags: string;
      refusal: keyof typeof refusals | null;
    }
  >(
    sql`SELECT name, place, tags, imageUrl, ${refusal} AS refusal FROM groups WHERE id = ${id}`,
  );
  if (!row) throw new AppError("conflict");
  if (row.refusal) throw refusals[row.refusal]();
  const { imageUrl = isHiding ? row.imageUrl : undefined } = change;
  const isPrivate = isHiding || joinPolicy === "hidden";
  const store = isPrivate ? images.asPrivate() : images;
  const saved = imageUrl && (await store.save(imageUrl, change.smallerImages));
  const { name = row.name, place = row.place } = change;
  const tags = change.tags ? JSON.stringify(change.tags) : row.tags;
  const assignments = assign({
    ...change,
    ...(kind !== "church" && noChurch),
    imageUrl: saved ? saved.url : imageUrl,
    slug: newSlug,
  });
  return save(db, viewerId, { id, slug: newSlug }, [
    sql`UPDATE groups SET ${assignments}
        WHERE id = ${id} AND slug = ${slug} AND joinPolicy = ${joinPolicy} AND forYouth = ${group.forYouth}
          AND kind = ${group.kind} AND name = ${row.name} AND place = ${row.place} AND tags = ${row.tags}
          AND closedAt IS NULL AND ${refusal} IS NULL
          AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${id} AND userId = ${viewerId} AND role = ${role})
        RETURNING id`,
    ...(isHiding ? [narrowPosts(id)] : []),
    ...indexGroup(id, { name, kind, place, tags }),
  ]);
}

const refusals = {
  slug: slugTaken,
  joinPolicy: () =>
    new AppError("conflict", {
      detail:
        "Some posts of this group are for everyone. Delete them before you hide the group.",
    }),
  pinnedPostId: () =>
    fieldError("pinnedPostId", "Choose a post of this group."),
};

/** Throws for what this role or this group can't change. */
function requireAllowed(group: access.KnownGroup, change: GroupChange): void {
  if (group.closedAt !== null) {
    throw new AppError("conflict", { detail: "This group is closed." });
  }
  const isOwners = ownerFields.some((field) => change[field] !== undefined);
  if (isOwners && group.role !== "owner") {
    throw new AppError("forbidden", {
      detail: "Only the owner of the group can change this.",
    });
  }
  const { joinPolicy = group.joinPolicy } = change;
  const isHidden = joinPolicy === "hidden";
  if (
    joinPolicy !== group.joinPolicy &&
    !(isHidden && group.joinPolicy === "approval")
  ) {
    throw fieldError("joinPolicy", "Only a group by approval can be hidden.");
  }
  if (isHidden && (change.forYouth || group.forYouth === 1)) {
    throw fieldError("forYouth", "A group for young people can't be hidden.");
  }
}

/** `column = value, …`. A missing field stays. */
function assign({ smallerImages: _, ...change }: GroupChange): Sql {
  const values: Record<string, SqlValue | undefined> = {
    ...change,
    tags: change.tags && JSON.stringify(change.tags),
    serviceTimes: change.serviceTimes && JSON.stringify(change.serviceTimes),
  };
  return Object.entries(values).reduce(
    (all, [column, value]) =>
      value === undefined
        ? all
        : sql`${all}, ${new Sql(column, [])} = ${value}`,
    sql`id = id`,
  );
}

/** Only the owner deletes a group, with its posts. A trigger reserves its slug for a year. */
export async function deleteGroup(
  db: Db,
  viewerId: string,
  slug: string,
): Promise<void> {
  const { id } = await access.requireOwner(db, viewerId, slug);
  const isOwner = sql`EXISTS (SELECT 1 FROM group_members WHERE groupId = ${id} AND userId = ${viewerId} AND role = 'owner')`;
  const [, deleted] = await db.batch([
    notifyCancellation(sql`p.groupId = ${id} AND ${isOwner}`),
    sql`DELETE FROM groups WHERE id = ${id} AND ${isOwner} RETURNING id`,
  ]);
  if (!deleted?.length) throw new AppError("conflict");
}
