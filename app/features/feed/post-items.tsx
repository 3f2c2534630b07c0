import { useQueryClient } from "@tanstack/react-query";
import { useContext } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { isLeader, type Group } from "~/features/groups/group";
import { GroupContext } from "~/features/groups/group-context";
import { groupKeys } from "~/features/groups/group.queries";
import type { Post } from "~/features/posts/post";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { urls } from "~/shared/urls";
import { MenuItem } from "~/ui/menu";
import { errorToast } from "~/ui/toast-store";
import { WhyItem } from "./why-item";

/** In the menu of every post, its author's or not. */
export function PostItems({ post }: { post: Post }) {
  const group = useContext(GroupContext);
  return (
    <>
      <SaveItem post={post} />
      {post.type === "prayer" && <ListItem postId={post.id} />}
      <WhyItem post={post} />
      {group && isLeader(group.role) && group.closedAt === null && (
        <PinItem group={group} postId={post.id} />
      )}
    </>
  );
}

function PinItem({ group, postId }: { group: Group; postId: string }) {
  const client = useQueryClient();
  const isPinned = group.pinnedPostId === postId;
  const { submit } = useSubmit(
    () =>
      sendJson(urls.api.group(group.slug), () => null, {
        method: "PATCH",
        body: { pinnedPostId: isPinned ? null : postId },
      }),
    {
      onSuccess: () => {
        const queryKey = groupKeys.one(group.slug);
        void client.invalidateQueries({ queryKey, exact: true });
      },
      onFailure: errorToast,
    },
  );
  return (
    <MenuItem
      icon="pin"
      onClick={() => {
        submit();
      }}
    >
      {isPinned ? "Unpin" : "Pin to the top"}
    </MenuItem>
  );
}
