import { useQueryClient } from "@tanstack/react-query";
import type { HideAct } from "~/features/blocks/person-menu";
import type { UserSummary } from "~/features/users/user";
import { hidePerson } from "./hide-person";

/** Mutes or blocks a person, or takes that back. */
export function useHidePerson() {
  const client = useQueryClient();
  return (act: HideAct, user: UserSummary) => hidePerson(client, act, user);
}
