import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  seedPeople,
  seedPosts,
  sessionSecret,
} from "../../scripts/bench/seed.mjs";
import { applyMigration } from "../../scripts/local/migrations.mjs";
import {
  countLostWrites,
  startTraffic,
  summarizeTraffic,
} from "../../scripts/upgrade/traffic.mjs";
import { startSite, type LocalSite } from "../helpers/local-site";

// `npm run upgrade` does the same with a full database of release 1 and an older worker.

// What migrations do: add a column, a table and an index, replace a trigger, and rebuild a table without dependents.
const migration = `
ALTER TABLE posts ADD mood text DEFAULT 'quiet' NOT NULL;
--> statement-breakpoint
CREATE TABLE moods (postId text PRIMARY KEY NOT NULL REFERENCES posts(id) ON DELETE cascade);
--> statement-breakpoint
CREATE INDEX posts_by_mood ON posts (mood, id);
--> statement-breakpoint
DROP TRIGGER likes_counted;
--> statement-breakpoint
CREATE TRIGGER likes_counted AFTER INSERT ON likes BEGIN
  UPDATE posts SET likesCount = likesCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TABLE __new_favourite_verses AS SELECT * FROM favourite_verses;
--> statement-breakpoint
DROP TABLE favourite_verses;
--> statement-breakpoint
ALTER TABLE __new_favourite_verses RENAME TO favourite_verses;
`;
const name = "9999_moods.sql";

let site: LocalSite;
let folder: string;

beforeAll(async () => {
  site = await startSite({
    vars: { SESSION_SECRET: sessionSecret },
  });
  folder = await mkdtemp(path.join(os.tmpdir(), "migration-"));
  await writeFile(path.join(folder, name), migration);
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

it("a migration runs while the deployed worker answers: no request fails, and no write is lost", async () => {
  const now = Date.now();
  const cookie = await seedPeople(site.db, now);
  await seedPosts(site.db, 0, 200, now);
  const { results } = await site.db
    .prepare("SELECT id FROM posts ORDER BY id")
    .all();
  const posts = results.map(({ id }) => String(id));
  const traffic = startTraffic({
    url: site.url,
    cookie,
    posts,
    connections: 4,
  });
  const waitForRequests = (count: number) =>
    expect
      .poll(() => traffic.sent.length, { timeout: 20_000 })
      .toBeGreaterThan(count);
  await waitForRequests(30);
  await applyMigration(site.db, name, folder);
  await waitForRequests(traffic.sent.length + 60);
  await traffic.stop();
  expect(summarizeTraffic(traffic.sent).failures).toEqual([]);
  expect(traffic.written.post.size).toBeGreaterThan(3);
  expect(await countLostWrites(site.db, traffic.written)).toBe(0);
  const { results: wrong } = await site.db
    .prepare(
      `SELECT id FROM posts p WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)
         OR commentsCount <> (SELECT count(*) FROM comments c WHERE c.postId = p.id)`,
    )
    .all();
  expect(wrong).toEqual([]);
});
