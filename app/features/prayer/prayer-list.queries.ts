import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { sendOrQueue } from "~/client/outbox";
import { urls } from "~/shared/urls";
import type { ListedPrayer } from "./prayer-list";
import { sendPrayed } from "./prayed.queries";

/** Of a press in the outbox: one for each item and day. */
export const getPressSlot = ({ id, postId }: ListedPrayer, day: string) =>
  `prayed:${postId ?? id}:${day}`;

/** Says that the user prayed on this day. Without a network it goes to the outbox. */
export function markPrayed(
  client: QueryClient,
  item: ListedPrayer,
  day: string,
): Promise<unknown> {
  if (item.postId !== null) return sendPrayed(client, item.postId, day);
  const call = {
    url: urls.api.prayer(item.id),
    method: "PATCH",
    body: { prayedOn: day },
  } as const;
  return sendOrQueue(() => sendJson(call.url, () => null, call), {
    ...call,
    kind: "listed_prayer",
    key: crypto.randomUUID(),
    slot: getPressSlot(item, day),
    payload: null,
  });
}
