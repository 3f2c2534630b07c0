import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { HiddenNote } from "./hidden-note";

/** The latest ticket of a row; only hidden ones are looked for. */
const ticketOf = (column: Sql, kind: Sql, row: Sql) =>
  sql`(SELECT ${column} FROM report_tickets t WHERE t.kind = ${kind} AND t.targetId = ${row}.id
       AND t.status <> 'withdrawn' ORDER BY t.id DESC LIMIT 1)`;

const note = (reason: Sql, kind: Sql, row: Sql) => {
  const linked = sql`CASE WHEN t.decision IS NOT NULL
    OR t.hiddenUntilReviewed AND t.reviewRequestedAt IS NULL THEN t.id END`;
  return sql`CASE WHEN ${row}.hiddenAt IS NOT NULL THEN json_object(
    'reason', ${reason}, 'ticketId', ${ticketOf(linked, kind, row)}) END`;
};

/** JSON of `HiddenNote` of a row `p` of posts; null for all but the few that are hidden. */
export const hiddenPostNote = note(sql`p.hiddenReason`, sql`'post'`, sql`p`);

/** The same of a row `c` of comments. */
export const hiddenCommentNote = note(
  ticketOf(
    sql`CASE WHEN t.decision IS NOT NULL THEN coalesce(t.appealReason, t.decisionReason) END`,
    sql`'comment'`,
    sql`c`,
  ),
  sql`'comment'`,
  sql`c`,
);

/** On the wire it is named only where there is something to tell. */
export function toHidden({ hidden }: { hidden: string | null }): {
  hidden?: HiddenNote;
} {
  return hidden === null ? {} : { hidden: JSON.parse(hidden) as HiddenNote };
}
