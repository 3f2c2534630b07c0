import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { viewerKey } from "~/features/auth/viewer.queries";
import { postKeys } from "~/features/posts/post.queries";
import { userKeys } from "~/features/users/user-keys";
import type { PreferenceId } from "~/features/users/preference";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { failureToast, toast } from "~/ui/toast-store";
import type { Preferences } from "./preference";
import { notSaved, saved } from "./preference-words";

const preferencesKey = ["users", "preferences"] as const;

/** See `Reader`: the API's tests hold every reply against the schema. */
const asPreferences = (value: unknown) => value as Preferences;

/** What the viewer has chosen, as the server drew it at `at` (ms). */
export function usePreferences(drawn: Preferences, at: number) {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) =>
      getJson(urls.api.preferences, asPreferences, signal),
    initialData: drawn,
    initialDataUpdatedAt: at,
  });
}

/** Saves a choice; then what it puts in order is asked for anew. */
export function useSavePreferences(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: readonly PreferenceId[]) =>
      sendJson(urls.api.preferences, asPreferences, { body: { preferences } }),
    onSuccess: (reply) => {
      adopt(client, reply);
      onSaved();
      toast({ title: saved, variant: "success" });
    },
    onError: () => {
      failureToast(notSaved);
    },
  });
}

function adopt(client: QueryClient, reply: Preferences): void {
  const { preferencesSetAt } = reply;
  client.setQueryData(preferencesKey, reply);
  // spec §7: the current user is refreshed; what is known of it already shows at once.
  client.setQueryData<Viewer | null>(
    viewerKey,
    (viewer) => viewer && { ...viewer, preferencesSetAt },
  );
  void client.invalidateQueries({ queryKey: viewerKey });
  void client.invalidateQueries({ queryKey: userKeys.suggested });
  const feed = postKeys.feedIn("all", "preferred");
  // A list that nobody looks at would be shown as it was, however old.
  client.removeQueries({ queryKey: feed, type: "inactive" });
  void client.invalidateQueries({ queryKey: feed });
}
