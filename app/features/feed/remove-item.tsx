import { openReportDialog } from "~/client/report-request";
import type { Post } from "~/features/posts/post";
import { MenuItem } from "~/ui/menu";

/** For leaders of the post's group. */
export function RemoveItem({ post: { id, user, group } }: { post: Post }) {
  if (!group?.isLed) return null;
  return (
    <MenuItem
      danger
      icon="trash"
      onClick={() => {
        openReportDialog({ kind: "post", id, user, removeFrom: group.slug });
      }}
    >
      Remove from group
    </MenuItem>
  );
}
