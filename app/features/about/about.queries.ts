import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import type { About } from "./about";

export const aboutKeys = {
  /** `About`. Asked for anew with the profile: who follows may see more than who does not. */
  of: (userId: string) => [...userKeys.profile(userId), "about"],
} as const;

export const asAbout = (value: unknown) => value as About;

/** What a person says of themselves, as the server drew it or else from the API. */
export function useAbout(userId: string, drawn: About | null) {
  return useQuery({
    queryKey: aboutKeys.of(userId),
    queryFn: ({ signal }) => getJson(urls.api.about(userId), asAbout, signal),
    ...(drawn && { initialData: drawn }),
  });
}
