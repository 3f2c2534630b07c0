import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";

type Column =
  | "approvesFollowers"
  | "showsScores"
  | "showsPrayed"
  | "hidesAnonymous"
  | "allowsAnalytics";

/** The values of the settings that are on or off. */
export async function getSwitches(db: Db, viewerId: string) {
  const row = await db.first<Row<typeof users, Column>>(
    sql`SELECT approvesFollowers, showsScores, showsPrayed, hidesAnonymous, allowsAnalytics FROM users WHERE id = ${viewerId}`,
  );
  return {
    followers: row?.approvesFollowers === 1,
    games: row?.showsScores === 1,
    prayers: row?.showsPrayed === 1,
    anonymous: row?.hidesAnonymous === 1,
    visits: row?.allowsAnalytics === 0,
  };
}

/** Switches without any other effect. */
const columns = {
  /** Off: the viewer appears on no leaderboard and sees none. */
  showsScores: sql`showsScores`,
  /** Off: the viewer disappears from earlier lists of names too. */
  showsPrayed: sql`showsPrayed`,
  /** From all lists of the viewer. */
  hidesAnonymous: sql`hidesAnonymous`,
};

export const setSwitch =
  (column: keyof typeof columns) =>
  async (db: Db, viewerId: SqlId, desired: boolean): Promise<void> => {
    await db.batch([
      sql`UPDATE users SET ${columns[column]} = ${desired} WHERE id = ${viewerId}`,
    ]);
  };
