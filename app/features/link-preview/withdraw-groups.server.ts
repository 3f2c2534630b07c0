import { sql, type Sql } from "~/db/sql";
import { visitor } from "~/features/audience/visibility.server";
import { requireOwner } from "~/features/groups/group-access.server";
import { purgeGroup } from "~/features/groups/group-cache.server";
import { deleteGroup } from "~/features/groups/group-changes.server";
import { getThumbnailKey } from "~/features/media/post-images.server";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import type { AppContext } from "~/platform/context.server";
import { purgeDocument } from "~/platform/document-cache.server";
import { urls } from "~/shared/urls";
import { getPreviewKey } from "./preview.server";

/** One delete of R2 takes 1,000 keys: a preview and a thumbnail per post. */
const maxPosts = 500;

type Caches = Pick<AppContext, "cache" | "db" | "env" | "request">;

/**
 * Runs `change`, which closes or deletes groups. Then clears the cached pages, feeds and calendars of these groups, and the pages and
 * previews of up to 500 of their posts for everyone: other pages expire in a minute, and an hourly job deletes other
 * previews, and these if R2 fails. `groupIds` is SQL.
 */
export async function withdrawGroups<T>(
  app: Caches,
  groupIds: Sql,
  change: () => Promise<T>,
): Promise<T> {
  const { db, env } = app;
  const groups = await db.all<{ slug: string }>(
    sql`SELECT slug FROM groups WHERE id IN (${groupIds})`,
  );
  const rows = await db.all<PostRow>(
    selectPosts(
      visitor,
      sql`AND p.groupId IN (${groupIds}) AND p.audience = 'everyone' ORDER BY p.groupId DESC, p.id DESC LIMIT ${maxPosts}`,
    ),
  );
  const posts = rows.map(toPost);
  const previews = await Promise.all(
    posts.map((post) => getPreviewKey(post, env.PRODUCT_NAME)),
  );
  const result = await change();
  await Promise.all([
    ...groups.map(({ slug }) => purgeGroup(app, slug)),
    ...posts.map(({ id }) => purgeDocument(app, urls.post(id))),
  ]);
  const thumbnails = posts.map(({ id }) => getThumbnailKey(id));
  if (posts.length > 0) {
    await env.IMAGES.delete([...previews, ...thumbnails]).catch(
      (error: unknown) => {
        console.error("Couldn't delete previews", error);
      },
    );
  }
  return result;
}

/** Deletes the viewer's own group, with its cached pages and previews. */
export async function deleteGroupAndPreviews(
  app: Caches,
  viewerId: string,
  slug: string,
): Promise<void> {
  const { id } = await requireOwner(app.db, viewerId, slug);
  const remove = () => deleteGroup(app.db, viewerId, slug);
  await withdrawGroups(app, sql`${id}`, remove);
}
