import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import type { abouts } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import {
  favouritesMax,
  samePlace,
} from "~/features/bible/favourites/favourite";
import {
  deleteFavourites,
  insertFavourites,
  listFavourites,
  showFavourites,
  tooMany,
  toFavourite,
} from "~/features/bible/favourites/favourites.server";
import type { FavouriteRow } from "~/features/bible/favourites/favourites.server";
import {
  requireVerses,
  wordsOf,
} from "~/features/bible/favourites/verse-words.server";
import { unlessBlocked } from "~/features/users/hidden.server";
import { AppError } from "~/shared/errors";
import { audiencesWith, firstAudiences, quotedVerses } from "./about";
import type { About, AboutChange, AboutPart } from "./about";

interface Stores {
  db: Db;
  /** Where the chapters are. */
  assets: Fetcher;
}

/**
 * What a person says of themselves, as far as the viewer may see it: the audience is judged here,
 * in SQL, and an admin's office opens nothing. Null where nobody is, or either has blocked the
 * other. One trip; at most 100 verses and four rows more.
 */
export async function findAbout(
  { db, assets }: Stores,
  viewerId: SqlId,
  userId: SqlId,
): Promise<About | null> {
  const [row, verses] = await Promise.all([
    db.first<AboutRow>(selectAbout(viewerId, userId)),
    db.all<FavouriteRow>(selectVerses(viewerId, userId)),
  ]);
  return row && toAbout(assets, row, verses);
}

export async function getAbout(
  stores: Stores,
  viewerId: SqlId,
  userId: SqlId,
): Promise<About> {
  const about = await findAbout(stores, viewerId, userId);
  if (!about) throw new AppError("not_found", { detail: "User not found" });
  return about;
}

/** Only one's own; gives it as it is from then on. */
export async function setAbout(
  { db, assets }: Stores,
  viewerId: string,
  userId: string,
  change: AboutChange,
  now: number,
): Promise<About> {
  if (viewerId !== userId) throw new AppError("forbidden");
  const { addVerses, removeVerses } = change;
  if (addVerses.length > 0) {
    await requireVerses(assets, addVerses);
    await requireRoom(db, viewerId, change);
  }
  await db.batch([
    upsertAbout(viewerId, change, now),
    deleteFavourites(viewerId, removeVerses),
    insertFavourites(viewerId, addVerses, now),
    showFavourites(viewerId, addVerses, true),
  ]);
  return getAbout({ db, assets }, viewerId, userId);
}

/** The statement that inserts keeps the limit; this says so before anything is written. */
async function requireRoom(
  db: Db,
  viewerId: string,
  { addVerses, removeVerses }: AboutChange,
): Promise<void> {
  const kept = (await listFavourites(db, viewerId)).filter(
    (one) => !removeVerses.some((other) => samePlace(one, other)),
  );
  const added = addVerses.filter(
    (one) => !kept.some((other) => samePlace(one, other)),
  );
  if (kept.length + added.length > favouritesMax) throw tooMany();
}

/** Only what is there is set: two windows that change different parts both keep theirs. */
function upsertAbout(
  viewerId: string,
  { faithJourney, prayerIntentions, audiences }: AboutChange,
  now: number,
): Sql {
  const first = audiencesWith(firstAudiences, audiences);
  return sql`
    INSERT INTO abouts (userId, faithJourney, faithJourneyAudience, prayerIntentions,
                        prayerIntentionsAudience, favouriteVersesAudience, updatedAt)
    VALUES (${viewerId}, ${faithJourney || null}, ${first.faithJourney},
            ${prayerIntentions || null}, ${first.prayerIntentions}, ${first.favouriteVerses}, ${now})
    ON CONFLICT (userId) DO UPDATE SET
      faithJourney = iif(${faithJourney !== undefined}, excluded.faithJourney, faithJourney),
      faithJourneyAudience = coalesce(${audiences.faithJourney ?? null}, faithJourneyAudience),
      prayerIntentions = iif(${prayerIntentions !== undefined}, excluded.prayerIntentions, prayerIntentions),
      prayerIntentionsAudience = coalesce(${audiences.prayerIntentions ?? null}, prayerIntentionsAudience),
      favouriteVersesAudience = coalesce(${audiences.favouriteVerses ?? null}, favouriteVersesAudience),
      updatedAt = excluded.updatedAt`;
}

interface AboutRow extends Omit<
  typeof abouts.$inferSelect,
  "userId" | "updatedAt"
> {
  own: Bit;
}

function selectAbout(viewerId: SqlId, userId: SqlId): Sql {
  return sql`
    SELECT CASE WHEN ${visible("faithJourney")} THEN a.faithJourney END AS faithJourney,
           CASE WHEN ${visible("prayerIntentions")} THEN a.prayerIntentions END AS prayerIntentions,
           me.id IS NOT NULL AS own,
           ${audience("faithJourney")} AS faithJourneyAudience,
           ${audience("favouriteVerses")} AS favouriteVersesAudience,
           ${audience("prayerIntentions")} AS prayerIntentionsAudience
    FROM ${personAndViewer(viewerId)}
    WHERE u.id = ${unlessBlocked(viewerId, userId)}`;
}

function selectVerses(viewerId: SqlId, userId: SqlId): Sql {
  return sql`
    SELECT v.book, v.chapter, v.verse, v.version, v.shown
    FROM ${personAndViewer(viewerId)} CROSS JOIN favourite_verses v ON v.userId = u.id
    WHERE u.id = ${unlessBlocked(viewerId, userId)} AND ${visible("favouriteVerses")}
      AND (v.shown = 1 OR me.id IS NOT NULL)
    ORDER BY v.createdAt DESC, v.book DESC, v.chapter DESC, v.verse DESC
    LIMIT ${favouritesMax}`;
}

/** u: the person; a: what they say of themselves; f: whether the viewer follows; me: whether it is the viewer. */
function personAndViewer(viewerId: SqlId): Sql {
  return sql`users u
    LEFT JOIN abouts a ON a.userId = u.id
    LEFT JOIN follows f ON f.followerId = ${viewerId} AND f.followeeId = u.id
    LEFT JOIN users me ON me.id = u.id AND me.id = ${viewerId}`;
}

/** Who has only pressed hearts has no row yet. */
function audience(part: AboutPart): Sql {
  const columns: Record<AboutPart, Sql> = {
    faithJourney: sql`a.faithJourneyAudience`,
    favouriteVerses: sql`a.favouriteVersesAudience`,
    prayerIntentions: sql`a.prayerIntentionsAudience`,
  };
  return sql`coalesce(${columns[part]}, ${firstAudiences[part]})`;
}

function visible(part: AboutPart): Sql {
  return sql`CASE ${audience(part)}
    WHEN 'everyone' THEN 1
    WHEN 'followers' THEN me.id IS NOT NULL OR f.followerId IS NOT NULL
    ELSE me.id IS NOT NULL END`;
}

async function toAbout(
  assets: Fetcher,
  row: AboutRow,
  verses: FavouriteRow[],
): Promise<About> {
  const { faithJourney, prayerIntentions } = row;
  return {
    faithJourney,
    favouriteVerses: await Promise.all(
      verses.map(async (verse, i) => ({
        ...toFavourite(verse),
        text: i < quotedVerses ? await wordsOf(assets, verse) : null,
      })),
    ),
    prayerIntentions,
    audiences: row.own
      ? {
          faithJourney: row.faithJourneyAudience,
          favouriteVerses: row.favouriteVersesAudience,
          prayerIntentions: row.prayerIntentionsAudience,
        }
      : null,
  };
}
