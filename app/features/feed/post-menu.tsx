import { useState } from "react";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Menu, MenuItem } from "~/ui/menu";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { PostItems } from "./post-items";

const lazyAudienceDialog = lazyCode(
  () => import("~/features/posts/audience-dialog"),
);

interface PostMenuProps {
  post: Post;
  /** The id of the menu button, which gets the focus back. */
  id: string;
  /** See `Menu`. */
  worksWithoutScript: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The author's menu. Verse posts have no Edit, because their text is Scripture. */
export function PostMenu({
  post,
  id,
  worksWithoutScript,
  onEdit,
  onDelete,
}: PostMenuProps) {
  const [isAudienceOpen, setAudienceOpen] = useState(false);
  const closeAudience = () => {
    setAudienceOpen(false);
  };
  return (
    <>
      <Menu
        label="Post options"
        worksWithoutScript={worksWithoutScript}
        buttonId={id}
      >
        {post.type !== "verse" && (
          <MenuItem
            icon="edit"
            {...linkButtonProps(urls.editPost(post.id), onEdit)}
          >
            Edit
          </MenuItem>
        )}
        {post.audience !== "me" && (
          <MenuItem
            icon="people"
            onClick={() => {
              setAudienceOpen(true);
            }}
          >
            Who can see this
          </MenuItem>
        )}
        <PostItems post={post} />
        <MenuItem
          danger
          icon="trash"
          {...submitButtonProps(
            urls.api.post(post.id),
            ["_method", "DELETE"],
            () => {
              // After the menu has closed, because `confirm` blocks the page.
              setTimeout(onDelete);
            },
          )}
        >
          Delete
        </MenuItem>
      </Menu>
      {isAudienceOpen && (
        <Lazy code={lazyAudienceDialog} onError={closeAudience}>
          {(code) => (
            <code.AudienceDialog post={post} onClose={closeAudience} />
          )}
        </Lazy>
      )}
    </>
  );
}
