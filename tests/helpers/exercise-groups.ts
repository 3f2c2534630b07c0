import { sql } from "~/db/sql";
import { requireGroup } from "~/features/groups/group-access.server";
import { findGroups } from "~/features/groups/group-terms.server";
import { getGroup, listMyGroups } from "~/features/groups/group.server";
import {
  createGroup,
  updateGroup,
} from "~/features/groups/group-changes.server";
import { deleteGroupAndPreviews } from "~/features/link-preview/withdraw-groups.server";
import { narrowPosts } from "~/features/posts/group-posting.server";
import { createReport, getReportable } from "~/features/reports/report.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import type { AppContext } from "~/platform/context.server";

/** Runs every statement about groups themselves. */
export async function exerciseGroups(
  { stores, now }: { stores: PostStores; now: number },
  { anna, ben }: { anna: string; ben: string },
): Promise<void> {
  const { db, images } = stores;
  const app = { db, now, env: { rateLimits: "off" } } as unknown as AppContext;
  const described = {
    name: "Choir",
    about: "",
    place: "Leeds",
    tags: ["Song"],
  };
  const { slug } = await createGroup(app, anna, {
    ...described,
    ...{ slug: "choir", kind: "group", joinPolicy: "approval" },
    ...{ whoPosts: "members", address: "", website: null, serviceTimes: [] },
  });
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
        SELECT 'pinned', ${anna}, 'text', 'Selah', 'group', id, 1 FROM groups WHERE slug = ${slug}`,
  ]);
  await getGroup(db, ben, slug);
  await requireGroup(db, ben, slug);
  await listMyGroups(db, anna);
  await findGroups(db, ben, { q: "choir leeds song" });
  await findGroups(db, ben, { kind: "group" });
  const report = { kind: "group", targetId: slug, reason: "spam" } as const;
  await createReport(app, ben, report);
  await getReportable(db, ben, "group", slug);
  const update = { db, images, now };
  const renamed = { slug: "singers", pinnedPostId: "pinned" };
  await updateGroup(update, anna, slug, renamed, narrowPosts);
  const hiding = { joinPolicy: "hidden" } as const;
  const hidden = await updateGroup(
    update,
    anna,
    "singers",
    hiding,
    narrowPosts,
  );
  const request = new Request("https://site.example");
  const uncached = { ...app, cache: null, request };
  await deleteGroupAndPreviews(uncached, anna, hidden.slug);
}
