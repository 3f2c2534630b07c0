import { useQueryClient } from "@tanstack/react-query";
import { useContext } from "react";
import { openReportDialog } from "~/client/report-request";
import { isLeader, type Group } from "~/features/groups/group";
import { GroupContext } from "~/features/groups/group-context";
import { useMembersChange } from "~/features/groups/group.queries";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { MenuItem } from "~/ui/menu";
import { WhyItem } from "./why-item";

/** In the menu of every post, its author's or not. */
export function PostItems({ post }: { post: Post }) {
  const group = useContext(GroupContext);
  const { id, user } = post;
  return (
    <>
      <SaveItem post={post} />
      {post.type === "prayer" && <ListItem postId={post.id} />}
      <WhyItem post={post} />
      {group && isLeader(group.role) && group.closedAt === null && (
        <PinItem group={group} postId={post.id} />
      )}
      {!post.isOwn && post.group?.isLed && (
        <MenuItem
          danger
          icon="trash"
          onClick={() => {
            const removeFrom = post.group?.slug;
            openReportDialog({ kind: "post", id, user, removeFrom });
          }}
        >
          Remove from group
        </MenuItem>
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
