import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { viewerId } from "~/browser/query-client";
import type { Pages } from "~/browser/use-pages";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { FollowerReply } from "./follow";
import { displayName } from "./user";
import type { UserSummary } from "./user";
import { userKeys } from "./user-keys";

const asReply = (value: unknown) => value as FollowerReply;

/**
 * Approves somebody who asks to follow, declines, or removes a follower: they leave the list at once, and are
 * back in it where that fails.
 */
export async function answerFollower(
  client: QueryClient,
  user: UserSummary,
  desired: boolean,
): Promise<void> {
  const lists = [
    userKeys.requests,
    userKeys.people("followers", viewerId(client)),
  ];
  for (const queryKey of lists) {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Pages<UserSummary>>(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => id !== user.id),
          })),
        },
    );
  }
  try {
    const { follower } = await sendJson(urls.api.follower(user.id), asReply, {
      body: { desired },
    });
    toast(wordsOf(displayName(user), desired, follower));
  } catch {
    failureToast("This did not arrive. Please try again.");
  }
  for (const queryKey of [...lists, userKeys.profiles]) {
    void askAnew(client, { queryKey });
  }
}

function wordsOf(name: string, desired: boolean, follower: boolean) {
  if (desired && !follower)
    return { title: `${name} has withdrawn the request` };
  return {
    title: follower ? `${name} follows you now` : `${name} does not follow you`,
    variant: "success" as const,
  };
}
