/** @typedef {import("../local/worker.mjs").Database} Database */

const day = 86_400_000;
/** How long visits are stored (app/features/analytics/period.ts). */
const retentionDays = 90;
/** With more rows per statement, the transaction would be too large for D1. */
const usersPerStatement = 10_000;

/** Days with a visit, for each user. */
export const visitsPerUser = 20;
/** All for one post, each from a different user. */
export const reportCount = 1000;
export const ticketId = "00000000-0000-7000-8000-000000000001";

// D1 binds every number as REAL. Without the CAST, divisions and ids would contain fractions.
const numberCte = (/** @type {string} */ name, /** @type {string} */ bounds) =>
  `${name}(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM ${name} WHERE i < ${bounds})`;
const userId = "printf('reader-%07d', i)";

/**
 * Inserts users with visits on `visitsPerUser` days each. All of them are called Ruth, which makes searching for a name as
 * expensive as possible. Triggers count the visits as usual.
 *
 * @param {Database} db
 * @param {number} people
 * @param {number} now
 */
export async function seedAdminData(db, people, now) {
  const today = Math.floor(now / day);
  for (let first = 1; first <= people; first += usersPerStatement) {
    const last = Math.min(people, first + usersPerStatement - 1);
    /** @param {string} sql @param {number[]} more */
    const statement = (sql, ...more) =>
      db
        .prepare(`WITH RECURSIVE ${numberCte("n", "?2")} ${sql}`)
        .bind(first, last, ...more);
    await db.batch([
      statement(
        `INSERT INTO users (id, username, firstName, lastName, email, emailVerified, nameParts,
           preferencesSetAt, createdAt, followersCount)
         SELECT ${userId}, 'reader' || i, 'Ruth', 'Number ' || i, 'reader' || i || '@example.org', i % 2,
           json_array('ruth number ' || i, 'reader' || i), ?3, CAST(?3 AS INTEGER) - i * 60000, i % 50 FROM n`,
        now,
      ),
      // Visits are spread over the days; every third one has two sessions.
      statement(
        `, visit(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM visit WHERE k < ${visitsPerUser - 1})
         INSERT INTO visits (userId, day, sessionId, startedAt, lastSeenAt, sessions, durationMs, pageFlags)
         SELECT ${userId}, d, 'session-' || i, d * ${day} + i, d * ${day} + i + 300000, 1 + (i % 3 = 0), 300000, i % 32
         FROM (SELECT i, CAST(?3 AS INTEGER) - (i + k * ${retentionDays} / ${visitsPerUser}) % ${retentionDays} AS d FROM n, visit)
         ORDER BY i, d`,
        today,
      ),
    ]);
  }
  await seedUsage(db, people, today);
  await seedReports(db, now);
  await db.prepare("PRAGMA optimize").run();
}

/** Inserts the maximum number of rows: every page and game, with every gap, on every day. */
async function seedUsage(
  /** @type {Database} */ db,
  /** @type {number} */ people,
  /** @type {number} */ today,
) {
  const features = `["any","verse-of-the-day","prayer-of-the-day","games","videos","bible","Bible Trivia",
    "Word Search","Scripture Match","Unscramble","Memory Game","Faith Journey"]`;
  await db
    .prepare(
      `WITH RECURSIVE ${numberCte("days", "?2")}, gaps(gap) AS (SELECT 1 UNION ALL SELECT gap + 1 FROM gaps WHERE gap < 91)
       INSERT INTO daily_usage (day, feature, gapDays, users)
       SELECT i, value, gap, ?3 / 100 FROM days, json_each(?4), gaps`,
    )
    .bind(today - retentionDays + 1, today, people, features)
    .run();
}

/** Reports one post by another user, `reportCount` times. */
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
        `WITH RECURSIVE ${numberCte("n", "?2")}
         INSERT INTO reports (ticketId, reporterId, reason, urgency, good, createdAt)
         SELECT ?4, ${userId}, 'spam', 0, 1, ?3 FROM n`,
      )
      .bind(1, reportCount, now, ticketId),
  ]);
}
