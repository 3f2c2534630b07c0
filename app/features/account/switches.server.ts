import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";

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
