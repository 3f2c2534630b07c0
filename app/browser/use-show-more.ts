import { useCallback } from "react";

/** Asks a list's query for its next page; one that is under way already is not asked for twice. */
export function useShowMore(
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>,
): () => void {
  return useCallback(() => {
    void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage]);
}
