import { QueryClient } from "@tanstack/react-query";
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
