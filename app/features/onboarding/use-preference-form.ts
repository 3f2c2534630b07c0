import { useQueryClient } from "@tanstack/react-query";
import { useDraftForm } from "~/client/use-draft-form";
import { preferenceIds, type PreferenceId } from "~/features/users/preference";
import { dismissErrorToast, errorToast, toast } from "~/ui/toast-store";
import { noneChosenMessage, saveFailedMessage } from "./preference-text";
import { savePreferences } from "./preferences.queries";

interface PreferenceValues {
  preferences: readonly PreferenceId[];
}

/** `onSaved` runs before the success toast. */
export function usePreferenceForm(
  viewerId: string,
  saved: readonly PreferenceId[],
  onSaved?: () => void,
) {
  const client = useQueryClient();
  const initial: PreferenceValues = { preferences: saved };
  const { values, change, submit, pending, failure } = useDraftForm(
    { safeParse: (data: PreferenceValues) => ({ data }) },
    {
      owner: viewerId,
      name: "preferences",
      initial,
      send: ({ preferences }) => savePreferences(client, preferences),
      onSuccess: () => {
        onSaved?.();
        toast({ title: "Preferences Saved!", variant: "success" });
      },
      onFailure: () => {
        errorToast(saveFailedMessage);
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

export type PreferenceForm = ReturnType<typeof usePreferenceForm>;
