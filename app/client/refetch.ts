import type {
  InvalidateQueryFilters,
  QueryClient,
  QueryFilters,
} from "@tanstack/react-query";

/**
 * Invalidates queries after a write. A query that is fetching for the first time is cancelled and fetched again: its
 * response may predate the write, and TanStack doesn't refetch a query without data.
 */
export async function refetchQueries(
  client: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const first: QueryFilters = {
    ...filters,
    fetchStatus: "fetching",
    predicate: ({ state }) => state.data === undefined,
  };
  // Skip the await if there are none, so that updates stay in the order of the clicks.
  if (client.getQueryCache().findAll(first).length > 0) {
    await client.cancelQueries(first);
  }
  await client.invalidateQueries(filters);
}
