import { sql } from "~/db/sql";
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

/** Deletes the viewer's own group, with the cached pages and the previews of its newest posts for everyone. */
export async function deleteGroupAndPreviews(
  app: Pick<AppContext, "cache" | "db" | "env" | "request">,
  viewerId: string,
  slug: string,
): Promise<void> {
  const { db, env } = app;
  const { id } = await requireOwner(db, viewerId, slug);
  const rows = await db.all<PostRow>(
    selectPosts(
      visitor,
      sql`AND p.groupId = ${id} AND p.audience = 'everyone' ORDER BY p.id DESC LIMIT ${maxPosts}`,
    ),
  );
  const posts = rows.map(toPost);
  const previews = await Promise.all(
    posts.map((post) => getPreviewKey(post, env.PRODUCT_NAME)),
  );
  await deleteGroup(db, viewerId, slug);
  await purgeGroup(app, slug);
  await Promise.all(
    posts.map((post) => purgeDocument(app, urls.post(post.id))),
  );
  if (posts.length === 0) return;
  const thumbnails = posts.map((post) => getThumbnailKey(post.id));
  await env.IMAGES.delete([...previews, ...thumbnails]);
}
