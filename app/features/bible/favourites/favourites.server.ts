import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { formatVerseCitation } from "~/shared/verse-list";
import { formatReference } from "../reference";
import {
  listVerses,
  maxFavourites,
  type Favourite,
  type FavouriteResponse,
  type VersionedVerse,
  type SetFavourite,
  type VerseRef,
} from "./favourite";

export interface FavouriteRow extends VersionedVerse {
  shown: Bit;
}

/**
 * Adds or removes a favourite verse, or shows or hides it on the profile. Idempotent. The primary key
 * prevents duplicates, and the INSERT itself checks the limit, so concurrent requests can't exceed it.
 * An existing favourite keeps its translation.
 */
export async function setFavourite(
  db: Db,
  viewerId: SqlId,
  { desired, shown, ...verseRef }: SetFavourite,
  now: number,
): Promise<FavouriteResponse> {
  const [, , rows] = await db.batch([
    desired
      ? insertFavourites(viewerId, [verseRef], now)
      : deleteFavourites(viewerId, [verseRef]),
    setFavouritesShown(
      viewerId,
      shown === undefined ? [] : [verseRef],
      shown ?? false,
    ),
    sql`SELECT shown FROM favourite_verses WHERE ${whereVerses(viewerId, [verseRef])}`,
  ]);
  const [row] = rows ?? [];
  if (desired && !row) throw tooManyFavouritesError();
  return { favourite: row !== undefined, shown: row?.["shown"] === 1 };
}

/**
 * Inserts the verses that aren't favourites yet, up to the limit. `createdAt` always increases, even for
 * several inserts within a millisecond, so that the order is stable.
 */
export function insertFavourites(
  viewerId: SqlId,
  verseRefs: readonly VersionedVerse[],
  now: number,
): Sql {
  return sql`
    INSERT INTO favourite_verses (userId, book, chapter, verse, verses, version, createdAt)
    SELECT u.id, value ->> 'book', value ->> 'chapter', value ->> 'verse', coalesce(value ->> 'verses', ''), value ->> 'version',
      max(${now}, 1 + coalesce((SELECT max(createdAt) FROM favourite_verses WHERE userId = ${viewerId}), 0)) + key
    FROM users u CROSS JOIN json_each(${JSON.stringify(verseRefs)})
    WHERE u.id = ${viewerId} AND NOT EXISTS (
      SELECT 1 FROM favourite_verses f WHERE f.userId = u.id AND f.book = value ->> 'book'
        AND f.chapter = value ->> 'chapter' AND f.verse = value ->> 'verse' AND f.verses = coalesce(value ->> 'verses', ''))
    LIMIT max(0, ${maxFavourites} - (SELECT count(*) FROM favourite_verses WHERE userId = ${viewerId}))
    ON CONFLICT DO NOTHING`;
}

export function deleteFavourites(
  viewerId: SqlId,
  verseRefs: readonly VerseRef[],
): Sql {
  return sql`DELETE FROM favourite_verses WHERE ${whereVerses(viewerId, verseRefs)}`;
}

/** Shows or hides verses on the profile; ignores verses that aren't favourites. */
export function setFavouritesShown(
  viewerId: SqlId,
  verseRefs: readonly VerseRef[],
  shown: boolean,
): Sql {
  return sql`UPDATE favourite_verses SET shown = ${shown} WHERE ${whereVerses(viewerId, verseRefs)}`;
}

function whereVerses(viewerId: SqlId, verseRefs: readonly VerseRef[]): Sql {
  return sql`userId = ${viewerId} AND (book, chapter, verse, verses) IN (
    SELECT value ->> 'book', value ->> 'chapter', value ->> 'verse', coalesce(value ->> 'verses', '')
    FROM json_each(${JSON.stringify(verseRefs)}))`;
}

export function tooManyFavouritesError(): AppError {
  return new AppError("invalid", {
    detail: `You already have ${maxFavourites} favourite verses, which is the limit. Please remove one first.`,
  });
}

export async function listFavourites(
  db: Db,
  viewerId: SqlId,
): Promise<Favourite[]> {
  const rows = await db.all<FavouriteRow>(
    sql`SELECT book, chapter, verse, verses, version, shown FROM favourite_verses WHERE userId = ${viewerId}
        ORDER BY createdAt DESC, book DESC, chapter DESC, verse DESC, verses DESC LIMIT ${maxFavourites}`,
  );
  return rows.map(toFavourite);
}

export function toFavourite({ verses, ...row }: FavouriteRow): Favourite {
  const { book: name, chapter } = row;
  const citation = formatVerseCitation(listVerses({ ...row, verses }));
  return {
    ...row,
    ...(verses && { verses }),
    shown: row.shown === 1,
    reference: `${formatReference({ book: { name }, chapter })}:${citation}`,
  };
}
