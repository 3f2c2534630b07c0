import { useQuery, type QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/client/api-client";
import { viewerKey } from "~/features/auth/viewer.queries";
import { postKeys } from "~/features/posts/post.queries";
import { userKeys } from "~/features/users/user-keys";
import type { PreferenceId } from "~/features/users/preference";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { Preferences } from "./preference";

const preferencesKey = ["users", "preferences"] as const;

const asPreferences = (value: unknown) => value as Preferences;

export function usePreferences(
  initialData: Preferences,
  initialDataUpdatedAt: number,
) {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) =>
      getJson(urls.api.preferences, asPreferences, signal),
    initialData,
    initialDataUpdatedAt,
  });
}

export async function savePreferences(
  client: QueryClient,
  preferences: readonly PreferenceId[],
): Promise<void> {
  const body = { preferences };
  const url = urls.api.preferences;
  updateCaches(client, await sendJson(url, asPreferences, { body }));
}

/** Refetches everything the preferences rank. */
function updateCaches(client: QueryClient, response: Preferences): void {
  const { preferencesSetAt } = response;
  client.setQueryData(preferencesKey, response);
  // Update the viewer now, because the refetch below takes a round trip.
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, preferencesSetAt },
  );
  void client.invalidateQueries({ queryKey: viewerKey });
  void client.invalidateQueries({ queryKey: userKeys.suggested });
  const feed = postKeys.orderedFeed("all", "preferred");
  // Inactive queries aren't refetched, so the old order would show first.
  client.removeQueries({ queryKey: feed, type: "inactive" });
  void client.invalidateQueries({ queryKey: feed });
}
