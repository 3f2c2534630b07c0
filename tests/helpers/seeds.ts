import { createHash } from "node:crypto";
import { sql, type Sql } from "~/db/sql";
import type { PostType } from "~/features/posts/post";
import { notifyComment } from "~/features/notify/post-notifications.server";
import { newId } from "~/shared/id";
import { ApiClient } from "./api-client";
import { newSessionToken } from "./session-token";
import { siteUrl, sqlBatch } from "./site";

export interface SignedIn {
  id: string;
  username: string;
  client: ApiClient;
}

const month = 30 * 86_400_000;

/** Defaults to the site that all API tests share. */
interface Site {
  url: string;
  batch: (statements: Sql[]) => Promise<unknown>;
}

/** Inserts signed-in users straight into the tables, which is fast enough for hundreds. */
export async function newPeople(
  count: number,
  site: Site = { url: siteUrl, batch: sqlBatch },
): Promise<SignedIn[]> {
  const now = Date.now();
  const people = Array.from({ length: count }, () => {
    const id = newId();
    const token = newSessionToken();
    const sessionId = createHash("sha256").update(token).digest("base64url");
    const client = new ApiClient(site.url);
    client.jar.set("session", token);
    return {
      id,
      username: `u${id.replaceAll("-", "").slice(8)}`,
      client,
      sessionId,
    };
  });
  const rows = JSON.stringify(
    people.map(({ id, username, sessionId }) => ({ id, username, sessionId })),
  );
  await site.batch([
    sql`INSERT INTO users (id, username, firstName, lastName, email, emailVerified, createdAt)
        SELECT value ->> 'id', value ->> 'username', 'Ruth', 'Reader',
               (value ->> 'username') || '@example.org', 1, ${now}
        FROM json_each(${rows})`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        SELECT value ->> 'sessionId', value ->> 'id', ${now}, ${now + month}
        FROM json_each(${rows})`,
  ]);
  return people.map(({ id, username, client }) => ({ id, username, client }));
}

export async function newPerson(): Promise<SignedIn> {
  const [person] = await newPeople(1);
  if (!person) throw new Error("No user was created");
  return person;
}

/** Inserts posts by one author, a minute apart. Returns their ids, oldest first. */
export async function newPosts(
  userId: string,
  count: number,
  type: PostType = "text",
): Promise<string[]> {
  const now = Date.now();
  const posts = Array.from({ length: count }, (_, i) => {
    const createdAt = now - (count - i) * 60_000;
    return { id: newId(createdAt), createdAt, content: `Post ${i + 1}` };
  });
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt)
        SELECT value ->> 'id', ${userId}, ${type}, value ->> 'content', value ->> 'createdAt'
        FROM json_each(${JSON.stringify(posts)})`,
  ]);
  return posts.map(({ id }) => id);
}

export async function newPost(userId: string): Promise<string> {
  const [id] = await newPosts(userId, 1);
  if (id === undefined) throw new Error("No post was created");
  return id;
}

/** Inserts a prayer request for everyone. */
export async function newPrayer(
  userId: string,
  isAnonymous = false,
): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, anonymous, createdAt)
        VALUES (${id}, ${userId}, 'prayer', 'Please pray', ${Number(isAnonymous)}, ${now})`,
  ]);
  return id;
}

/** Inserts events by one organizer in the year 2099. Returns their ids, oldest first. */
export async function newEvents(
  userId: string,
  count: number,
): Promise<string[]> {
  const ids = await newPosts(userId, count, "event");
  await sqlBatch([
    sql`INSERT INTO events (postId, title, date, time, timeZone, startsAt)
        SELECT value, 'Vigil', '2099-12-24', '23:00', 'UTC', ${Date.parse("2099-12-24T23:00:00Z")}
        FROM json_each(${JSON.stringify(ids)})`,
  ]);
  return ids;
}

/** Inserts comments by one user on a post, and notifies its author. Returns their ids, oldest first. */
export async function newComments(
  postId: string,
  userId: string,
  count: number,
): Promise<string[]> {
  const now = Date.now();
  const ids = Array.from({ length: count }, () => newId(now));
  await sqlBatch([
    sql`INSERT INTO comments (id, postId, userId, content, createdAt)
        SELECT value, ${postId}, ${userId}, 'Amen', ${now}
        FROM json_each(${JSON.stringify(ids)})`,
    ...ids.map((commentId) => notifyComment({ postId, commentId })),
  ]);
  return ids;
}
