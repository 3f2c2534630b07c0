import { CommentsArea } from "~/features/comments/conversation";
import type { Post } from "~/features/posts/post";
import { Dialog } from "~/ui/dialog";

interface CommentsSheetProps {
  id: string;
  post: Post;
  onClose: () => void;
}

export function CommentsSheet({ id, post, onClose }: CommentsSheetProps) {
  return (
    <Dialog title="Comments" sheet onCloseRequest={onClose}>
      <CommentsArea id={id} post={post} />
    </Dialog>
  );
}
