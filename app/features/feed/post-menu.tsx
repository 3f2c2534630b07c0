import type { Post } from "~/features/posts/post";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";

interface PostMenuProps {
  post: Post;
  /** Of its button, where the focus comes back to. */
  id: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What its author can do with a post. A verse keeps its words: they are Scripture's. */
export function PostMenu({ post, id, onEdit, onDelete }: PostMenuProps) {
  return (
    <Menu
      label="Post options"
      trigger={
        <Button
          id={id}
          variant="quiet"
          size="icon"
          aria-label="Post options"
          className="-mr-2 not-in-data-js:hidden"
        >
          <Icon name="more" className="size-6" />
        </Button>
      }
    >
      {post.type !== "verse" && (
        <MenuItem icon="edit" onSelect={onEdit}>
          Edit
        </MenuItem>
      )}
      <MenuItem
        danger
        icon="trash"
        onSelect={() => {
          // Once the menu is closed: the browser's question stops everything.
          setTimeout(onDelete);
        }}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
