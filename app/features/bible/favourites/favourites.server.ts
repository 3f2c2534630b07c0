import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { formatReference } from "../reference";
import { favouritesMax } from "./favourite";
import type {
  Favourite,
  FavouriteReply,
  FavouritesQuery,
  KeptVerse,
  SetFavourite,
  VersePlace,
} from "./favourite";

/** A row, as it comes. */
export interface FavouriteRow extends KeptVerse {
  shown: Bit;
}

/**
 * Makes a verse one of the viewer's favourites, or no longer, and shows it on their profile, or no longer.
 * Idempotent; the primary key settles races, and the statement itself counts, so that no two of them go past
 * the limit together. A verse kept before stays in the translation it was kept in.
 */
export async function setFavourite(
  db: Db,
  viewerId: SqlId,
  { desired, shown, ...place }: SetFavourite,
  now: number,
): Promise<FavouriteReply> {
  const wanted = desired ?? !(await isFavourite(db, viewerId, place));
  const [, , rows] = await db.batch([
    wanted
      ? insertFavourites(viewerId, [place], now)
      : deleteFavourites(viewerId, [place]),
    showFavourites(
      viewerId,
      shown === undefined ? [] : [place],
      shown ?? false,
    ),
    selectOne(viewerId, place),
  ]);
  const [row] = rows ?? [];
  if (wanted && !row) throw tooMany();
  return { favourite: row !== undefined, shown: row?.["shown"] === 1 };
}

/**
 * Of those places that are none yet as many as there is room for, the first of them the oldest; all of
 * them newer than what is there, however fast one saves.
 */
export function insertFavourites(
  viewerId: SqlId,
  places: readonly KeptVerse[],
  now: number,
): Sql {
  return sql`
    INSERT INTO favourite_verses (userId, book, chapter, verse, version, createdAt)
    SELECT u.id, value ->> 'book', value ->> 'chapter', value ->> 'verse', value ->> 'version',
      max(${now}, 1 + coalesce((SELECT max(createdAt) FROM favourite_verses WHERE userId = ${viewerId}), 0)) + key
    FROM users u CROSS JOIN json_each(${JSON.stringify(places)})
    WHERE u.id = ${viewerId} AND NOT EXISTS (
      SELECT 1 FROM favourite_verses f WHERE f.userId = u.id AND f.book = value ->> 'book'
        AND f.chapter = value ->> 'chapter' AND f.verse = value ->> 'verse')
    LIMIT max(0, ${favouritesMax} - (SELECT count(*) FROM favourite_verses WHERE userId = ${viewerId}))
    ON CONFLICT DO NOTHING`;
}

export function deleteFavourites(
  viewerId: SqlId,
  places: readonly VersePlace[],
): Sql {
  return sql`DELETE FROM favourite_verses WHERE ${among(viewerId, places)}`;
}

/** On the viewer's profile, or no longer; those of them that are favourites. */
export function showFavourites(
  viewerId: SqlId,
  places: readonly VersePlace[],
  shown: boolean,
): Sql {
  return sql`UPDATE favourite_verses SET shown = ${shown} WHERE ${among(viewerId, places)}`;
}

function among(viewerId: SqlId, places: readonly VersePlace[]): Sql {
  return sql`userId = ${viewerId} AND (book, chapter, verse) IN (
    SELECT value ->> 'book', value ->> 'chapter', value ->> 'verse'
    FROM json_each(${JSON.stringify(places)}))`;
}

export function tooMany(): AppError {
  return new AppError("invalid", {
    detail: `You have ${favouritesMax} favourite verses, which is as many as there may be. Let one go first.`,
  });
}

/** The viewer's own, the newest first; those of one chapter in the order of its verses. */
export async function listFavourites(
  db: Db,
  viewerId: SqlId,
  { book, chapter }: FavouritesQuery = {},
): Promise<Favourite[]> {
  const rows = await db.all<FavouriteRow>(
    book === undefined || chapter === undefined
      ? sql`SELECT book, chapter, verse, version, shown FROM favourite_verses WHERE userId = ${viewerId}
            ORDER BY createdAt DESC, book DESC, chapter DESC, verse DESC LIMIT ${favouritesMax}`
      : sql`SELECT book, chapter, verse, version, shown FROM favourite_verses
            WHERE userId = ${viewerId} AND book = ${book} AND chapter = ${chapter} ORDER BY verse`,
  );
  return rows.map(toFavourite);
}

export function toFavourite(row: FavouriteRow): Favourite {
  const { book: name, chapter, verse } = row;
  const reference = formatReference({ book: { name }, chapter, verse });
  return { ...row, shown: row.shown === 1, reference };
}

async function isFavourite(
  db: Db,
  viewerId: SqlId,
  place: VersePlace,
): Promise<boolean> {
  return (await db.first(selectOne(viewerId, place))) !== null;
}

function selectOne(viewerId: SqlId, { book, chapter, verse }: VersePlace): Sql {
  return sql`SELECT shown FROM favourite_verses
             WHERE userId = ${viewerId} AND book = ${book} AND chapter = ${chapter} AND verse = ${verse}`;
}
