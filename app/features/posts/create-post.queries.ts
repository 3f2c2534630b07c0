import {
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { sendOrQueue } from "~/client/outbox";
import type { ActionKind } from "~/client/outbox-item";
import type { PostAudience } from "~/features/audience/audience";
import {
  asPost,
  invalidateEvents,
  postKeys,
  prependPost,
} from "~/features/posts/post.queries";
import { actionSuccesses } from "~/shared/action-successes";
import { urls } from "~/shared/urls";
import { errorToast, toast, type ToastMessage } from "~/ui/toast-store";
import type { Post } from "./post";
import type { NewPost } from "./new-post";
import {
  addSmallerImages,
  getPostRefusal,
  isCanceled,
  sendPost,
} from "./send-post";
import type { UploadOptions } from "~/features/media/use-upload";

interface PostSubmission extends UploadOptions {
  body: NewPost;
  /** A retry of the same content sends the same key. */
  idempotencyKey: string;
}

/** Below the server's limit of 8 MB. */
const maxQueuedLength = 8_000_000;

/**
 * Creates a post and prepends it to the All tab, its type's tab, and the author's profile or the group. Resolves to null
 * if it went to the outbox. `onSent` clears the draft; it runs even if the user has left the page.
 */
export function useCreatePost(
  onSent: (sent: PostSubmission) => void = () => undefined,
  failure = "Failed to create post. Please try again.",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sending: PostSubmission) => {
      const url = urls.api.posts();
      const body = await addSmallerImages(sending.body);
      const send = () => sendPost(url, { ...sending, body });
      // The outbox sends one request. What wouldn't fit into it stays in the draft.
      if (JSON.stringify(body).length > maxQueuedLength) return send();
      return sendOrQueue(send, {
        kind: "post",
        url,
        body,
        key: sending.idempotencyKey,
        payload: body.type,
        text: "eventData" in body ? body.eventData.title : body.content,
      });
    },
    onSuccess: (post, sent) => {
      if (post) addPostToCache(client, post);
      toast(post ? describeSuccess(post) : actionSuccesses.waiting);
      onSent(sent);
    },
    onError: (error) => {
      if (!isCanceled(error)) errorToast(getPostRefusal(error, failure));
    },
  });
}

/** Who sees a post that isn't for everyone, and where. */
const reachNotes: Partial<Record<PostAudience, string>> = {
  group: "Members of the group can read it.",
  me: "Only you can see it, on your profile.",
  followers: "Your followers see it under Following.",
};

function describeSuccess({ audience }: Post): ToastMessage {
  const { title, description } = actionSuccesses.post;
  const note = reachNotes[audience];
  return { title, description: note ? `${description} ${note}` : description };
}

export const postKind: ActionKind = {
  name: "post",
  sent: (client, _, post) => {
    addPostToCache(client, asPost(post));
  },
};

function addPostToCache(client: QueryClient, post: Post): void {
  const { group, type } = post;
  prependPost(client, postKeys.feed("all"), post);
  if (group) prependPost(client, postKeys.group(group.slug, "all"), post);
  const ofType = group ? postKeys.group(group.slug, type) : postKeys.feed(type);
  if (post.eventData) void invalidateEvents(client);
  else prependPost(client, ofType, post);
  if (post.type === "prayer") prependPost(client, postKeys.ownPrayers, post);
  if (post.userId !== null && !group)
    prependPost(client, postKeys.byUser(post.userId), post);
}
