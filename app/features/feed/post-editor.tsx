import { PostTextEditor } from "~/features/posts/text-editor";
import {
  getUpdateErrorMessage,
  type EditorProps,
} from "~/features/posts/edit-post";
import { Lazy, lazyCode } from "~/ui/lazy";

const lazyEventEditor = lazyCode(() => import("~/features/events/edit-event"));

/** Edits plain posts in place and events in their dialog. */
export function PostEditor(props: EditorProps) {
  const { post, onClose } = props;
  if (!post.eventData) return <PostTextEditor {...props} />;
  return (
    <Lazy
      code={lazyEventEditor}
      errorMessage={getUpdateErrorMessage(post)}
      onError={onClose}
    >
      {(code) => <code.Editor {...props} />}
    </Lazy>
  );
}
