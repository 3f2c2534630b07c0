import { useQueryClient } from "@tanstack/react-query";
import type { Group } from "~/features/groups/group";
import { useMembersChange } from "~/features/groups/group.queries";
import { postKeys } from "~/features/posts/post.queries";
import { MenuItem } from "~/ui/menu";

/** For leaders, in the menu of a post on their group's page. */
export function PinItem({ group, postId }: { group: Group; postId: string }) {
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
