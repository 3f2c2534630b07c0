import type { ImageFieldValue } from "~/features/media/image-field";
import type { Post } from "./post";

export interface EditorProps {
  post: Post;
  onClose: () => void;
}

/** Fixed by docs/product.md. */
export const getUpdateErrorMessage = ({ eventData }: Pick<Post, "eventData">) =>
  `Failed to update ${eventData ? "event" : "post"}. Please try again.`;

export const toNewImage = (picture: ImageFieldValue) => ({
  url: picture.imageData || picture.imageUrl,
  description: picture.imageAlt.trim() || null,
});
