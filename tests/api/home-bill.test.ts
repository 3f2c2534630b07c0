import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { findVisit, sessionUserId } from "~/features/auth/session.server";
import { feedTabOf } from "~/features/feed/feed-tab";
import { seedFeed } from "~/features/feed/feed.server";
import { listSuggested } from "~/features/users/follow.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { recordStatements } from "../helpers/recording-database";

// What the whole home page costs on a desktop: who asks, the first 20 posts, the people beside them.

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
  await findVisit(db, sessionId, now);
  const { page } = await seedFeed(
    db,
    viewerId,
    feedTabOf(""),
    "preferred",
    now,
  );
  const suggested = await listSuggested(db, viewerId, 0);
  expect(page.items).toHaveLength(20);
  return { rows: people.takeRowsRead(), suggested };
}

const signIn = async (userId: string) => {
  const id = `session of ${userId}`;
  await db.batch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES (${id}, ${userId}, ${now}, ${now + 86_400_000})`,
  ]);
  return [id, sessionUserId(id, now)] as const;
};

it("is three rows a post and ten for a new member, who is shown five people", async () => {
  await db.batch([
    sql`INSERT INTO users (id, username, createdAt) VALUES ('lydia', 'lydia', ${now})`,
  ]);
  const { rows, suggested } = await billOf(...(await signIn("lydia")));
  expect(suggested).toHaveLength(5);
  expect(rows).toBeLessThanOrEqual(bar);
});

it("reads the session once a statement, however often that names the viewer", async () => {
  const everyone = await db.all<{ id: string }>(sql`SELECT id FROM users`);
  for (const { id } of everyone.filter(({ id }) => id !== "lydia")) {
    const session = await signIn(id);
    const known = await billOf(session[0], sql`${id}`);
    const { rows } = await billOf(...session);
    // What they prefer (twice), the posts, the people.
    expect(rows - known.rows).toBeLessThanOrEqual(4);
    // What is their own on the page comes to that: likes, follows, events and verses are a row each.
    expect(rows).toBeLessThanOrEqual(bar + 40);
  }
});
