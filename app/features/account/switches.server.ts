import * as z from "zod/mini";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { setOptOut } from "~/features/analytics/visit.server";
import { setFollowApproval } from "~/features/users/follower.server";
import { endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

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

/** A setting that is on or off. The response has its new value as `field`. */
const switchEndpoint = (
  field: string,
  summary: string,
  set: typeof setOptOut,
) => ({
  POST: endpoint({
    summary,
    allowSuspended: true,
    body: switchSchema,
    response: z.object({ [field]: z.boolean() }),
    limit: "edits",
    authInSql: true,
    handle: async ({ ctx, body: { desired } }) => {
      await set(ctx.db, ctx.viewerId, desired);
      return { [field]: desired };
    },
  }),
});

/** For switches without any other effect. */
export const setSwitch =
  (column: Sql): typeof setOptOut =>
  async (db, viewerId, desired) => {
    await db.batch([
      sql`UPDATE users SET ${column} = ${desired} WHERE id = ${viewerId}`,
    ]);
  };

/** By path. */
export const switchEndpoints = {
  "users/follow-approval": switchEndpoint(
    "approvesFollowers",
    "Turn the approval of followers on or off",
    setFollowApproval,
  ),
  /** Off: the viewer appears on no leaderboard and sees none. */
  "users/score-sharing": switchEndpoint(
    "showsScores",
    "Share game scores with followers, or stop sharing",
    setSwitch(sql`showsScores`),
  ),
  /** Off: the viewer disappears from earlier lists of names too. */
  "users/prayed-sharing": switchEndpoint(
    "showsPrayed",
    "Tell authors of requests that you prayed, or stop telling them",
    setSwitch(sql`showsPrayed`),
  ),
  "users/hide-anonymous": switchEndpoint(
    "hidesAnonymous",
    "Hide anonymous prayer requests in lists, or show them again",
    setSwitch(sql`hidesAnonymous`),
  ),
  "analytics/opt-out": switchEndpoint(
    "optedOut",
    "Stop or resume counting the viewer's visits",
    setOptOut,
  ),
};
