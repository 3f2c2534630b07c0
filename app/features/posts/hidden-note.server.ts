import { sql, type Sql } from "~/db/sql";
import type { HiddenNote } from "./hidden-note";

/** A column of the row's latest ticket. Only evaluated for hidden rows. */
const selectTicketColumn = (column: Sql, kind: Sql, row: Sql) =>
  sql`(SELECT ${column} FROM report_tickets t WHERE t.kind = ${kind} AND t.targetId = ${row}.id
       AND t.status <> 'withdrawn' ORDER BY t.id DESC LIMIT 1)`;

const selectNote = (reason: Sql, kind: Sql, row: Sql) => {
  const linkedTicketId = sql`CASE WHEN t.decision IS NOT NULL
    OR t.hiddenUntilReviewed AND t.reviewRequestedAt IS NULL THEN t.id END`;
  return sql`CASE WHEN ${row}.hiddenAt IS NOT NULL THEN json_object(
    'reason', ${reason}, 'ticketId', ${selectTicketColumn(linkedTicketId, kind, row)}) END`;
};

/** The `HiddenNote` of post `p` as JSON; null unless it is hidden. */
export const hiddenPostNote = selectNote(
  sql`p.hiddenReason`,
  sql`'post'`,
  sql`p`,
);

/** The `HiddenNote` of comment `c` as JSON; null unless it is hidden. */
export const hiddenCommentNote = selectNote(
  selectTicketColumn(
    sql`CASE WHEN t.decision IS NOT NULL THEN coalesce(t.appealReason, t.decisionReason) END`,
    sql`'comment'`,
    sql`c`,
  ),
  sql`'comment'`,
  sql`c`,
);

/** To be spread into a response, which has the field only if the row is hidden. */
export function parseHiddenNote({ hidden }: { hidden: string | null }): {
  hidden?: HiddenNote;
} {
  return hidden === null ? {} : { hidden: JSON.parse(hidden) as HiddenNote };
}
