import type { Post } from "./post";

export interface EditorProps {
  post: Post;
  onClose: () => void;
}
