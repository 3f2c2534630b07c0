import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { optimisticToggle } from "~/client/optimistic-toggle";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import type { Favourite, FavouriteResponse } from "./favourite";

export const favouriteKeys = {
  /** `Favourite[]`: all of the viewer's. */
  mine: ["favourites"],
} as const;

const asFavourites = (value: unknown) => value as Favourite[];
const asResponse = (value: unknown) => value as FavouriteResponse;

/**
 * All of the viewer's favourite verses (at most 100), so that changing chapters needs no request.
 * `initial` is the loader's data, if any.
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

const failure = "Failed to update favourite verses. Please try again.";

export const toggleFavourite = optimisticToggle<
  Favourite & { id: string },
  FavouriteResponse
>({
  name: "favourite",
  send: ({ book, chapter, verse, version }, desired) => {
    const body = { book, chapter, verse, version, desired };
    return sendJson(urls.api.favourites(), asResponse, { body });
  },
  isOn: ({ favourite }) => favourite,
  staleQueries: () => [{ queryKey: favouriteKeys.mine }],
  patch: (client, { id, ...verseRef }, desired) => {
    const { dataUpdatedAt: updatedAt = 0 } =
      client.getQueryState(favouriteKeys.mine) ?? {};
    // Keeps the age of the data. It's 0 if nothing was loaded yet, and `refresh` then fetches the list.
    client.setQueryData<Favourite[]>(
      favouriteKeys.mine,
      (before = []) => {
        const others = before.filter(({ reference }) => reference !== id);
        return desired ? [verseRef, ...others] : others;
      },
      { updatedAt },
    );
  },
  refresh: (client) => {
    void refetchQueries(client, { queryKey: userKeys.profiles });
    void refetchQueries(client, {
      queryKey: favouriteKeys.mine,
      predicate: ({ state }) => state.dataUpdatedAt === 0,
    });
  },
  // If the limit is reached, the server's message explains what to do.
  onError: (_client, _verse, _desired, error) => {
    const isLimitError = error instanceof ApiError && error.status === 422;
    errorToast((isLimitError && error.problem?.detail) || failure);
  },
});

export function useSetFavourite(): (
  verseRef: Favourite,
  desired: boolean,
) => void {
  const client = useQueryClient();
  return (verseRef, desired) => {
    void toggleFavourite(
      client,
      { ...verseRef, id: verseRef.reference },
      desired,
    );
  };
}

/** Shows or hides a favourite on the profile. */
export const toggleFavouriteShown = optimisticToggle<
  Favourite & { id: string },
  FavouriteResponse
>({
  name: "favourite-shown",
  send: ({ book, chapter, verse, version }, shown) => {
    const body = { book, chapter, verse, version, desired: true, shown };
    return sendJson(urls.api.favourites(), asResponse, { body });
  },
  isOn: ({ shown }) => shown,
  staleQueries: () => [{ queryKey: favouriteKeys.mine }],
  patch: (client, { id }, shown) => {
    client.setQueryData<Favourite[]>(favouriteKeys.mine, (all) =>
      all?.map((one) => (one.reference === id ? { ...one, shown } : one)),
    );
  },
  refresh: (client) => {
    void refetchQueries(client, { queryKey: userKeys.profiles });
  },
  onError: () => {
    errorToast(failure);
  },
});

export function useSetFavouriteShown(): (
  verse: Favourite,
  on: boolean,
) => void {
  const client = useQueryClient();
  return (verse, on) => {
    void toggleFavouriteShown(client, { ...verse, id: verse.reference }, on);
  };
}
