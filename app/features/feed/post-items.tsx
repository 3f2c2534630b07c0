import { useContext } from "react";
import { openReportDialog } from "~/client/report-request";
import { MenuItemContext } from "~/features/groups/group-context";
import type { Post, RankReason } from "~/features/posts/post";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { shownName } from "~/features/users/user";
import { MenuItem } from "~/ui/menu";
import { toast } from "~/ui/toast-store";

/** In the menu of every post, its author's or not. */
export function PostItems({ post }: { post: Post }) {
  const renderMenuItem = useContext(MenuItemContext);
  return (
    <>
      <SaveItem post={post} />
      {post.type === "prayer" && <ListItem postId={post.id} />}
      <WhyItem post={post} />
      {renderMenuItem(post.id)}
      {!post.isOwn && post.group?.isLed && (
        <RemoveItem post={post} slug={post.group.slug} />
      )}
    </>
  );
}

const reasons: Record<RankReason, (name: string, group: string) => string> = {
  own: () => "This is your own post.",
  followed: (name) => `You follow ${name}.`,
  group: (_, group) => `You are in ${group}.`,
  preferred: () => "It matches your content preferences.",
  new: () => "It's new since your last visit.",
  recent: () => "It's one of the newest posts.",
};

/** Only posts of For you have a reason. */
function WhyItem({ post: { reason, user, group } }: { post: Post }) {
  if (!reason) return null;
  return (
    <MenuItem
      icon="search"
      onClick={() => {
        toast({
          title: reasons[reason](shownName(user), group?.name ?? "its group"),
        });
      }}
    >
      Why am I seeing this?
    </MenuItem>
  );
}

function RemoveItem({ post, slug }: { post: Post; slug: string }) {
  const { id, user } = post;
  return (
    <MenuItem
      danger
      icon="trash"
      onClick={() => {
        openReportDialog({ kind: "post", id, user, removeFrom: slug });
      }}
    >
      Remove from group
    </MenuItem>
  );
}
