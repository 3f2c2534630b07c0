import type { PostAudience } from "../../app/features/audience/audience";
import { newId } from "../../app/shared/id";
import type { LocalSite } from "./local-site";

const perBind = 5000;

/** Inserts text posts by one author, one second apart, each liked by the reader. 20,000 posts take 1 s. */
export async function addPosts(
  db: LocalSite["db"],
  authorId: string,
  readerId: string,
  count: number,
  audience: PostAudience = "everyone",
): Promise<void> {
  const now = Date.now();
  for (let done = 0; done < count; done += perBind) {
    const size = Math.min(perBind, count - done);
    const posts = Array.from({ length: size }, (_, i) => {
      const at = now - (done + i) * 1000;
      return [newId(at), at];
    });
    const rows = JSON.stringify(posts);
    await db.batch([
      db
        .prepare(
          `INSERT INTO posts (id, userId, type, content, createdAt, audience)
           SELECT value ->> 0, ?1, 'text', 'Selah', value ->> 1, ?3 FROM json_each(?2)`,
        )
        .bind(authorId, rows, audience),
      db
        .prepare(
          `INSERT INTO likes (postId, userId, createdAt)
           SELECT value ->> 0, ?1, value ->> 1 FROM json_each(?2)`,
        )
        .bind(readerId, rows),
    ]);
  }
}
