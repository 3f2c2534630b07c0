import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { createToggleQueues } from "~/browser/toggle-queue";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import type { Favourite, FavouriteReply } from "./favourite";

export const favouriteKeys = {
  /** `Favourite[]`, all of the viewer's. */
  mine: ["favourites"],
} as const;

const asFavourites = (value: unknown) => value as Favourite[];
const asReply = (value: unknown) => value as FavouriteReply;

/**
 * The viewer's favourite verses: all of them, a hundred rows at most, so that pages are turned
 * without asking again. `initial` is what a page brought along.
 */
export function useFavourites(initial: Favourite[] | null): Favourite[] {
  const { data } = useQuery({
    queryKey: favouriteKeys.mine,
    queryFn: ({ signal }) =>
      getJson(urls.api.favourites(), asFavourites, signal),
    ...(initial && { initialData: initial }),
  });
  return data ?? [];
}

export function useFavourite(): (place: Favourite, wanted: boolean) => void {
  const client = useQueryClient();
  return (place, wanted) => {
    void wantFavourite(client, place, wanted);
  };
}

const want = createToggleQueues();

/** Shows at once, and is taken back if it fails. */
export async function wantFavourite(
  client: QueryClient,
  place: Favourite,
  wanted: boolean,
): Promise<void> {
  const complete = client.getQueryData(favouriteKeys.mine) !== undefined;
  // An answer from before would show the old state again.
  await client.cancelQueries({ queryKey: favouriteKeys.mine });
  show(client, place, wanted);
  want<FavouriteReply>(client, place.reference, wanted, {
    confirmed: !wanted,
    send: (desired) => {
      const { book, chapter, verse } = place;
      const body = { book, chapter, verse, desired };
      return sendJson(urls.api.favourites(), asReply, { body });
    },
    valueOf: ({ favourite }) => favourite,
    onReply: (_, newest) => {
      show(client, place, newest);
    },
    onRollback: (confirmed, error) => {
      show(client, place, confirmed);
      failureToast(reasonOf(error));
    },
    onIdle: () => {
      void askAnew(client, { queryKey: userKeys.profiles });
      if (complete) return;
      void askAnew(client, { queryKey: favouriteKeys.mine });
    },
  });
}

function show(client: QueryClient, place: Favourite, wanted: boolean): void {
  client.setQueryData<Favourite[]>(favouriteKeys.mine, (before = []) => {
    const others = before.filter(
      ({ reference }) => reference !== place.reference,
    );
    return wanted ? [place, ...others] : others;
  });
}

/** Of a hundred and first verse the server says what to do. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 422 && error.problem
    ? (error.problem.detail ?? failure)
    : failure;
}

const failure = "Failed to update favourite verses. Please try again.";
