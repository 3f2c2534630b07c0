import { useRef } from "react";
import type { PreferenceId } from "~/features/users/preference";
import { dismissFailure, toast } from "~/ui/toast-store";
import { noneChosen } from "./preference-words";
import { useSavePreferences } from "./preferences.queries";
import { useChoice } from "./use-choice";

/** A choice, and what it takes to save it. `onSaved` hears of success before anybody reads of it. */
export function useChooser(
  viewerId: string,
  saved: readonly PreferenceId[],
  onSaved: () => void = () => undefined,
) {
  const { chosen, toggle, forget } = useChoice(viewerId, saved);
  const saving = useSavePreferences(() => {
    forget();
    onSaved();
  });
  // Two presses of one moment come before it is drawn as pending.
  const busy = useRef(false);
  return {
    chosen,
    toggle: (id: PreferenceId) => {
      dismissFailure(noneChosen.description);
      toggle(id);
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

export type Chooser = ReturnType<typeof useChooser>;
