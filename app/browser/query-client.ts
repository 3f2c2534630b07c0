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
      },
      mutations: { retry: false },
    },
  });
}
