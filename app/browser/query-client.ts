import { QueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { fetchByKey } from "./api-client";

/** spec §9: fresh for 5 minutes; no retry, no polling, no refetch on window focus. */
const fresh = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: fresh,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once, and says so, rather than wait for better days unseen.
        networkMode: "always",
        // Which would leave it there once the network is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** spec §7: the address of the current user is its key. Nobody's id where nobody is signed in. */
export function viewerId(client: QueryClient): string {
  const viewer = client.getQueryData<Viewer | null>([urls.api.currentUser]);
  return viewer?.id ?? "";
}
