import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { adjustCount, optimisticToggle } from "~/client/optimistic-toggle";
import { sendOrQueue } from "~/client/outbox";
import { getFailureMessage } from "~/client/use-submit";
import type { PrayerData } from "~/features/posts/post";
import { patchPost } from "~/features/posts/post.queries";
import { showPostError } from "~/features/posts/show-post-error";
import { actionSuccesses } from "~/shared/action-successes";
import { minuteMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { PrayedMessage, PrayedResponse } from "./prayed";
import type { ListedPrayer } from "./prayer-list";

interface PrayerDay {
  /** Different for each day: a press that waits offline must not be replaced by one of the next day. */
  id: string;
  postId: string;
  /** The user's local date. */
  day: string;
  message?: PrayedMessage;
}

export const getToday = () =>
  utcDate(Date.now() - new Date().getTimezoneOffset() * minuteMs);

const toPrayerDay = (postId: string, day = getToday()) => ({
  id: `${postId}:${day}`,
  postId,
  day,
});

function patchPrayer(
  client: QueryClient,
  postId: string,
  change: (prayer: PrayerData) => Partial<PrayerData>,
): void {
  patchPost(client, postId, ({ prayer, ...post }) => ({
    ...post,
    prayer: prayer && { ...prayer, ...change(prayer) },
  }));
}

const onToday = (prayedToday: boolean) => ({
  prayedToday,
  prayedUntil: prayedToday
    ? new Date(new Date().setHours(24, 0, 0, 0)).toISOString()
    : null,
});

/** False after midnight, although the page may still say `prayedToday`. */
export const hasPrayedToday = (
  { prayedUntil }: Pick<PrayerData, "prayedUntil">,
  now: number,
) => prayedUntil !== null && Date.parse(prayedUntil) > now;

function applyResponse(
  client: QueryClient,
  { postId, day }: PrayerDay,
  { prayed, ...counts }: PrayedResponse,
): void {
  patchPrayer(client, postId, () => ({
    ...counts,
    ...(day === getToday() && onToday(prayed)),
  }));
}

export const togglePrayerDay = optimisticToggle<PrayerDay, PrayedResponse>({
  name: "prayed",
  url: ({ postId }) => urls.api.prayed(postId),
  fields: ({ day, message }) => ({ day, message }),
  isOn: ({ prayed }) => prayed,
  // `peopleCount` changes with the response: the browser doesn't know whether the viewer prayed on another day.
  patch: (client, { postId, day }, on) => {
    patchPrayer(client, postId, (prayer) =>
      day !== getToday() || hasPrayedToday(prayer, Date.now()) === on
        ? {}
        : { ...onToday(on), prayedCount: adjustCount(prayer.prayedCount, on) },
    );
  },
  applyResponse,
  onError: (client, { postId }, _, error) => {
    const fallback = "Couldn't save that. Please try again.";
    showPostError(client, postId, error, getFailureMessage(error, fallback));
  },
});

/** Says that the viewer prayed today, or undoes it. Optimistic; without a network it goes to the outbox. */
export const togglePrayed = (
  client: QueryClient,
  postId: string,
  desired: boolean,
) => togglePrayerDay(client, toPrayerDay(postId), desired);

/** Of a press in the outbox: one for each item and day. */
export const getPressSlot = ({ id, postId }: ListedPrayer, day: string) =>
  `prayed:${postId ?? id}:${day}`;

/** Says that the viewer prayed for an item of their list on this day. Rejects on failure, unlike `togglePrayed`. */
export async function markPrayed(
  client: QueryClient,
  item: ListedPrayer,
  day: string,
): Promise<void> {
  if (item.postId !== null) {
    const thing = toPrayerDay(item.postId, day);
    const sent = await togglePrayerDay.send(thing, true);
    if (sent) applyResponse(client, thing, sent);
    return;
  }
  const call = {
    url: urls.api.prayer(item.id),
    method: "PATCH",
    body: { prayedOn: day },
  } as const;
  await sendOrQueue(() => sendJson(call.url, () => null, call), {
    ...call,
    kind: "listed_prayer",
    key: crypto.randomUUID(),
    slot: getPressSlot(item, day),
    payload: null,
  });
}

/** Adds a message to today's press. */
export async function sendPrayedMessage(
  postId: string,
  message: PrayedMessage,
): Promise<void> {
  try {
    const thing = { ...toPrayerDay(postId), message };
    const sent = await togglePrayerDay.send(thing, true);
    toast(
      sent ? { title: "Sent", variant: "success" } : actionSuccesses.waiting,
    );
  } catch (error) {
    errorToast(getFailureMessage(error, "Couldn't send it. Please try again."));
  }
}
