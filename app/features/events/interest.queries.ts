import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { optimisticToggle, stepped } from "~/browser/optimistic-toggle";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import { leaveIfGone } from "~/features/posts/post-gone";
import { patchPost } from "~/features/posts/post.queries";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import { interestWords } from "./interest";
import type { InterestReply } from "./interest";

const asInterest = (value: unknown) => value as InterestReply;

const address = ({ id }: Pick<Post, "id">) => urls.api.interest(id);

/** Marks interest in an event, or no longer: shown at once, settled by the server's numbers. */
export const wantInterest = optimisticToggle<Pick<Post, "id">, InterestReply>({
  name: "interest",
  send: (post, desired) =>
    sendJson(address(post), asInterest, { body: { desired } }),
  address,
  isOn: (reply) => reply.isInterested,
  patch: (client, { id }, isInterested) => {
    patchEvent(client, id, (event) =>
      event.isInterested === isInterested
        ? {}
        : {
            isInterested,
            interestsCount: stepped(event.interestsCount, isInterested),
          },
    );
  },
  settle: (client, { id }, { isInterested, count }) => {
    patchEvent(client, id, () => ({ isInterested, interestsCount: count }));
  },
  done: (_client, { id }, interested, reply) => {
    const words = interestWords(reply);
    if (!interested) return toast(words);
    // For who asks whether this device may tell it (features/notifications), and may come later than the press.
    if (!reply.quiet) document.documentElement.dataset["interest"] = id;
    return toast({ ...words, variant: "success" });
  },
  failed: (client, { id }, _, error) => {
    if (!leaveIfGone(client, id, error)) failureToast(actFailures.interest);
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
