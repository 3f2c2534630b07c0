import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { optimisticToggle } from "~/browser/optimistic-toggle";
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

const failure = "Failed to update favourite verses. Please try again.";

/** Shows at once, and is taken back if it fails. */
export const wantFavourite = optimisticToggle<
  Favourite & { id: string },
  FavouriteReply
>({
  name: "favourite",
  send: ({ book, chapter, verse, version }, desired) => {
    const body = { book, chapter, verse, version, desired };
    return sendJson(urls.api.favourites(), asReply, { body });
  },
  isOn: ({ favourite }) => favourite,
  outdated: () => [{ queryKey: favouriteKeys.mine }],
  patch: (client, { id, ...place }, wanted) => {
    const { dataUpdatedAt: updatedAt = 0 } =
      client.getQueryState(favouriteKeys.mine) ?? {};
    // As old as before: 0 where they were not known yet, and are asked for below.
    client.setQueryData<Favourite[]>(
      favouriteKeys.mine,
      (before = []) => {
        const others = before.filter(({ reference }) => reference !== id);
        return wanted ? [place, ...others] : others;
      },
      { updatedAt },
    );
  },
  refresh: (client) => {
    void askAnew(client, { queryKey: userKeys.profiles });
    void askAnew(client, {
      queryKey: favouriteKeys.mine,
      predicate: ({ state }) => state.dataUpdatedAt === 0,
    });
  },
  // Of a hundred and first verse the server says what to do.
  failed: (_client, _place, _wanted, error) => {
    const ruled = error instanceof ApiError && error.status === 422;
    failureToast((ruled && error.problem?.detail) || failure);
  },
});

export function useFavourite(): (place: Favourite, wanted: boolean) => void {
  const client = useQueryClient();
  return (place, wanted) => {
    void wantFavourite(client, { ...place, id: place.reference }, wanted);
  };
}

/** A favourite on its owner's profile, or for them alone again. */
const wantShown = optimisticToggle<Favourite & { id: string }, FavouriteReply>({
  name: "favourite-shown",
  send: ({ book, chapter, verse, version }, shown) => {
    const body = { book, chapter, verse, version, desired: true, shown };
    return sendJson(urls.api.favourites(), asReply, { body });
  },
  isOn: ({ shown }) => shown,
  outdated: () => [{ queryKey: favouriteKeys.mine }],
  patch: (client, { id }, shown) => {
    client.setQueryData<Favourite[]>(favouriteKeys.mine, (all) =>
      all?.map((one) => (one.reference === id ? { ...one, shown } : one)),
    );
  },
  refresh: (client) => {
    void askAnew(client, { queryKey: userKeys.profiles });
  },
  failed: () => {
    failureToast(failure);
  },
});

export function useShowFavourite(): (verse: Favourite, on: boolean) => void {
  const client = useQueryClient();
  return (verse, on) => {
    void wantShown(client, { ...verse, id: verse.reference }, on);
  };
}
