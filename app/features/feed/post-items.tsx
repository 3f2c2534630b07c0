import { useContext } from "react";
<<<<<<< HEAD
import { MenuItemContext } from "~/features/groups/group-context";
import type { Post } from "~/features/posts/post";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { WhyItem } from "./why-item";
=======
import { openReportDialog } from "~/client/report-request";
import { isLeader, type Group } from "~/features/groups/group";
import { GroupContext } from "~/features/groups/group-context";
import { useMembersChange } from "~/features/groups/group.queries";
import type { Post, RankReason } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { shownName } from "~/features/users/user";
import { MenuItem } from "~/ui/menu";
import { toast } from "~/ui/toast-store";
>>>>>>> b0a10b717edbf6fa29d8aa61a1d23a4762d56aae

/** In the menu of every post, its author's or not. */
export function PostItems({ post }: { post: Post }) {
  return (
    <>
      <SaveItem post={post} />
      {post.type === "prayer" && <ListItem postId={post.id} />}
      <WhyItem post={post} />
<<<<<<< HEAD
      {useContext(MenuItemContext)(post.id)}
    </>
  );
}
=======
      {group && isLeader(group.role) && group.closedAt === null && (
        <PinItem group={group} postId={post.id} />
      )}
      {!post.isOwn && post.group?.isLed && (
        <RemoveItem post={post} slug={post.group.slug} />
      )}
    </>
  );
}

function PinItem({ group, postId }: { group: Group; postId: string }) {
  const client = useQueryClient();
  const { submit } = useMembersChange(group.slug);
  const isPinned = group.pinnedPostId === postId;
  const pin = () => {
    submit({
      path: "",
      method: "PATCH",
      body: { pinnedPostId: isPinned ? null : postId },
      message: { title: isPinned ? "Unpinned" : "Pinned to the top" },
      onSuccess: () => {
        const queryKey = postKeys.group(group.slug, "all");
        void client.invalidateQueries({ queryKey });
      },
    });
  };
  return (
    <MenuItem icon="pin" onClick={pin}>
      {isPinned ? "Unpin" : "Pin to the top"}
    </MenuItem>
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
>>>>>>> b0a10b717edbf6fa29d8aa61a1d23a4762d56aae
