import type { EditorProps } from "~/features/posts/edit-post";
import { EventDialog } from "./event-dialog";
import { toEventData, type EventFormValues } from "./event-form";
import type { PostChange } from "~/features/posts/new-post";
import type { Post } from "~/features/posts/post";
import { getSendErrorMessage } from "~/features/posts/send-post";
import { useUpdatePost } from "~/features/posts/update-post.queries";

export function Editor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  return (
    <EventDialog
      owner={post.userId ?? ""}
      draftName={`edit:${post.id}`}
      initial={post.eventData}
      imageAlt={post.imageAlt}
      failure={getSendErrorMessage(update.error, "change")}
      send={(values, _, upload) =>
        update.mutateAsync({ change: toPostChange(post, values), ...upload })
      }
      onClose={onClose}
    />
  );
}

/** In the API, absent fields stay as they are and null clears. The image is a field of the post, not of `eventData`. */
function toPostChange(post: Post, values: EventFormValues): PostChange {
  const { imageUrl, imageAlt } = values;
  return {
    content: post.content,
    eventData: toEventData(values),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageUrl !== null && { imageAlt }),
  };
}
