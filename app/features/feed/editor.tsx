import { Editor as WordsEditor } from "~/features/posts/edit-words";
import type { EditorProps } from "~/features/posts/editor-props";
import { updateFailure } from "~/features/posts/update-failure";
import { Late, late } from "~/ui/late";

const eventEditor = late(() => import("~/features/events/edit-event"));

/** Changes a post of one's own: the words of a plain one where they stand, an event in its dialog. */
export function Editor(props: EditorProps) {
  const { post, onClose } = props;
  if (!post.eventData) return <WordsEditor {...props} />;
  return (
    <Late code={eventEditor} failure={updateFailure(post)} onFailed={onClose}>
      {(code) => <code.Editor {...props} />}
    </Late>
  );
}
