import { useDraft } from "~/browser/drafts";
import type { EditorProps } from "~/features/posts/editor-props";
import { EventDialog } from "./event-dialog";
import type { EventFormValues } from "./event-dialog";
import { asEventDraft, noEventDraft } from "./event-draft";
import type { PostChange } from "~/features/posts/new-post";
import type { Post } from "~/features/posts/post";
import {
  bringsPicture,
  issuesOf,
  notSentReason,
} from "~/features/posts/send-post";
import { useUpdatePost } from "~/features/posts/update-post.queries";
import { useUpload } from "~/features/media/use-upload";

/** Changes an event in the dialog it was made in. Closed or refused, what was typed is kept. */
export function Editor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const draft = useDraft(post.userId, `edit:${post.id}`, asEventDraft);
  const upload = useUpload();
  const done = () => {
    draft.write(noEventDraft);
    onClose();
  };
  return (
    <EventDialog
      initial={post.eventData}
      imageAlt={post.imageAlt}
      draft={draft}
      pending={update.isPending}
      problems={issuesOf(update.error)}
      failure={notSentReason(update.error, "change")}
      progress={update.isPending ? upload.progress : null}
      onCancelUpload={upload.cancel}
      onSubmit={(values) => {
        const change = changeOf(post, values);
        void update
          .mutateAsync({ change, ...upload.begin(bringsPicture(change)) })
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
