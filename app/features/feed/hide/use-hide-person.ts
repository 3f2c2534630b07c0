import { useQueryClient } from "@tanstack/react-query";
import type { HideAction } from "~/features/blocks/person-menu";
import type { UserSummary } from "~/features/users/user";
import { hidePerson } from "./hide-person";

export function useHidePerson() {
  const client = useQueryClient();
  return (action: HideAction, user: UserSummary) =>
    hidePerson(client, action, user);
}
