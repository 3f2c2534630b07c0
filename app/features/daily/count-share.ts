import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import type { DailyKind } from "./daily";
import type { DailyShareReply } from "./daily-wire";
import { patchCounts } from "./patch-counts";

const asShare = (value: unknown) => value as DailyShareReply;

/** A person's sharing counts once a day, so only the server knows the new number. */
export async function countDailyShare(
  client: QueryClient,
  kind: DailyKind,
  date: string,
): Promise<void> {
  try {
    const { sharesCount } = await sendJson(
      urls.api.dailyShare(kind, date),
      asShare,
      { body: {} },
    );
    patchCounts(client, kind, date, () => ({ sharesCount }));
  } catch {
    failureToast("Failed to update share. Please try again.");
  }
}
