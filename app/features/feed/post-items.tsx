import { useContext } from "react";
import { MenuItemContext } from "~/features/groups/group-context";
import type { Post } from "~/features/posts/post";
import { ListItem } from "~/features/prayer/list-item";
import { SaveItem } from "~/features/reactions/save-item";
import { WhyItem } from "./why-item";

/** In the menu of every post, its author's or not. */
export function PostItems({ post }: { post: Post }) {
  return (
    <>
      <SaveItem post={post} />
      {post.type === "prayer" && <ListItem postId={post.id} />}
      <WhyItem post={post} />
      {useContext(MenuItemContext)(post.id)}
    </>
  );
}
