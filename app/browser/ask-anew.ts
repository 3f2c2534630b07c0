import type {
  InvalidateQueryFilters,
  QueryClient,
  QueryFilters,
} from "@tanstack/react-query";

/**
 * Asks for what an answer has changed. What is only just being asked for the first time is asked for
 * again: its answer may be from before, and TanStack, having nothing to replace, would let it stand.
 */
export async function askAnew(
  client: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const first: QueryFilters = {
    ...filters,
    fetchStatus: "fetching",
    predicate: ({ state }) => state.data === undefined,
  };
  // At once where there is none: then everything happens in the order of the presses.
  if (client.getQueryCache().findAll(first).length > 0) {
    await client.cancelQueries(first);
  }
  await client.invalidateQueries(filters);
}
