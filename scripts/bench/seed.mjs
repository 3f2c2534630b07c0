import { createHash, createHmac, randomBytes } from "node:crypto";

/** @typedef {import("../local/worker.mjs").Database} Database */

export const sessionSecret = "only-for-the-benchmark-and-32-long";
const people = 200;
const minute = 60_000;
/** With more rows per statement, the transaction would be too large for D1. */
const postsPerStatement = 50_000;
const benchPeople = {
  author: `'person-' || (1 + i * 7919 % ${people})`,
  liker: `'person-' || iif(i % 5 = 0, 1, 2 + (i * 31 + k.value) % ${people - 1})`,
  // The feed only shows recent posts, so older ones need no likes.
  liked: 10_000,
};

/** Typical post text; each post gets a part of it. */
export const prose =
  "Please pray for my grandmother, who goes into surgery on Thursday morning. She has taught three generations of us to sing. We read Psalm 121 together on the phone last night and she laughed at how badly I held the tune. Grateful for this community, for the meals that keep arriving, and for the quiet that comes after the Amen. If you are near the hospital, the family would love a visit; if you are far, a prayer at ten is enough. Our young people begin a new series on the Sermon on the Mount this Sunday, with soup afterwards, and everybody who can carry a chair is welcome to come early and help.";

/**
 * Signs a user in, as in app/platform/session.server.ts: the token is signed, and a session's id is the token's SHA-256.
 *
 * @param {Database} db
 * @param {string} userId
 * @param {number} now
 */
export function createSession(db, userId, now) {
  const name = randomBytes(32).toString("base64url");
  const mac = createHmac("sha256", sessionSecret).update(`session:${name}`);
  const token = `${name}.${mac.digest("base64url")}`;
  const id = createHash("sha256").update(token).digest("base64url");
  const insert = db
    .prepare(
      "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?1, ?2, ?3, ?4)",
    )
    .bind(id, userId, now, now + 7 * 24 * 60 * minute);
  return { insert, cookie: `session=${token}` };
}

/**
 * @param {Database} db
 * @param {number} now
 * @returns {Promise<string>} the Cookie header of a signed-in user
 */
export async function seedPeople(db, now) {
  const session = createSession(db, "person-1", now);
  await db.batch([
    db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
         INSERT INTO users (id, username, firstName, lastName, email, emailVerified, preferencesSetAt, createdAt)
         SELECT 'person-' || i, 'person' || i, 'Person', 'Number ' || i, 'person' || i || '@example.org', 1, ?2, ?2 FROM n`,
      )
      .bind(people, now),
    db
      .prepare(
        `INSERT OR REPLACE INTO settings (key, value, updatedAt) VALUES ('openGames', json_array('bible-trivia',
           'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory'), ?1)`,
      )
      .bind(now),
    session.insert,
    // The most followed users mustn't be those that the viewer follows; otherwise there are no users to suggest.
    db
      .prepare(
        `INSERT INTO follows (followerId, followeeId, createdAt)
         SELECT a.id, b.id, ?1 FROM users a JOIN users b ON (a.rowid * 31 + b.rowid * 17) % (10 + b.rowid % 20) = 0
         WHERE a.id <> 'person-1' AND a.id <> b.id`,
      )
      .bind(now),
    // The viewer follows every third user. For those, each card reads one more row.
    db
      .prepare(
        `INSERT INTO follows (followerId, followeeId, createdAt)
         SELECT 'person-1', id, ?1 FROM users WHERE id <> 'person-1' AND rowid % 3 = 0`,
      )
      .bind(now),
  ]);
  return session.cookie;
}

/** The id of the i-th post, created at `ms`: a UUIDv7 whose random part is i. */
export const postId = `printf('%08x-%04x-7%03x-8%03x-%012x', ms >> 16, ms & 65535, i & 4095, (i * 7) & 4095, i)`;

/**
 * Adds older posts behind those that are there: three in five text, one prayer, one an event or a
 * verse; the newest with likes of one to five people, the reader's own among every fifth.
 *
 * @param {Database} db
 * @param {number} from posts there already
 * @param {number} to posts there afterwards
 * @param {number} now the same in every call
 * @param {{ author: string, liker: string, liked: number }} [people] SQL for the author of post i and for its k-th like,
 *   and how many of the newest posts have likes
 */
export async function seedPosts(db, from, to, now, people = benchPeople) {
  const { author, liker, liked } = people;
  for (let first = from; first < to; first += postsPerStatement) {
    const last = Math.min(first + postsPerStatement, to) - 1;
    // D1 binds every number as REAL, which can't be shifted or used in an id.
    const numbered = `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
      p AS (SELECT i, CAST(?3 AS INTEGER) - (i + 1) * ${minute} AS ms FROM n),
      new_posts AS (SELECT i, ms, ${postId} AS id FROM p)`;
    /** @param {string} sql */
    const statement = (sql) =>
      db.prepare(`${numbered} ${sql}`).bind(first, last, now);
    await db.batch([
      db
        .prepare(
          `${numbered} INSERT INTO posts (id, userId, type, content, createdAt)
           SELECT id, ${author},
             CASE i % 10 WHEN 3 THEN 'prayer' WHEN 6 THEN 'prayer' WHEN 8 THEN 'event' WHEN 9 THEN 'verse' ELSE 'text' END,
             substr(?4, 1 + i * 37 % 300, 80 + i * 53 % 240), ms
           FROM new_posts`,
        )
        .bind(first, last, now, prose),
      statement(`INSERT INTO events (postId, title, date, time, timeZone, startsAt, location)
        SELECT id, 'Evening of prayer and soup', '2030-01-01', '19:00', 'Europe/London', 1893524400000, 'The old schoolroom'
        FROM new_posts WHERE i % 10 = 8`),
      statement(`INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
        SELECT id, 'KJV', 'John', 3, 16, 'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.', '{}'
        FROM new_posts WHERE i % 10 = 9`),
      statement(`INSERT INTO likes (postId, userId, createdAt)
        SELECT t.id, ${liker}, ms
        FROM new_posts t, json_each('[0,1,2,3,4]') k WHERE i < ${liked} AND k.value <= i % 5`),
    ]);
  }
  await db.prepare("PRAGMA optimize").run();
}

/**
 * Adds posts for followers and for their author only between the newest posts that everyone sees.
 *
 * @param {Database} db
 * @param {number} count
 * @param {number} now the same as for seedPosts
 */
export async function seedNarrowerPosts(db, count, now) {
  for (let first = 0; first < count; first += postsPerStatement) {
    const last = Math.min(first + postsPerStatement, count) - 1;
    await db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
           p AS (SELECT i, CAST(?3 AS INTEGER) - i * ${minute} - ${minute / 2} AS ms FROM n)
         INSERT INTO posts (id, userId, type, audience, content, createdAt)
         SELECT ${postId}, 'person-' || (1 + i * 7919 % ${people}), 'text', iif(i % 2, 'me', 'followers'), ?4, ms FROM p`,
      )
      .bind(first, last, now, prose)
      .run();
  }
  await db.prepare("PRAGMA optimize").run();
}
