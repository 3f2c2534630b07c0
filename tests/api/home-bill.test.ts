import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { loadSession, sessionUserId } from "~/features/auth/session.server";
import { parseFeedTab } from "~/features/feed/feed-tab";
import { loadInitialFeed } from "~/features/feed/feed.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { recordStatements } from "../helpers/recording-database";

// What the whole home page costs: who asks, and the first 20 posts. The people beside them come later.

let mf: Awaited<ReturnType<typeof startBindings>>;
let people: ReturnType<typeof recordStatements>;
let db: Db;
const now = Date.now();
/** quality.md: at most 3 rows a post shown, and 10. */
const bar = 3 * 20 + 10;

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: true });
  people = recordStatements(await mf.getD1Database("DB"));
  db = new Db(people.database);
});
afterAll(() => mf.dispose());

async function billOf(sessionId: string, viewerId: Sql) {
  people.takeRowsRead();
  await loadSession(db, sessionId, now);
  const { page } = await loadInitialFeed(
    db,
    viewerId,
    parseFeedTab(""),
    "preferred",
    now,
  );
  expect(page.items).toHaveLength(20);
  return { rows: people.takeRowsRead(), posts: page.items };
}

const signIn = async (userId: string) => {
  const id = `session of ${userId}`;
  await db.batch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES (${id}, ${userId}, ${now}, ${now + 86_400_000})`,
  ]);
  return [id, sessionUserId(id, now)] as const;
};

it("is three rows a post and ten for a member who follows half of the authors and likes a quarter of the posts", async () => {
  await db.batch([
    sql`INSERT INTO users (id, username, createdAt) VALUES ('lydia', 'lydia', ${now})`,
  ]);
  const session = await signIn("lydia");
  const { posts } = await billOf(...session);
  const authors = [...new Set(posts.map(({ userId }) => userId))];
  await db.batch([
    sql`INSERT INTO follows (followerId, followeeId, createdAt)
        SELECT 'lydia', value, ${now} FROM json_each(${JSON.stringify(authors.slice(0, authors.length / 2))})`,
    sql`INSERT INTO likes (postId, userId, createdAt)
        SELECT value, 'lydia', ${now}
        FROM json_each(${JSON.stringify(posts.filter((_, at) => at % 4 === 0).map(({ id }) => id))})`,
  ]);
  const { rows } = await billOf(...session);
  expect(rows).toBeLessThanOrEqual(bar);
});

it("reads the session once a statement, however often that names the viewer", async () => {
  const everyone = await db.all<{ id: string }>(sql`SELECT id FROM users`);
  for (const { id } of everyone.filter(({ id }) => id !== "lydia")) {
    const session = await signIn(id);
    const known = await billOf(session[0], sql`${id}`);
    const { rows } = await billOf(...session);
    // What they prefer, and the posts.
    expect(rows - known.rows).toBeLessThanOrEqual(3);
    // Of the demo everybody likes and follows nearly all they see: that is a row each.
    expect(rows).toBeLessThanOrEqual(bar + 20);
  }
});
