import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import type { Profile } from "./user";
import { userKeys } from "./user-keys";

const asProfile = (value: unknown) => value as Profile;

/** A person's page, as the server drew it at `at` (ms) or else from the API; kept by what follow buttons change. */
export function useProfile(userId: string, drawn: Profile | null, at: number) {
  return useQuery({
    queryKey: userKeys.profile(userId),
    queryFn: ({ signal }) => getJson(urls.api.user(userId), asProfile, signal),
    ...(drawn?.id === userId && {
      initialData: drawn,
      initialDataUpdatedAt: at,
    }),
  });
}
