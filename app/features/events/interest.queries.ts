import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { createToggleQueues } from "~/browser/toggle-queue";
import type { EventData } from "~/features/posts/event";
import { leaveIfGone } from "~/features/posts/post-gone";
import { patchPost } from "~/features/posts/post.queries";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { InterestReply } from "./interest";

const asInterest = (value: unknown) => value as InterestReply;

const want = createToggleQueues();

/** Marks interest in an event, or no longer: shown at once, settled by the server's numbers. */
export function wantInterest(
  client: QueryClient,
  postId: string,
  confirmed: boolean,
  interested: boolean,
): void {
  show(client, postId, interested);
  want<InterestReply>(client, postId, interested, {
    confirmed,
    send: (desired) =>
      sendJson(urls.api.interest(postId), asInterest, { body: { desired } }),
    valueOf: (reply) => reply.isInterested,
    onReply: ({ isInterested, count }, wanted) => {
      patchEvent(client, postId, (event) => ({
        ...event,
        isInterested,
        interestsCount: count,
      }));
      show(client, postId, wanted);
      // A newer wish is on its way; its own answer will speak.
      if (isInterested === wanted) say(isInterested);
    },
    onRollback: (before, error) => {
      show(client, postId, before);
      if (!leaveIfGone(client, postId, error))
        failureToast(actFailures.interest);
    },
  });
}

/** spec §8, exact. */
function say(interested: boolean): void {
  if (!interested) toast({ title: "Interest removed" });
  else {
    toast({
      title: "Marked as interested!",
      description: "You'll be notified about this event",
      variant: "success",
    });
  }
}

/** One more or one fewer than there were, when the mark changes; nothing when it does not. */
function show(client: QueryClient, postId: string, interested: boolean): void {
  patchEvent(client, postId, (event) =>
    event.isInterested === interested
      ? event
      : {
          ...event,
          isInterested: interested,
          interestsCount: Math.max(
            0,
            event.interestsCount + (interested ? 1 : -1),
          ),
        },
  );
}

function patchEvent(
  client: QueryClient,
  postId: string,
  change: (event: EventData) => EventData,
): void {
  patchPost(client, postId, (post) =>
    post.eventData ? { ...post, eventData: change(post.eventData) } : post,
  );
}
