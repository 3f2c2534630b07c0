import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { updatePages, usePages, type Pages } from "~/client/use-pages";
import { patchPost } from "~/features/posts/post.queries";
import { actionSuccesses } from "~/shared/action-successes";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { PrayerStatus, PrayerUpdate } from "./progress";

/** `Pages<PrayerUpdate>` */
const getListKey = (postId: string) => ["prayer-updates", postId] as const;

const asUpdate = (value: unknown) => value as PrayerUpdate;

export function usePrayerUpdates(
  postId: string,
  initialPage: Page<PrayerUpdate>,
) {
  return usePages({
    queryKey: getListKey(postId),
    buildUrl: (page) => urls.api.prayerUpdates(postId, page),
    read: asUpdate,
    staleTime: 0,
    initialPage: { page: initialPage },
  });
}

export async function addUpdate(
  client: QueryClient,
  postId: string,
  content: string,
  idempotencyKey: string,
): Promise<void> {
  const url = urls.api.prayerUpdates(postId);
  const body = { content };
  const update = await sendJson(url, asUpdate, { body, idempotencyKey });
  await changeList(client, postId, (items, index) =>
    index === 0
      ? [update, ...items.filter(({ id }) => id !== update.id)]
      : items,
  );
  patchStatus(client, postId, null);
  toast({ ...actionSuccesses.prayerUpdate, variant: "success" });
}

export async function deleteUpdate(
  client: QueryClient,
  postId: string,
  updateId: string,
): Promise<void> {
  const url = urls.api.prayerUpdate(postId, updateId);
  await sendJson(url, () => null, { method: "DELETE" });
  await changeList(client, postId, (items) =>
    items.filter(({ id }) => id !== updateId),
  );
  toast({ ...actionSuccesses.deletePrayerUpdate, variant: "success" });
}

export async function setAnswer(
  client: QueryClient,
  postId: string,
  content: string,
): Promise<void> {
  await sendStatus(client, postId, urls.api.answer(postId), {
    method: "PUT",
    body: { content },
  });
  toast({ ...actionSuccesses.answer, variant: "success" });
}

export const takeBackAnswer = (client: QueryClient, postId: string) =>
  sendStatus(client, postId, urls.api.answer(postId), { method: "DELETE" });

export const setClosed = (
  client: QueryClient,
  postId: string,
  desired: boolean,
) => sendStatus(client, postId, urls.api.close(postId), { body: { desired } });

export const postponeCheckIn = (client: QueryClient, postId: string) =>
  sendStatus(client, postId, urls.api.checkIn(postId), {});

async function sendStatus(
  client: QueryClient,
  postId: string,
  url: string,
  options: Parameters<typeof sendJson>[2],
): Promise<void> {
  const asStatus = (value: unknown) => value as PrayerStatus | null;
  patchStatus(client, postId, await sendJson(url, asStatus, options));
}

/** Each of these actions answers the check-in. */
function patchStatus(
  client: QueryClient,
  postId: string,
  status: PrayerStatus | null,
): void {
  patchPost(client, postId, (post) => ({
    ...post,
    prayer: post.prayer && { ...post.prayer, ...status, isCheckInDue: false },
  }));
}

async function changeList(
  client: QueryClient,
  postId: string,
  change: (items: PrayerUpdate[], index: number) => PrayerUpdate[],
): Promise<void> {
  const queryKey = getListKey(postId);
  // A response that was requested earlier would undo the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Pages<PrayerUpdate>>(queryKey, (data) =>
    updatePages(data, change),
  );
}
