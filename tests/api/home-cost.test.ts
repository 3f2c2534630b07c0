import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { loadSession, sessionUserId } from "~/platform/session.server";
import { loadInitialFeed } from "~/features/feed/feed.server";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

// Rows read by the home page: for the session and the first 20 posts. Suggested users are loaded later.

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;
const now = Date.now();
/** 4 for each of 25 cards, of which 5 are spare, and 2 for each post of the demo community, which For you ranks. */
const maxRows = 280;

beforeAll(async () => {
  mf = await startDatabases({ demo: true });
  recorder = recordStatements(await mf.getD1Database("DB"));
  db = new Db(recorder.database);
});
afterAll(() => mf.dispose());

async function measureHome(sessionId: string, viewerId: Sql) {
  recorder.takeRowsRead();
  await loadSession(db, sessionId, now);
  const request = new Request("https://localhost/home");
  const { page } = await loadInitialFeed({ db, viewerId, now, request });
  expect(page.items).toHaveLength(20);
  return { rows: recorder.takeRowsRead(), posts: page.items };
}

const signIn = async (userId: string) => {
  const id = `session of ${userId}`;
  await db.batch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES (${id}, ${userId}, ${now}, ${now + 86_400_000})`,
  ]);
  return [id, sessionUserId(id, now)] as const;
};

it("reads at most 280 rows for a user who follows half of the authors and likes a quarter of the posts", async () => {
  await db.batch([
    sql`INSERT INTO users (id, username, createdAt) VALUES ('lydia', 'lydia', ${now})`,
  ]);
  const session = await signIn("lydia");
  const { posts } = await measureHome(...session);
  const authors = [...new Set(posts.map(({ userId }) => userId))];
  await db.batch([
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        SELECT 'lydia', value, ${now} FROM json_each(${JSON.stringify(authors.slice(0, authors.length / 2))})`,
    sql`INSERT INTO likes (postId, userId, createdAt)
        SELECT value, 'lydia', ${now}
        FROM json_each(${JSON.stringify(posts.filter((_, i) => i % 4 === 0).map(({ id }) => id))})`,
  ]);
  const { rows } = await measureHome(...session);
  expect(rows).toBeLessThanOrEqual(maxRows);
});

it("reads the session once per statement, no matter how often it uses the viewer's id", async () => {
  const everyone = await db.all<{ id: string }>(sql`SELECT id FROM users`);
  for (const { id } of everyone.filter(({ id }) => id !== "lydia")) {
    const session = await signIn(id);
    const known = await measureHome(session[0], sql`${id}`);
    const { rows } = await measureHome(...session);
    expect(rows - known.rows).toBeLessThanOrEqual(3);
    // Demo users like and follow nearly everything they see, which costs one row each. Some are in a group.
    expect(rows).toBeLessThanOrEqual(maxRows + 30);
  }
});
