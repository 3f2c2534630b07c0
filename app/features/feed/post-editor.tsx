import { useViewer } from "~/features/auth/viewer.queries";
import type { ImageFieldValue } from "~/features/media/image-field";
import {
  getUpdateErrorMessage,
  toNewImage,
  type EditorProps,
} from "~/features/posts/edit-post";
import { maxPostLength, type Post } from "~/features/posts/post";
import { CrisisHelp } from "~/features/prayer/crisis-help";
import { TextEditor } from "~/features/posts/text-editor";
import { useUpdatePost } from "~/features/posts/update-post.queries";
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

function PostTextEditor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const viewerId = useViewer()?.id ?? "";
  return (
    <TextEditor
      kind="post"
      owner={viewerId}
      name={`edit:${post.id}`}
      text={post.content}
      maxLength={maxPostLength}
      isOptional={post.type === "image" || post.type === "video"}
      pictures={getPictures(post)}
      help={(text) => post.type === "prayer" && <CrisisHelp text={text} />}
      onSave={(content, pictures) => {
        const images = pictures?.map(toNewImage);
        return update.mutateAsync({ change: { content, images } });
      }}
      onClose={onClose}
    />
  );
}

function getPictures({ type, images }: Post): ImageFieldValue[] {
  if (type !== "image") return [];
  return images.map(({ url, alt }) => ({
    imageData: "",
    imageUrl: url,
    imageAlt: alt ?? "",
  }));
}
