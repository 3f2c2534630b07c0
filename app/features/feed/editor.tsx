import { useState } from "react";
import type { ComponentType } from "react";
import { failureToast } from "~/ui/toast-store";
import type { EditorProps } from "~/features/posts/editor-props";
import type { Post } from "~/features/posts/post";
import { updateFailure } from "~/features/posts/update-failure";

/**
 * Changing a post of one's own: the words of a plain one where they stand, an event in its dialog.
 * The code of either is fetched when somebody first edits; null until then, and when it is done.
 */
export function useEditor(post: Post, onClose: () => void) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null);
  const open = () => {
    (post.eventData
      ? import("~/features/events/edit-event")
      : import("~/features/posts/edit-words")
    ).then(
      (module) => {
        setEditor(() => module.Editor);
      },
      () => {
        failureToast(updateFailure(post));
      },
    );
  };
  const editor = Editor && (
    <Editor
      post={post}
      onClose={() => {
        setEditor(null);
        onClose();
      }}
    />
  );
  return { open, editor };
}
