import { isUniqueViolation, type Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groups } from "~/db/schema";
import { Sql, sql, type SqlValue } from "~/db/sql";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import type { ImageStore } from "~/platform/image-store.server";
import { dayMs } from "~/shared/duration.mjs";
import { AppError, fieldError } from "~/shared/errors";
import { ownerFields, type Group, type GroupChange } from "./group";
import {
  requireLeader,
  requireOwner,
  type KnownGroup,
} from "./group-access.server";
import { indexGroup } from "./group-terms.server";
import { getGroup } from "./group.server";
import {
  createHiddenSlug,
  isSlugFree,
  requireSlug,
  slugTaken,
} from "./slug.server";

const reservedMs = 365 * dayMs;
/** Addresses that a group had before and that stay reserved for it. */
const maxFormerSlugs = 3;
/** After a change of one of these the church has to be verified again. */
const verifiedFields = ["name", "kind", "address", "website"] as const;

/**
 * Changes a group. Leaders change what describes it, only the owner the rest. Nothing ever opens: the only change of
 * `joinPolicy` is from approval to hidden, which gives the group a random slug, without a redirect from the old one, and
 * its picture a private address.
 */
export async function updateGroup(
  { db, images, now }: { db: Db; images: ImageStore; now: number },
  viewerId: string,
  slug: string,
  change: GroupChange,
): Promise<Group> {
  const group = await requireLeader(db, viewerId, slug);
  requireAllowed(group, change);
  const { id, joinPolicy } = group;
  const isHiding = joinPolicy !== "hidden" && change.joinPolicy === "hidden";
  const newSlug = getNewSlug(group, change, isHiding);
  const checks = listChecks(id, change, { newSlug, isHiding, now });
  const row = await db.first<
    Row<typeof groups, "imageUrl"> & { failed: number | null }
  >(
    sql`SELECT imageUrl, CASE WHEN FALSE THEN 0 ${concat(
      checks.map(([check], i) => sql` WHEN NOT ${check} THEN ${i}`),
    )} END AS failed FROM groups WHERE id = ${id}`,
  );
  const failed = checks[row?.failed ?? -1];
  if (failed) throw failed[1];
  const source =
    change.imageUrl === undefined && isHiding ? row?.imageUrl : change.imageUrl;
  const isPrivate = isHiding || joinPolicy === "hidden";
  const store = isPrivate ? images.asPrivate() : images;
  const imageUrl = source
    ? (await store.save(source, change.smallerImages)).url
    : source;
  const finalSlug = newSlug ?? group.slug;
  const done = sql`EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND slug = ${finalSlug})`;
  const oldSlug = sql`INSERT INTO reserved_slugs (slug, groupId, until)
      SELECT ${group.slug}, ${isHiding ? null : id}, ${now + reservedMs} WHERE ${done}
      ON CONFLICT (slug) DO UPDATE SET groupId = excluded.groupId, until = excluded.until`;
  try {
    const [rows] = await db.batch([
      sql`UPDATE groups SET ${assign({ ...change, imageUrl }, newSlug)}
          WHERE id = ${id} AND slug = ${group.slug} AND joinPolicy = ${joinPolicy} AND closedAt IS NULL
            AND EXISTS (SELECT 1 FROM group_members
              WHERE groupId = ${id} AND userId = ${viewerId} AND role = ${group.role})
            ${concat(checks.map(([check]) => sql` AND ${check}`))}
          RETURNING name, kind, place, tags`,
      ...(newSlug === undefined
        ? []
        : [
            sql`DELETE FROM reserved_slugs WHERE slug = ${newSlug} AND ${done}`,
            oldSlug,
          ]),
      ...(isHiding
        ? [
            sql`DELETE FROM group_terms WHERE groupId = ${id} AND ${done}`,
            sql`UPDATE reserved_slugs SET groupId = NULL WHERE groupId = ${id} AND ${done}`,
          ]
        : []),
    ]);
    const described = rows?.[0] as
      | (Row<typeof groups, "name" | "kind" | "place"> & { tags: string })
      | undefined;
    if (!described) throw new AppError("conflict");
    const tags = JSON.parse(described.tags) as string[];
    await db.batch(indexGroup(id, { ...described, tags }));
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
  return getGroup(db, viewerId, finalSlug);
}

const concat = (parts: readonly Sql[]) =>
  parts.reduce((all, part) => sql`${all}${part}`, sql``);

const conflict = (detail: string) => new AppError("conflict", { detail });

/** Throws for what this role or this group can't change. */
function requireAllowed(group: KnownGroup, change: GroupChange): void {
  if (group.closedAt !== null) throw conflict("This group is closed.");
  const isOwnersChange = ownerFields.some(
    (field) => change[field] !== undefined,
  );
  if (isOwnersChange && group.role !== "owner") {
    throw new AppError("forbidden", {
      detail: "Only the owner of the group can change this.",
    });
  }
  const { joinPolicy = group.joinPolicy } = change;
  const isPossible =
    joinPolicy === group.joinPolicy ||
    (group.joinPolicy === "approval" && joinPolicy === "hidden");
  if (!isPossible) {
    throw fieldError(
      "joinPolicy",
      "A group can't become more open. Only a group by approval can become hidden.",
    );
  }
  if (joinPolicy === "hidden" && (change.forYouth || group.forYouth === 1)) {
    throw fieldError(
      change.forYouth ? "forYouth" : "joinPolicy",
      "A group for young people can't be hidden.",
    );
  }
}

/** Undefined if it stays. Hidden groups ignore the field. */
function getNewSlug(
  group: KnownGroup,
  { slug }: GroupChange,
  isHiding: boolean,
): string | undefined {
  if (isHiding) return createHiddenSlug();
  const stays = slug === undefined || slug === group.slug;
  return stays || group.joinPolicy === "hidden" ? undefined : requireSlug(slug);
}

/** Conditions of the change, with the errors if they don't hold. */
function listChecks(
  id: string,
  { pinnedPostId }: GroupChange,
  options: { newSlug: string | undefined; isHiding: boolean; now: number },
): [Sql, AppError][] {
  const { newSlug, isHiding, now } = options;
  const checks: [Sql, AppError][] = [];
  if (pinnedPostId) {
    checks.push([
      sql`EXISTS (SELECT 1 FROM posts WHERE id = ${pinnedPostId} AND groupId = ${id}
          AND audience IN ('everyone', 'group') AND hiddenAt IS NULL)`,
      fieldError("pinnedPostId", "Choose a post of this group."),
    ]);
  }
  if (isHiding) {
    checks.push([
      sql`NOT EXISTS (SELECT 1 FROM posts WHERE groupId = ${id} AND audience = 'everyone')`,
      conflict(
        "Some posts of this group are for everyone. Delete them before you hide the group.",
      ),
    ]);
  } else if (newSlug !== undefined) {
    checks.push(
      [isSlugFree(newSlug, id, now), slugTaken()],
      [
        sql`(SELECT count(*) FROM reserved_slugs WHERE groupId = ${id} AND slug <> ${newSlug}) < ${maxFormerSlugs}`,
        conflict("A group can change its address three times a year."),
      ],
    );
  }
  return checks;
}

/** `column = value, …` for what changes. A missing field stays. */
function assign(
  { smallerImages: _, tags, serviceTimes, ...change }: GroupChange,
  slug: string | undefined,
): Sql {
  const values: Record<string, SqlValue | undefined> = {
    ...change,
    slug,
    tags: tags && JSON.stringify(tags),
    serviceTimes: serviceTimes && JSON.stringify(serviceTimes),
  };
  const assignments = Object.entries(values).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`, ${new Sql(column, [])} = ${value}`],
  );
  const isSame = verifiedFields.flatMap((field) =>
    change[field] === undefined
      ? []
      : [sql` AND ${new Sql(field, [])} IS ${change[field]}`],
  );
  const verified = sql`verifiedAt IS NOT NULL AND ${change.joinPolicy !== "hidden"}${concat(isSame)}`;
  return sql`verifiedAt = iif(${verified}, verifiedAt, NULL), verifiedProof = iif(${verified}, verifiedProof, NULL)${concat(assignments)}`;
}

/** Only the owner deletes a group, with its posts. A trigger reserves its slug for a year. */
export async function deleteGroup(
  db: Db,
  viewerId: string,
  slug: string,
): Promise<void> {
  const { id } = await requireOwner(db, viewerId, slug);
  const isOwner = sql`EXISTS (SELECT 1 FROM group_members
    WHERE groupId = ${id} AND userId = ${viewerId} AND role = 'owner')`;
  const [, deleted] = await db.batch([
    notifyCancellation(sql`p.groupId = ${id} AND ${isOwner}`),
    sql`DELETE FROM groups WHERE id = ${id} AND ${isOwner} RETURNING id`,
  ]);
  if (!deleted?.length) throw new AppError("conflict");
}
