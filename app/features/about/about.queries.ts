import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import type { About } from "./about";

export const aboutKeys = {
  /** `About`. Under the profile's key, because following someone can show more of it. */
  byUser: (userId: string) => [...userKeys.profile(userId), "about"],
} as const;

export const toAbout = (value: unknown) => value as About;

export function useAbout(
  userId: string,
  initialAbout: About | null,
  enabled = true,
) {
  return useQuery({
    queryKey: aboutKeys.byUser(userId),
    queryFn: ({ signal }) => getJson(urls.api.about(userId), toAbout, signal),
    enabled,
    ...(initialAbout && { initialData: initialAbout }),
  });
}
