import { useQueryClient } from "@tanstack/react-query";
import type { HideAct } from "~/features/blocks/person-menu";
import type { UserSummary } from "~/features/users/user";
import { failureToast } from "~/ui/toast-store";

/** Mutes or blocks a person, or takes that back, as soon as the code for it is here. */
export function useHidePerson() {
  const client = useQueryClient();
  return async (act: HideAct, user: UserSummary): Promise<void> => {
    const acts = await import("./hide-person").catch(() => null);
    if (acts) await acts.hidePerson(client, act, user);
    else failureToast("Please check your connection and try again.");
  };
}
