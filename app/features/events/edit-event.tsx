import { useDraft } from "~/client/drafts";
import type { EditorProps } from "~/features/posts/editor-props";
import { EventDialog, type EventFormValues } from "./event-dialog";
import { asEventDraft, emptyEventDraft } from "./event-draft";
import type { PostChange } from "~/features/posts/new-post";
import type { Post } from "~/features/posts/post";
import {
  hasImageUpload,
  getFieldIssues,
  getSendErrorMessage,
} from "~/features/posts/send-post";
import { useUpdatePost } from "~/features/posts/update-post.queries";
import { useUpload } from "~/features/media/use-upload";

/** Unsaved changes stay as a draft. */
export function Editor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const draft = useDraft(post.userId, `edit:${post.id}`, asEventDraft);
  const upload = useUpload();
  const done = () => {
    draft.write(emptyEventDraft);
    onClose();
  };
  return (
    <EventDialog
      initial={post.eventData}
      imageAlt={post.imageAlt}
      draft={draft}
      pending={update.isPending}
      problems={getFieldIssues(update.error)}
      failure={getSendErrorMessage(update.error, "change")}
      progress={update.isPending ? upload.progress : null}
      onCancelUpload={upload.cancel}
      onSubmit={(values) => {
        const change = toPostChange(post, values);
        void update
          .mutateAsync({ change, ...upload.start(hasImageUpload(change)) })
          .then(done, () => undefined);
      }}
      onClose={onClose}
    />
  );
}

/** In the API, absent fields stay as they are and null clears. The image is a field of the post, not of `eventData`. */
function toPostChange(post: Post, values: EventFormValues): PostChange {
  const { imageUrl, imageAlt, ...eventData } = values;
  const { description, location, registrationUrl, ...rest } = eventData;
  const before = post.eventData;
  // A post content that repeats the event's description or title keeps repeating it.
  const content =
    post.content === before?.description
      ? description
      : post.content === before?.title
        ? rest.title
        : post.content;
  return {
    content,
    eventData: {
      ...rest,
      description: description || null,
      location: location || null,
      registrationUrl: registrationUrl || null,
    },
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageUrl !== null && { imageAlt }),
  };
}
