import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { press, visit } from "~/ui/press";

interface PostMenuProps {
  post: Post;
  /** Of its button, where the focus comes back to. */
  id: string;
  /** See `Menu`. */
  early: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What its author can do with a post. A verse keeps its words: they are Scripture's. */
export function PostMenu({ post, id, early, onEdit, onDelete }: PostMenuProps) {
  return (
    <Menu
      label="Post options"
      early={early}
      trigger={
        <Button
          id={id}
          variant="quiet"
          size="icon"
          aria-label="Post options"
          className={`-mr-2 ${early ? "" : "not-in-data-js:hidden"}`}
        >
          <Icon name="more" className="size-6" />
        </Button>
      }
    >
      {post.type !== "verse" && (
        <MenuItem icon="edit" {...visit(urls.editPost(post.id), onEdit)}>
          Edit
        </MenuItem>
      )}
      <MenuItem
        danger
        icon="trash"
        {...press(urls.api.post(post.id), ["_method", "DELETE"], () => {
          // Once the menu is closed: the browser's question stops everything.
          setTimeout(onDelete);
        })}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
