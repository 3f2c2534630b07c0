import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import type { DailyKind } from "./daily";
import type { DailyShareResponse } from "./daily-api";
import { patchCounts } from "./patch-counts";

const asShare = (value: unknown) => value as DailyShareResponse;

/** Not optimistic: a user's shares of an item count once, so only the server knows the new count. */
export async function recordDailyShare(
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
    errorToast("Failed to update share. Please try again.");
  }
}
