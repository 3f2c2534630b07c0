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

/** How a press is sent: for a request to the request, for own words to the item of the list. */
function buildPress({ id, postId }: ListedPrayer, day: string) {
  if (postId === null) {
    const url = urls.api.prayer(id);
    return {
      kind: "own_prayer",
      method: "PATCH",
      url,
      body: { prayedOn: day },
      payload: null,
    } as const;
  }
  const thing = { id: `${postId}:${day}`, postId, day };
  return {
    kind: "prayed",
    method: "POST",
    url: urls.api.prayed(postId),
    body: { desired: true, day },
    payload: { thing, desired: true },
  } as const;
}

/** Of a press in the outbox: one for each item and day. */
export const getPressSlot = ({ id, postId }: ListedPrayer, day: string) =>
  postId === null ? `own_prayer:${id}:${day}` : `prayed:${postId}:${day}`;

/** Says that the user prayed on this day. Without a network it goes to the outbox. */
export function markPrayed(item: ListedPrayer, day: string): Promise<unknown> {
  const press = buildPress(item, day);
  const { url, method, body } = press;
  return sendOrQueue(() => sendJson(url, (value) => value, { method, body }), {
    ...press,
    key: crypto.randomUUID(),
    slot: getPressSlot(item, day),
  });
}
