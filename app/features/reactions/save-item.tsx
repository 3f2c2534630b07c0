import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { submitButtonProps } from "~/ui/button-form";
import { MenuItem } from "~/ui/menu";
import { toggleSaved } from "./save.queries";

export function SaveItem({ post }: { post: Post }) {
  const client = useQueryClient();
  const { id, isSaved } = post;
  return (
    <MenuItem
      icon={isSaved ? "bookmark-filled" : "bookmark"}
      {...(isSaved && { "aria-label": "Saved. Remove from Saved" })}
      {...submitButtonProps(
        urls.api.save(id),
        ["desired", `${!isSaved}`],
        () => {
          void toggleSaved(client, post, !isSaved);
        },
      )}
    >
      {isSaved ? "Saved" : "Save"}
    </MenuItem>
  );
}
