/** @typedef {import("../local/worker.mjs").Database} Database */

const day = 86_400_000;
/** Visits and reports are kept for so many days (app/features/analytics/period.ts). */
const keptDays = 90;
/** More rows a statement would make one transaction too large for D1. */
const peoplePerStatement = 10_000;

/** On how many days each person was there. */
export const visitsEach = 20;
/** Against one post, by as many people. */
export const reports = 1000;
export const ticketId = "00000000-0000-7000-8000-000000000001";

// D1 binds every number as a REAL, which neither divides as days do nor prints as an id.
const numbers = (/** @type {string} */ name, /** @type {string} */ bounds) =>
  `${name}(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM ${name} WHERE i < ${bounds})`;
const person = "printf('reader-%07d', i)";

/**
 * People who are all called Ruth, so that looking for one of them is as dear as it can be, and their
 * visits, `visitsEach` days of the kept ones each. Triggers count along as they do for real ones.
 *
 * @param {Database} db
 * @param {number} people
 * @param {number} now
 */
export async function seedVisits(db, people, now) {
  const today = Math.floor(now / day);
  for (let first = 1; first <= people; first += peoplePerStatement) {
    const last = Math.min(people, first + peoplePerStatement - 1);
    /** @param {string} sql @param {number[]} more */
    const statement = (sql, ...more) =>
      db
        .prepare(`WITH RECURSIVE ${numbers("n", "?2")} ${sql}`)
        .bind(first, last, ...more);
    await db.batch([
      statement(
        `INSERT INTO users (id, username, firstName, lastName, email, emailVerified, nameParts,
           preferencesSetAt, createdAt, followersCount)
         SELECT ${person}, 'reader' || i, 'Ruth', 'Number ' || i, 'reader' || i || '@example.org', i % 2,
           json_array('ruth number ' || i, 'reader' || i), ?3, CAST(?3 AS INTEGER) - i * 60000, i % 50 FROM n`,
        now,
      ),
      // Not all on the same days; every third visit is two sessions.
      statement(
        `, visit(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM visit WHERE k < ${visitsEach - 1})
         INSERT INTO visits (userId, day, sessionId, startedAt, lastSeenAt, sessions, durationMs, pageFlags)
         SELECT ${person}, d, 'session-' || i, d * ${day} + i, d * ${day} + i + 300000, 1 + (i % 3 = 0), 300000, i % 32
         FROM (SELECT i, CAST(?3 AS INTEGER) - (i + k * ${keptDays} / ${visitsEach}) % ${keptDays} AS d FROM n, visit)
         ORDER BY i, d`,
        today,
      ),
    ]);
  }
  await seedUses(db, people, today);
  await seedReports(db, now);
  await db.prepare("PRAGMA optimize").run();
}

/** As many rows as there can be: every page and game, after every gap, on every day. */
async function seedUses(
  /** @type {Database} */ db,
  /** @type {number} */ people,
  /** @type {number} */ today,
) {
  const uses = `["any","verse-of-the-day","prayer-of-the-day","games","videos","bible","Bible Trivia",
    "Word Search","Scripture Match","Unscramble","Memory Game","Faith Journey"]`;
  await db
    .prepare(
      `WITH RECURSIVE ${numbers("days", "?2")}, gaps(gap) AS (SELECT 1 UNION ALL SELECT gap + 1 FROM gaps WHERE gap < 91)
       INSERT INTO daily_usage (day, feature, gapDays, users)
       SELECT i, value, gap, ?3 / 100 FROM days, json_each(?4), gaps`,
    )
    .bind(today - keptDays + 1, today, people, uses)
    .run();
}

/** One post of somebody else's, reported by `reports` people. */
async function seedReports(
  /** @type {Database} */ db,
  /** @type {number} */ now,
) {
  await db.batch([
    db
      .prepare(
        `INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt)
         SELECT ?1, 'post', id, userId, '{}', ?2 FROM posts WHERE userId <> 'person-1' ORDER BY id DESC LIMIT 1`,
      )
      .bind(ticketId, now),
    db
      .prepare(
        `WITH RECURSIVE ${numbers("n", "?2")}
         INSERT INTO reports (ticketId, reporterId, reason, urgency, good, createdAt)
         SELECT ?4, ${person}, 'spam', 0, 1, ?3 FROM n`,
      )
      .bind(1, reports, now, ticketId),
  ]);
}
