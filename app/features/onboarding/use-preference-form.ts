import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { updateViewer, viewerKey } from "~/features/auth/viewer.queries";
import { postKeys } from "~/features/posts/post.queries";
import { preferenceIds, type PreferenceId } from "~/features/users/preference";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { dismissErrorToast, errorToast, toast } from "~/ui/toast-store";
import { noneChosenMessage, type Preferences } from "./preference";

interface PreferenceValues {
  preferences: readonly PreferenceId[];
}

/** `onSaved` runs before the success toast. */
export function usePreferenceForm(
  viewerId: string,
  saved: readonly PreferenceId[],
  onSaved: (saved: readonly PreferenceId[]) => void,
) {
  const client = useQueryClient();
  const initial: PreferenceValues = { preferences: saved };
  const { values, change, submit, pending, failure } = useDraftForm(
    { safeParse: (data: PreferenceValues) => ({ data }) },
    {
      owner: viewerId,
      name: "preferences",
      initial,
      send: (body) =>
        sendJson(urls.api.preferences, (value) => value as Preferences, {
          body,
        }),
      onSuccess: (response) => {
        updateCaches(client, response);
        onSaved(response.preferences);
        toast({ title: "Preferences Saved!", variant: "success" });
      },
      onFailure: () => {
        errorToast("Failed to save preferences. Please try again.");
      },
    },
  );
  // A stored draft may have ids that no longer exist.
  const chosen = preferenceIds.filter((id) => values.preferences.includes(id));
  return {
    chosen,
    toggle: (id: PreferenceId) => {
      dismissErrorToast(noneChosenMessage.description);
      change({
        preferences: chosen.includes(id)
          ? chosen.filter((other) => other !== id)
          : [...chosen, id],
      });
    },
    pending,
    failed: failure !== null,
    save: () => {
      if (chosen.length > 0) submit();
      else toast({ ...noneChosenMessage, variant: "destructive" });
    },
  };
}

/** Refetches everything the preferences rank. */
function updateCaches(
  client: QueryClient,
  { preferencesSetAt }: Preferences,
): void {
  // Update the viewer now, because the refetch below takes a round trip.
  updateViewer(client, { preferencesSetAt });
  void client.invalidateQueries({ queryKey: viewerKey });
  void client.invalidateQueries({ queryKey: userKeys.suggested });
  const feed = postKeys.orderedFeed("all", "preferred");
  // Inactive queries aren't refetched, so the old order would show first.
  client.removeQueries({ queryKey: feed, type: "inactive" });
  void client.invalidateQueries({ queryKey: feed });
}

export type PreferenceForm = ReturnType<typeof usePreferenceForm>;
