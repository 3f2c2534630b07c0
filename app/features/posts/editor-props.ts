import type { Post } from "./post";

/** What every form that changes a post is given. */
export interface EditorProps {
  post: Post;
  onClose: () => void;
}
