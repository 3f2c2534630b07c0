import { useRef } from "react";
import { useDraft } from "~/client/drafts";
import { preferenceIds, type PreferenceId } from "~/features/users/preference";
import { dismissErrorToast, toast } from "~/ui/toast-store";
import { noneChosenMessage } from "./preference-text";
import { useSavePreferences } from "./preferences.queries";

/** `onSaved` runs before the success toast. */
export function usePreferenceForm(
  viewerId: string,
  saved: readonly PreferenceId[],
  onSaved: () => void = () => undefined,
) {
  const draft = useDraft(viewerId, "preferences", parseDraft);
  const chosen = draft.value ?? saved;
  const mutation = useSavePreferences(() => {
    draft.write(null);
    onSaved();
  });
  // A double click arrives before `isPending` has rendered.
  const isSavingRef = useRef(false);
  return {
    chosen,
    toggle: (id: PreferenceId) => {
      dismissErrorToast(noneChosenMessage.description);
      draft.write(
        chosen.includes(id)
          ? chosen.filter((other) => other !== id)
          : [...chosen, id],
      );
    },
    pending: mutation.isPending,
    failed: mutation.isError,
    save: () => {
      if (chosen.length === 0) {
        toast({ ...noneChosenMessage, variant: "destructive" });
        return;
      }
      if (isSavingRef.current) return;
      isSavingRef.current = true;
      mutation.mutate(chosen, {
        onSettled: () => {
          isSavingRef.current = false;
        },
      });
    },
  };
}

/** Validated by hand, because zod would add 6 KB to the bundle. */
function parseDraft(stored: unknown): PreferenceId[] | null {
  return Array.isArray(stored)
    ? preferenceIds.filter((id) => stored.includes(id))
    : null;
}

export type PreferenceForm = ReturnType<typeof usePreferenceForm>;
