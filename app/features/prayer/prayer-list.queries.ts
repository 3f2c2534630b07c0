import { sendJson } from "~/client/api-client";
import { sendOrQueue } from "~/client/outbox";
import { minuteMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { ListedPrayer } from "./prayer-list";

/** `ListedPrayer[]`, fetched with the default `queryFn`. */
export const prayerListKey = [urls.api.prayers];

/** The local date. */
export const getToday = () =>
  utcDate(Date.now() - new Date().getTimezoneOffset() * minuteMs);

/** Of a press in the outbox: one for each item and day. */
export const getPressSlot = ({ id, postId }: ListedPrayer, day: string) =>
  `prayed:${postId ?? id}:${day}`;

/** Says that the user prayed on this day. Without a network it goes to the outbox. */
export function markPrayed(item: ListedPrayer, day: string): Promise<unknown> {
  const { id, postId } = item;
  const call =
    postId === null
      ? ({
          url: urls.api.prayer(id),
          method: "PATCH",
          body: { prayedOn: day },
        } as const)
      : { url: urls.api.prayed(postId), body: { desired: true, day } };
  return sendOrQueue(() => sendJson(call.url, (value) => value, call), {
    ...call,
    kind: "listed_prayer",
    key: crypto.randomUUID(),
    slot: getPressSlot(item, day),
    payload: null,
  });
}
