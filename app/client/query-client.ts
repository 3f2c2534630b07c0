import { minuteMs } from "~/shared/duration.mjs";
import { QueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { fetchByKey } from "./api-client";

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: 5 * minuteMs,
        retry: false,
        refetchOnWindowFocus: false,
        // Offline calls fail at once and show an error, instead of pausing invisibly until there is a network.
        networkMode: "always",
        // Off by default with networkMode 'always'.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** The signed-in user's id; empty for visitors. */
export function getViewerId(client: QueryClient): string {
  const viewer = client.getQueryData<Viewer | null>([urls.api.currentUser]);
  return viewer?.id ?? "";
}
