import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import type { Profile } from "./user";
import { userKeys } from "./user-keys";

/** Starts with the loader's profile. Follow buttons patch this query. */
export function useProfile(
  userId: string,
  initialData: Profile | null,
  initialDataUpdatedAt: number,
) {
  return useQuery({
    queryKey: userKeys.profile(userId),
    queryFn: ({ signal }) =>
      getJson(urls.api.user(userId), (value) => value as Profile, signal),
    ...(initialData?.id === userId && { initialData, initialDataUpdatedAt }),
  });
}
