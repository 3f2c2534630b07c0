import type { Post } from "./post";

export interface EditorProps {
  post: Post;
  onClose: () => void;
}

/** Fixed by docs/product.md. */
export function getUpdateErrorMessage({
  eventData,
}: Pick<Post, "eventData">): string {
  return `Failed to update ${eventData ? "event" : "post"}. Please try again.`;
}
