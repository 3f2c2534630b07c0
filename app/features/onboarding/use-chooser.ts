import { useRef } from "react";
import { useDraft } from "~/browser/drafts";
import { preferenceIds } from "~/features/users/preference";
import type { PreferenceId } from "~/features/users/preference";
import { dismissFailure, toast } from "~/ui/toast-store";
import { noneChosen } from "./preference-words";
import { useSavePreferences } from "./preferences.queries";

/** A choice, and what it takes to save it. `onSaved` hears of success before anybody reads of it. */
export function useChooser(
  viewerId: string,
  saved: readonly PreferenceId[],
  onSaved: () => void = () => undefined,
) {
  const draft = useDraft(viewerId, "preferences", asChoice);
  const chosen = draft.value ?? saved;
  const saving = useSavePreferences(() => {
    draft.write(null);
    onSaved();
  });
  // Two presses of one moment come before it is drawn as pending.
  const busy = useRef(false);
  return {
    chosen,
    toggle: (id: PreferenceId) => {
      dismissFailure(noneChosen.description);
      draft.write(
        chosen.includes(id)
          ? chosen.filter((other) => other !== id)
          : [...chosen, id],
      );
    },
    pending: saving.isPending,
    failed: saving.isError,
    save: () => {
      if (chosen.length === 0) {
        toast({ ...noneChosen, variant: "destructive" });
        return;
      }
      if (busy.current) return;
      busy.current = true;
      saving.mutate(chosen, {
        onSettled: () => {
          busy.current = false;
        },
      });
    },
  };
}

/** By hand: zod would cost 6 KB for one list of words. */
function asChoice(found: unknown): PreferenceId[] | null {
  return Array.isArray(found)
    ? preferenceIds.filter((id) => found.includes(id))
    : null;
}

export type Chooser = ReturnType<typeof useChooser>;
