import ts from "typescript";
import type { SourceFile } from "./source-files";

/** The functions that contain `visibleTo`, or its part without blocks. */
const checksVisibility =
  /\b(visibleTo|isPublicPostVisibleTo|isInAudience|isVisiblePost|selectVisiblePostId|selectPosts)\(/;
const readsPosts = /(?:\b(?:FROM|JOIN)\s+|sql`)posts\b/;

const ownPosts = "the viewer's own posts";
const forAdmins = "admins see public posts, and what was reported";
const ownPictures = "whether the viewer's own posts show the picture";
const existence = "whether the row still exists, whoever sees it";

/** What reads posts without asking who may see them, each with its reason. */
const reasons: Record<string, string> = {
  "app/features/admin/actions.server.ts changeLikes": forAdmins,
  "app/features/admin/actions.server.ts deletePostAsAdmin": forAdmins,
  "app/features/admin/actions.server.ts requirePost": forAdmins,
  "app/features/admin/posts.server.ts selectPosts": forAdmins,
  "app/features/admin/users.server.ts listUsers": forAdmins,
  "app/features/audience/audience.server.ts countFollowersPosts": ownPosts,
  "app/features/comments/comment-rows.server.ts notBlockedOrLed":
    "only whether the viewer leads the group of a post that its callers check",
  "app/features/comments/delete-in-group.server.ts deleteInGroup": ownPosts,
  "app/features/feed/following.server.ts olderPost":
    "the index holds what followers see, and selectPosts decides",
  "app/features/feed/newest-posts.server.ts newestPublicPosts":
    "the indexes hold public posts, and selectPosts decides",
  "app/features/groups/group-access.server.ts refuseUnless":
    "only refuses a write",
  "app/features/groups/group-news.server.ts enqueueGroupNews": ownPosts,
  "app/features/groups/group-news.server.ts sendGroupNews":
    "notifyNextPage checks each recipient",
  "app/features/groups/group-changes.server.ts updateGroup":
    "whether the leader's own group has such posts",
  "app/features/link-preview/preview.server.ts getGroupSlug":
    "tells only the cache which pages show the post",
  "app/features/media/post-images.server.ts savePostImage": existence,
  "app/features/media/unused-images.server.ts isShown": existence,
  "app/features/notifications/event-notifications.server.ts sendEventNotifications":
    "notifyRecipients checks each recipient",
  "app/features/notify/post-notifications.server.ts notifyComment":
    "notifies the post's author",
  "app/features/notify/post-notifications.server.ts notifyLike":
    "notifies the post's author",
  "app/features/notify/post-notifications.server.ts withdrawLike":
    "notifies the post's author",
  "app/features/posts/anonymous.server.ts isByAsker":
    "only compares the author with somebody who wrote below the post",
  "app/features/posts/anonymous.server.ts countAnonymous": ownPosts,
  "app/features/posts/closed-groups.server.ts deleteClosedGroups":
    "deletes what nobody wants to keep",
  "app/features/posts/create-post.server.ts createPost": ownPosts,
  "app/features/posts/event.server.ts insertEvent": ownPosts,
  "app/features/posts/mentions.server.ts insertMentions": existence,
  "app/features/reports/decision-writes.server.ts contentWrites": forAdmins,
  "app/features/prayer/news.server.ts announceNews": ownPosts,
  "app/features/reports/decision.server.ts getCase": forAdmins,
  "app/features/reports/report-target.server.ts notifyHiddenAuthor":
    "notifies the post's author",
  "app/features/reports/report.server.ts hideUntilReviewed":
    "hides a reported post from everybody",
  "app/features/reports/ticket.server.ts selectCurrent": forAdmins,
  "app/platform/image-store.server.ts ImageStore": ownPictures,
  "trigger follows_withdraw_notifications":
    "deletes notifications of posts that can no longer be seen",
  "trigger group_members_left":
    "deletes notifications of posts that can no longer be seen",
  "trigger groups_newest_post_changed": "the newest post that members see",
  "trigger groups_newest_post_deleted": "the newest post that members see",
  "trigger posts_uncounted": "counts what everybody sees",
  "trigger posts_recounted": "counts what everybody sees",
};

/** Lists functions and triggers that read posts without checking who may see them and without a reason here. */
export function findUncheckedPostReaders(
  files: readonly SourceFile[],
  triggers: readonly string[],
): string[] {
  const readers = files
    .filter(({ name }) => name.endsWith(".server.ts"))
    .flatMap(({ name, tree }) =>
      tree.statements.flatMap((statement) => {
        const text = statement.getText();
        const isUnchecked =
          readsPosts.test(text) && !checksVisibility.test(text);
        return isUnchecked ? [`${name} ${getName(statement)}`] : [];
      }),
    );
  const reading = triggers
    .filter((text) => readsPosts.test(text))
    .map((text) => `trigger ${/CREATE TRIGGER (\w+)/.exec(text)?.[1] ?? ""}`);
  const found = [...readers, ...reading];
  const outdated = Object.keys(reasons).filter((key) => !found.includes(key));
  return [
    ...found.filter((key) => !reasons[key]),
    ...outdated.map((key) => `${key}: has a reason but no query`),
  ];
}

function getName(statement: ts.Statement): string {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name?.text ?? "";
  if (!ts.isVariableStatement(statement)) return "";
  const [declaration] = statement.declarationList.declarations;
  return declaration?.name.getText() ?? "";
}
