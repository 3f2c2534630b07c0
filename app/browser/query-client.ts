import { QueryClient } from "@tanstack/react-query";

/** spec §9: fresh for 5 minutes; no retry, no polling, no refetch on window focus. */
const fresh = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: fresh, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
