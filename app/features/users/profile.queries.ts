import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import type { Profile } from "./user";
import { userKeys } from "./user-keys";

const parseProfile = (value: unknown) => value as Profile;

/** Starts with the loader's profile. Follow buttons patch this query. */
export function useProfile(
  userId: string,
  initialData: Profile | null,
  initialDataUpdatedAt: number,
) {
  return useQuery({
    queryKey: userKeys.profile(userId),
    queryFn: ({ signal }) =>
      getJson(urls.api.user(userId), parseProfile, signal),
    ...(initialData?.id === userId && {
      initialData: initialData,
      initialDataUpdatedAt: initialDataUpdatedAt,
    }),
  });
}
