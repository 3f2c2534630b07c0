import { createSession, postId, prose, seedPosts } from "../bench/seed.mjs";
import { step } from "../local/progress.mjs";

/**
 * @typedef {import("../bench/world.mjs").World} World
 * @typedef {{ id: string, cookie: string }} Member
 */

/** A larger site is more blocks of this many people and posts, so that the same request finds as much in each. */
export const blockSize = 10_000;
/** They have sessions, one for each connection. */
export const memberCount = 256;
export const groupsPerBlock = 10;

const firstNames = "Ruth,Naomi,Esther,Lydia,Amos,Micah,Silas,Titus";
const lastNames = "Adams,Baker,King,Price";
const toJson = (/** @type {string} */ names) =>
  `'${JSON.stringify(names.split(","))}'`;

/** SQL for one of the 500 people in the block of `i` who write posts and are followed. */
const author = (/** @type {string} */ n) =>
  `'member-' || (i / ${blockSize} * ${blockSize} + (${n}) % 500 * 20)`;
/** SQL for any person in the block of `i`. */
const neighbour = (/** @type {string} */ n) =>
  `'member-' || (i / ${blockSize} * ${blockSize} + (${n}) % ${blockSize})`;
/** SQL for the number of a group. */
const group = `i * ${groupsPerBlock} / ${blockSize}`;
/** The people who sign in follow more people, and have notifications: one in twenty. */
const isActive = "i % 20 = 10";
/** A post and a person whom one in twenty of all people like or follow, so that they grow with the site. */
const popularPost = `(SELECT ${postId} FROM (SELECT 0 AS i, CAST(?3 AS INTEGER) - 60000 AS ms))`;
const popularPerson = "person-1";

/** SQL that adds rows for each row of `n (i, ms)`: people, a minute apart. */
const people = [
  // So few names that a search finds more people than it reads, at any size.
  `INSERT INTO users (id, username, firstName, lastName, email, emailVerified, nameParts, preferencesSetAt, createdAt)
   SELECT 'member-' || i, 'member' || i, f, l, 'member' || i || '@example.org', 1,
     json_array(lower(f || ' ' || l), lower(l || ' ' || f), 'member' || i, '~' || substr(f, 2)), ms, ms
   FROM (SELECT i, ms, ${toJson(firstNames)} ->> (i % 8) AS f, ${toJson(lastNames)} ->> (i / 8 % 4) AS l FROM n)`,
  `, k(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM k WHERE k < 29)
   INSERT INTO follows (followerId, followeeId, createdAt)
   SELECT 'member-' || i, followee, ms - k FROM (SELECT i, ms, k, ${author("i * 31 + k * 101")} AS followee
     FROM n CROSS JOIN k ON k < iif(${isActive}, 30, 3)) WHERE followee <> 'member-' || i`,
  `INSERT INTO follows (followerId, followeeId, createdAt)
   SELECT 'member-' || i, '${popularPerson}', ms FROM n WHERE i % 20 = 5`,
];

/** Each tenth person is in three of the block's groups, which have 300 members and 30 posts. Every other group is open. */
const groups = [
  `INSERT INTO groups (id, slug, name, place, joinPolicy, createdAt)
   SELECT 'group-' || g, 'group-' || g, 'House group ' || g, 'Bristol', iif(g % 2, 'approval', 'open'), ms
   FROM (SELECT ${group} AS g, ms FROM n WHERE i % ${blockSize / groupsPerBlock} = 0)`,
  `INSERT INTO group_terms (term, groupId) SELECT value, 'group-' || g
   FROM (SELECT ${group} AS g FROM n WHERE i % ${blockSize / groupsPerBlock} = 0),
     json_each(json_array('house', 'group', CAST(g AS TEXT), 'bristol', ':group'))`,
  `, m AS (SELECT i, ms, k.value AS k, i / ${blockSize} * ${groupsPerBlock} + (i % ${blockSize} / 1000 + 10 - k.value) % 10 AS g
     FROM n, json_each('[0,1,2]') k WHERE i % 10 = 0)
   INSERT INTO group_members (groupId, userId, role, joinedAt)
   SELECT 'group-' || g, 'member-' || i, iif(k = 0 AND i % 1000 = 0, 'owner', 'member'), ms FROM m`,
  `, p AS (SELECT i, ms - 30000 AS ms, ${group} AS g FROM n WHERE i % 33 = 7)
   INSERT INTO posts (id, userId, type, audience, groupId, content, createdAt)
   SELECT ${postId}, 'member-' || (i / 10 * 10), 'text', 'group', 'group-' || g, '${prose.slice(0, 200)}', ms FROM p`,
];

const reactions = [
  `, t AS (SELECT i, k.value AS k, ${postId} AS post, ms FROM n, json_each('[0,1,2,3,4]') k WHERE i % 10 = 0),
     c AS (SELECT i, post, k, ms + 1000 * (k + 1) AS ms FROM t)
   INSERT INTO comments (id, postId, userId, content, createdAt)
   SELECT ${postId}, post, ${neighbour("i * 17 + k * 613")}, 'Amen, and thank you for this.', ms FROM c`,
  `INSERT INTO prayed (postId, userId, times, lastDay, dayEndsAt)
   SELECT ${postId}, ${neighbour("i * 13 + k.value * 419")}, 1, date(ms / 1000, 'unixepoch'), ms + 86400000
   FROM n, json_each('[0,1,2]') k WHERE i % 10 = 3`,
  `, s AS (SELECT i, ms - k.value AS ms, ${author("i * 7 + k.value * 11")} AS actor
     FROM n, json_each('[0,1,2,3,4,5,6,7,8,9]') k WHERE ${isActive})
   INSERT INTO notifications (id, userId, kind, cause, detail, latestActorIds, createdAt)
   SELECT ${postId}, 'member-' || i, 'follow', 'follow:' || actor, '{}', json_array(actor), ms FROM s`,
  `INSERT INTO likes (postId, userId, createdAt)
   SELECT ${popularPost}, 'member-' || i, ms FROM n WHERE i % 20 = 5 ON CONFLICT DO NOTHING`,
  `INSERT INTO comments (id, postId, userId, content, createdAt)
   SELECT ${postId}, ${popularPost}, 'member-' || i, 'Amen.', ms FROM n WHERE i % 100 = 5`,
];

/**
 * Fills a site in proportion to its people: a post, four follows, three likes and half a comment for each, and groups of a
 * few hundred.
 *
 * @param {World} world
 * @param {number} count
 * @returns {Promise<Member[]>}
 */
export async function seedSite({ db, now }, count) {
  /** @param {string} name @param {string[]} statements */
  const add = (name, statements) =>
    step(`Adding ${name}`, async () => {
      for (let first = 0; first < count; first += blockSize)
        await db.batch(
          statements.map((sql) =>
            // D1 binds every number as REAL, which can't be used in an id.
            db
              .prepare(
                `WITH RECURSIVE numbers(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM numbers WHERE i < ?2),
                   n AS (SELECT i, CAST(?3 AS INTEGER) - (i + 1) * 60000 AS ms FROM numbers) ${sql}`,
              )
              .bind(first, first + blockSize - 1, now),
          ),
        );
    });
  await add(`${count.toLocaleString("en")} people and their follows`, people);
  await step("Adding as many posts, with likes", () =>
    seedPosts(db, 0, count, now, {
      author: author(`i % ${blockSize} * 7919 % 499`),
      liker: neighbour("i * 31 + k.value * 977"),
      liked: count,
    }),
  );
  await add("groups", groups);
  await add("comments, prayers and notifications", reactions);
  const members = Array.from({ length: memberCount }, (_, k) => {
    const id = `member-${10 + 20 * k}`;
    return { id, ...createSession(db, id, now) };
  });
  await db.batch(members.map(({ insert }) => insert));
  await db.prepare("PRAGMA optimize").run();
  return members;
}
