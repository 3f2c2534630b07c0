import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import type { profileDetails } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  maxFavourites,
  type VersionedVerse,
} from "~/features/bible/favourites/favourite";
import {
  deleteFavourites,
  insertFavourites,
  listFavourites,
  setFavouritesShown,
  tooManyFavouritesError,
  toFavourite,
  type FavouriteRow,
} from "~/features/bible/favourites/favourites.server";
import {
  requireVerses,
  getVerseText,
} from "~/features/bible/favourites/verse-text.server";
import { unlessBlocked } from "~/features/audience/visibility.server";
import { AppError } from "~/shared/errors";
import {
  defaultAudiences,
  maxQuotedVerses,
  type About,
  type AboutChange,
  type AboutPart,
} from "./about";
import { applyVerseChanges } from "./about-verses";

interface Stores {
  db: Db;
  /** Holds the Bible chapters. */
  assets: Fetcher;
}

/**
 * The parts of a user's About section that the viewer may see. The SQL checks the audience; admins get no extra access.
 * Null if the user doesn't exist or either has blocked the other. Cost: one round trip, at most 104 rows.
 */
export async function getAboutOrNull(
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
  const about = await getAboutOrNull(stores, viewerId, userId);
  if (!about) throw new AppError("not_found", { detail: "User not found" });
  return about;
}

/** Users can only change their own. */
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
    // The INSERT enforces the limit too. This check fails before anything is written.
    const saved = await listFavourites(db, viewerId);
    const count = applyVerseChanges<VersionedVerse>(saved, change).length;
    if (count > maxFavourites) throw tooManyFavouritesError();
  }
  await db.batch([
    upsertAbout(viewerId, change, now),
    deleteFavourites(viewerId, removeVerses),
    insertFavourites(viewerId, addVerses, now),
    setFavouritesShown(viewerId, addVerses, true),
  ]);
  return getAbout({ db, assets }, viewerId, userId);
}

/** Sets only the parts that are present, so two windows that change different parts don't overwrite each other. */
function upsertAbout(
  viewerId: string,
  { faithJourney, prayerIntentions, audiences }: AboutChange,
  now: number,
): Sql {
  const audienceOnInsert = (part: AboutPart) =>
    audiences[part] ?? defaultAudiences[part];
  return sql`
    INSERT INTO profile_details (userId, faithJourney, faithJourneyAudience, prayerIntentions,
                        prayerIntentionsAudience, favouriteVersesAudience, updatedAt)
    VALUES (${viewerId}, ${faithJourney || null}, ${audienceOnInsert("faithJourney")},
            ${prayerIntentions || null}, ${audienceOnInsert("prayerIntentions")}, ${audienceOnInsert("favouriteVerses")}, ${now})
    ON CONFLICT (userId) DO UPDATE SET
      faithJourney = iif(${faithJourney !== undefined}, excluded.faithJourney, faithJourney),
      faithJourneyAudience = coalesce(${audiences.faithJourney ?? null}, faithJourneyAudience),
      prayerIntentions = iif(${prayerIntentions !== undefined}, excluded.prayerIntentions, prayerIntentions),
      prayerIntentionsAudience = coalesce(${audiences.prayerIntentions ?? null}, prayerIntentionsAudience),
      favouriteVersesAudience = coalesce(${audiences.favouriteVerses ?? null}, favouriteVersesAudience),
      updatedAt = excluded.updatedAt`;
}

interface AboutRow extends Omit<
  typeof profileDetails.$inferSelect,
  "userId" | "updatedAt"
> {
  isOwn: Bit;
}

function selectAbout(viewerId: SqlId, userId: SqlId): Sql {
  return sql`
    SELECT CASE WHEN ${isVisible("faithJourney")} THEN a.faithJourney END AS faithJourney,
           CASE WHEN ${isVisible("prayerIntentions")} THEN a.prayerIntentions END AS prayerIntentions,
           me.id IS NOT NULL AS isOwn,
           ${selectAudience("faithJourney")} AS faithJourneyAudience,
           ${selectAudience("favouriteVerses")} AS favouriteVersesAudience,
           ${selectAudience("prayerIntentions")} AS prayerIntentionsAudience
    FROM ${joinUserAndViewer(viewerId)}
    WHERE u.id = ${unlessBlocked(viewerId, userId)}`;
}

function selectVerses(viewerId: SqlId, userId: SqlId): Sql {
  return sql`
    SELECT v.book, v.chapter, v.verse, v.verses, v.version, v.shown
    FROM ${joinUserAndViewer(viewerId)} CROSS JOIN favourite_verses v ON v.userId = u.id
    WHERE u.id = ${unlessBlocked(viewerId, userId)} AND ${isVisible("favouriteVerses")}
      AND (v.shown = 1 OR me.id IS NOT NULL)
    ORDER BY v.createdAt DESC, v.book DESC, v.chapter DESC, v.verse DESC, v.verses DESC
    LIMIT ${maxFavourites}`;
}

/** u: the user; a: their About; f: set if the viewer follows them; me: set if they are the viewer. */
function joinUserAndViewer(viewerId: SqlId): Sql {
  return sql`users u
    LEFT JOIN profile_details a ON a.userId = u.id
    LEFT JOIN follows f ON f.followerId = ${viewerId} AND f.followeeId = u.id
    LEFT JOIN users me ON me.id = u.id AND me.id = ${viewerId}`;
}

/** Users who only marked favourite verses have no row yet. */
function selectAudience(part: AboutPart): Sql {
  const columns: Record<AboutPart, Sql> = {
    faithJourney: sql`a.faithJourneyAudience`,
    favouriteVerses: sql`a.favouriteVersesAudience`,
    prayerIntentions: sql`a.prayerIntentionsAudience`,
  };
  return sql`coalesce(${columns[part]}, ${defaultAudiences[part]})`;
}

function isVisible(part: AboutPart): Sql {
  return sql`CASE ${selectAudience(part)}
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
        text: i < maxQuotedVerses ? await getVerseText(assets, verse) : null,
      })),
    ),
    prayerIntentions,
    audiences: row.isOwn
      ? {
          faithJourney: row.faithJourneyAudience,
          favouriteVerses: row.favouriteVersesAudience,
          prayerIntentions: row.prayerIntentionsAudience,
        }
      : null,
  };
}
