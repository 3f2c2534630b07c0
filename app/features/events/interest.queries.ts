import type { QueryClient } from "@tanstack/react-query";
import { optimisticToggle, adjustCount } from "~/client/optimistic-toggle";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import { patchPost } from "~/features/posts/post.queries";
import { showPostError } from "~/features/posts/show-post-error";
import { actionFailures } from "~/shared/action-failures";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import { interestMessage, type InterestResponse } from "./interest";

export const toggleInterest = optimisticToggle<
  Pick<Post, "id">,
  InterestResponse
>({
  name: "interest",
  url: ({ id }) => urls.api.eventInterest(id),
  isOn: (response) => response.isInterested,
  patch: (client, { id }, isInterested) => {
    patchEvent(client, id, (event) =>
      event.isInterested === isInterested
        ? {}
        : {
            isInterested,
            interestsCount: adjustCount(event.interestsCount, isInterested),
          },
    );
  },
  applyResponse: (client, { id }, { isInterested, count }) => {
    patchEvent(client, id, () => ({ isInterested, interestsCount: count }));
  },
  onSuccess: (_client, { id }, interested, response) => {
    const message = interestMessage(response);
    if (!interested) return toast(message);
    // Read by EventPushPrompt, whose code may still be loading.
    if (!response.quiet) document.documentElement.dataset["interest"] = id;
    return toast({ ...message, variant: "success" });
  },
  onError: (client, { id }, _, error) => {
    showPostError(client, id, error, actionFailures.interest);
  },
});

function patchEvent(
  client: QueryClient,
  postId: string,
  change: (event: EventData) => Partial<EventData>,
): void {
  patchPost(client, postId, (post) =>
    post.eventData
      ? { ...post, eventData: { ...post.eventData, ...change(post.eventData) } }
      : post,
  );
}
