import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import { handle } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";

export type HiddenKind = "blocked" | "muted";

const ways = {
  blocked: { url: urls.api.block, verb: "unblock", done: "Unblocked" },
  muted: { url: urls.api.mute, verb: "unmute", done: "Unmuted" },
} as const;

type People = InfiniteData<Page<UserSummary>>;

/** Unblocks or unmutes: gone from that list at once, back if it fails. Gives whether it is so. */
export async function showAgain(
  client: QueryClient,
  kind: HiddenKind,
  user: UserSummary,
): Promise<boolean> {
  const { url, verb, done } = ways[kind];
  const queryKey = userKeys.hidden(kind);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<People>(queryKey);
  client.setQueryData<People>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => id !== user.id),
        })),
      },
  );
  try {
    await sendJson(url(user.id), () => null, { body: { desired: false } });
  } catch {
    failureToast(`Failed to ${verb}. Please try again.`);
    client.setQueryData(queryKey, before);
    return false;
  }
  toast({ title: `${done} ${handle(user)}`, variant: "success" });
  // Whoever is back may be anywhere.
  await client.invalidateQueries();
  return true;
}
