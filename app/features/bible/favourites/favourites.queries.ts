import {
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { optimisticToggle } from "~/client/optimistic-toggle";
import { useSubmit } from "~/client/use-submit";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import type { Favourite, FavouriteResponse } from "./favourite";

export const favouriteKeys = {
  /** `Favourite[]`: all of the viewer's. */
  mine: ["favourites"],
} as const;

/**
 * All of the viewer's favourite verses (at most 100), so that changing chapters needs no request.
 * `initial` is the loader's data, if any.
 */
export function useFavourites(initial: Favourite[] | null): Favourite[] {
  const { data } = useQuery({
    queryKey: favouriteKeys.mine,
    queryFn: ({ signal }) =>
      getJson(urls.api.favourites, (value) => value as Favourite[], signal),
    ...(initial && { initialData: initial }),
  });
  return data ?? [];
}

const failure = "Failed to update favourite verses. Please try again.";

const getFields = ({ shown, reference, ...fields }: Favourite) => fields;

export const toggleFavourite = optimisticToggle<
  Favourite & { id: string },
  FavouriteResponse
>({
  name: "favourite",
  url: () => urls.api.favourites,
  fields: ({ id, ...favourite }) => getFields(favourite),
  isOnlineOnly: true,
  isOn: ({ favourite }) => favourite,
  staleQueries: () => [{ queryKey: favouriteKeys.mine }],
  patch: (client, { id, ...verseRef }, desired) => {
    client.setQueryData<Favourite[]>(favouriteKeys.mine, (before = []) => {
      const others = before.filter(({ reference }) => reference !== id);
      return desired ? [verseRef, ...others] : others;
    });
  },
  refresh: refetchFavourites,
  // If the limit is reached, the server's message explains what to do.
  onError: (_client, _verse, _desired, error) => {
    const isLimitError = error instanceof ApiError && error.status === 422;
    errorToast((isLimitError && error.problem?.detail) || failure);
  },
});

export function useSetFavouriteShown(favourite: Favourite) {
  const client = useQueryClient();
  return useSubmit(
    (shown: boolean) =>
      sendJson(urls.api.favourites, () => null, {
        body: { ...getFields(favourite), desired: true, shown },
      }),
    {
      failureMessage: failure,
      onSuccess: () => refetchFavourites(client),
      onFailure: errorToast,
    },
  );
}

async function refetchFavourites(client: QueryClient): Promise<void> {
  await Promise.all([
    refetchQueries(client, { queryKey: favouriteKeys.mine }),
    refetchQueries(client, { queryKey: userKeys.profiles }),
  ]);
}
