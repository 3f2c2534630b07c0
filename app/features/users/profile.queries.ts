import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { userKeys } from "./follow.queries";
import type { Profile } from "./user";

const asProfile = (value: unknown) => value as Profile;

/** A person's page as the server drew it at `at` (ms), kept by what follow buttons change. */
export function useProfile(profile: Profile, at: number): Profile {
  const { data } = useQuery({
    queryKey: userKeys.profile(profile.id),
    queryFn: ({ signal }) =>
      getJson(urls.api.user(profile.id), asProfile, signal),
    initialData: profile,
    initialDataUpdatedAt: at,
  });
  return data;
}
