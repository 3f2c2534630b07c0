import { issuesOf } from "./create-post.queries";
import type { EditorProps } from "./editor-props";
import { EventDialog } from "./event-dialog";
import type { EventFormValues } from "./event-dialog";
import { forgetEventDraft } from "./event-draft";
import { editKey } from "./kept-words";
import type { PostChange } from "./new-post";
import type { Post } from "./post";
import { useUpdatePost } from "./update-post.queries";

/** Changes an event in the dialog it was made in. Closed or refused, what was typed is kept. */
export function Editor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const draftKey = editKey(post.id);
  const problems = issuesOf(update.error);
  const done = () => {
    forgetEventDraft(draftKey);
    onClose();
  };
  return (
    <EventDialog
      initial={post.eventData}
      imageAlt={post.imageAlt}
      draftKey={draftKey}
      pending={update.isPending}
      problems={problems}
      failed={update.isError && problems.length === 0}
      onSubmit={(values) => {
        void update
          .mutateAsync(changeOf(post, values))
          .then(done, () => undefined);
      }}
      onClose={onClose}
    />
  );
}

/** decisions.md: absent keeps, null clears. The picture stands beside the event, as spec §7 has it. */
function changeOf(post: Post, values: EventFormValues): PostChange {
  const { imageUrl, imageAlt, ...said } = values;
  const { description, location, registrationUrl, ...when } = said;
  const before = post.eventData;
  // What only repeats the event goes on repeating it.
  const content =
    post.content === before?.description
      ? description
      : post.content === before?.title
        ? when.title
        : post.content;
  return {
    content,
    eventData: {
      ...when,
      description: description || null,
      location: location || null,
      registrationUrl: registrationUrl || null,
    },
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageUrl !== null && { imageAlt }),
  };
}
