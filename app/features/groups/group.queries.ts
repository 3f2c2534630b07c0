import { useQuery, type QueryClient } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import type { Group } from "./group";

export const groupKeys = {
  all: ["groups"] as const,
  mine: ["groups", "mine"] as const,
  find: (query: string) => ["groups", "find", query] as const,
  one: (slug: string) => ["groups", "one", slug] as const,
  members: (slug: string) => ["groups", "one", slug, "members"] as const,
  requests: (slug: string) => ["groups", "one", slug, "requests"] as const,
  invites: (slug: string) => ["groups", "one", slug, "invites"] as const,
};

const toGroup = (value: unknown) => value as Group;

export function useGroup(slug: string, initialGroup: Group | null) {
  return useQuery({
    queryKey: groupKeys.one(slug),
    queryFn: ({ signal }) => getJson(urls.api.group(slug), toGroup, signal),
    ...(initialGroup && { initialData: initialGroup }),
  });
}

/** After the viewer's role or the group itself has changed: everything about it is read again. */
export const refetchGroups = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: groupKeys.all });
