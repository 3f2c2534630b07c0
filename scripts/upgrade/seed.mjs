import { postId, seedPeople } from "../bench/seed.mjs";
import { listTriggers } from "../local/triggers.mjs";

/** @typedef {import("../local/worker.mjs").Database} Database */

/** With more rows per statement, the transaction would be too large for D1. */
const rowsPerStatement = 50_000;
const minuteMs = 60_000;
/** The people of `seedPeople`; the viewer is the first. */
const earlierPeople = 200;

/**
 * Fills a database of release 1 (migrations/app/0000) in proportion: a person for ten posts; per person ten follows, two
 * favourites, two notifications, a session and a visit; per post a like and half a comment; a report for 100 posts. Counts
 * are inserted with the rows, because triggers would double the time.
 *
 * @param {Database} db
 * @param {number} posts
 * @param {number} now
 * @returns {Promise<string>} the Cookie header of a signed-in user
 */
export async function seedRelease1(db, posts, now) {
  const cookie = await seedPeople(db, now);
  const triggers = await listTriggers(db);
  for (const name of triggers.keys()) {
    await db.prepare(`DROP TRIGGER ${name}`).run();
  }
  const people = Math.max(100, Math.floor(posts / 10));
  /** @param {number} total @param {string[]} inserts with the tables `n` and, for posts, `p` */
  const fill = async (total, inserts) => {
    for (let first = 0; first < total; first += rowsPerStatement) {
      const last = Math.min(first + rowsPerStatement, total) - 1;
      const numbers = `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last}),
        times AS (SELECT i, ${now} - (i + 1) * ${minuteMs} AS ms FROM n),
        p AS (SELECT i, ms, ${postId} AS id, ${person("i")} AS userId FROM times)`;
      await db.batch(
        inserts.map((insert) => db.prepare(insert.replace("WITH", numbers))),
      );
    }
  };
  /** The ids of the people of this function. @param {string} n */
  const person = (n) =>
    `'person-' || (${earlierPeople + 1} + (${n}) % ${people})`;
  const postsCount = `${Math.floor(posts / people)} + (i < ${posts % people})`;
  await fill(people, [
    `WITH INSERT INTO users (id, username, firstName, lastName, nameParts, email, emailVerified, preferencesSetAt, postsCount, followersCount,
       followingCount, unreadNotifications, createdAt)
     SELECT ${person("i")}, 'member' || i, 'Person', 'Number ' || i, '["person","number"]', 'member' || i || '@example.org', 1, ${now},
       ${postsCount}, 10, 10, iif(i % 10 = 1, ${postsCount}, 0), ${now} FROM n`,
    `WITH INSERT INTO profile_details (userId, faithJourney, updatedAt) SELECT ${person("i")}, 'Called by name', ${now} FROM n`,
    `WITH INSERT INTO sessions (id, userId, createdAt, expiresAt) SELECT 'session-' || i, ${person("i")}, ${now}, ${now} + 86400000 FROM n`,
    `WITH INSERT INTO visits (userId, day, sessionId, startedAt, lastSeenAt)
     SELECT ${person("i")}, ${now} / 86400000 - i % 30, '1', ${now}, ${now} FROM n`,
    `WITH INSERT INTO favourite_verses (userId, book, chapter, verse, createdAt)
     SELECT ${person("i")}, 'John', 3, 16 + k.value, ${now} FROM n, json_each('[0,1]') k`,
  ]);
  await fill(people, [
    `WITH INSERT INTO follows (followerId, followeeId, createdAt)
     SELECT ${person("i")}, ${person("i + k.value")}, ${now} FROM n, json_each('[1,2,3,4,5,6,7,8,9,10]') k`,
  ]);
  await fill(posts, [
    `WITH INSERT INTO posts (id, userId, type, content, imageUrl, likesCount, commentsCount, createdAt)
     SELECT id, userId, CASE i % 10 WHEN 3 THEN 'prayer' WHEN 8 THEN 'event' WHEN 9 THEN 'verse' WHEN 5 THEN 'image' ELSE 'text' END,
       'Grateful for this community, for the meals that keep arriving, and for the quiet that comes after the Amen. Number ' || i,
       iif(i % 10 = 5, '/images/' || printf('%040x', i) || '.png', NULL), 1, i % 2, ms FROM p`,
    `WITH INSERT INTO images (key, type, bytes, width, height, createdAt)
     SELECT printf('%040x', i) || '.png', 'image/png', 1000, 8, 8, ms FROM p WHERE i % 10 = 5`,
    `WITH INSERT INTO events (postId, title, date, time, timeZone, startsAt)
     SELECT id, 'Evening of prayer', '2030-01-01', '19:00', 'Europe/London', 1893524400000 FROM p WHERE i % 10 = 8`,
    `WITH INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
     SELECT id, 'KJV', 'John', 11, 35, 'Jesus wept.', '{}' FROM p WHERE i % 10 = 9`,
    `WITH INSERT INTO likes (postId, userId, createdAt) SELECT id, ${person("i + 1")}, ms FROM p`,
    `WITH INSERT INTO comments (id, postId, userId, content, createdAt)
     SELECT id, id, ${person("i + 2")}, 'Amen', ms FROM p WHERE i % 2`,
    `WITH INSERT INTO notifications (id, userId, kind, cause, postId, detail, latestActorIds, actorsCount, createdAt, seenAt)
     SELECT id, userId, 'like', 'like:' || id, id, '{}', json_array(${person("i + 1")}), 1, ms, iif(i % 10, NULL, ms) FROM p WHERE i % 10 < 2`,
    `WITH INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
     SELECT id, userId, ${person("i + 1")}, 'like:' || id, ms FROM p WHERE i % 10 < 2`,
    `WITH INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, weight, reportsCount, openedAt, status, decidedAt)
     SELECT id, 'post', id, userId, '{}', 1, 1, ms, iif(i % 1000, 'decided', 'open'), iif(i % 1000, ms, NULL) FROM p WHERE i % 100 = 0`,
    `WITH INSERT INTO reports (ticketId, reporterId, reason, urgency, good, createdAt)
     SELECT id, ${person("i + 3")}, 'spam', 1, 0, ms FROM p WHERE i % 100 = 0`,
    `WITH INSERT INTO ticket_notes (id, ticketId, message, createdAt) SELECT id, id, 'Seen', ms FROM p WHERE i % 100 = 0`,
    `WITH INSERT INTO sanctions (kind, keyHash, until, ticketId, createdAt, expiresAt)
     SELECT 'suspended', id, ms, id, ms, ${now} + 86400000 FROM p WHERE i % 1000 = 0`,
  ]);
  await db.batch([...triggers.values()].map((sql) => db.prepare(sql)));
  await db.prepare("PRAGMA optimize").run();
  return cookie;
}
