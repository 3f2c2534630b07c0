import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Puts what the server drew into the query cache, for a part of the page whose code is fetched apart:
 * what has been invalidated by the time that code is here is asked for anew. `at`: ms, when it was drawn; now,
 * where nobody says.
 */
export function useDrawn(
  queryKey: QueryKey,
  drawn: object | null,
  at?: number,
): void {
  const client = useQueryClient();
  useState(() => {
    if (drawn && !client.getQueryState(queryKey)) {
      client.setQueryData(queryKey, drawn, at ? { updatedAt: at } : {});
    }
  });
}
