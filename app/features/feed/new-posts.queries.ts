import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getPage } from "~/client/api-client";
import {
  asPost,
  postKeys,
  type PostPages,
} from "~/features/posts/post.queries";
import type { PrayerFilter } from "~/features/prayer/prayer-filter";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import type { FeedType } from "./feed";
import { buildOrderQuery, type FeedOrder } from "./feed-order";
import { firstPageSize } from "./feed-tab";
import { feedErrorMessage } from "./post-list";

/** A shorter absence isn't worth a request. */
const minAwayMs = 15_000;

export interface FeedListing {
  type: FeedType;
  order: FeedOrder;
  /** Of the Prayer tab. */
  prayers?: PrayerFilter | undefined;
}

/** Checks a list for new posts when it is shown again, and when the user returns to the tab. There is no polling. */
export function useNewPosts({ type, order, prayers }: FeedListing) {
  const client = useQueryClient();
  const listKey = postKeys.orderedFeed(type, prayers ?? order);
  const queryKey = ["new-posts", type, prayers ?? order];
  const { data: hasNewPosts } = useQuery({
    queryKey,
    /** Whether the newest post isn't in the list and isn't the viewer's. Cost: three rows. */
    queryFn: async ({ signal }) => {
      // The list is still loading.
      if (!client.getQueryData(listKey)) return false;
      const { items } = await getPage(
        urls.api.posts({
          type,
          prayers,
          ...(order === "following" && { order }),
          limit: 1,
        }),
        asPost,
        signal,
      );
      const [newest] = items;
      const list = client.getQueryData<PostPages>(listKey);
      const shown = list?.pages.flatMap((page) => page.items) ?? [];
      return (
        newest !== undefined &&
        !newest.isOwn &&
        !shown.some(({ id }) => id === newest.id)
      );
    },
    initialData: false,
    initialDataUpdatedAt: client.getQueryState(listKey)?.dataUpdatedAt ?? 0,
    staleTime: minAwayMs,
    refetchOnWindowFocus: true,
  });

  const load = useMutation({
    mutationFn: () =>
      getPage(
        urls.api.posts({
          type,
          prayers,
          ...buildOrderQuery(order),
          limit: firstPageSize,
        }),
        asPost,
      ),
    onSuccess: (page) => {
      client.setQueryData<PostPages>(listKey, {
        pages: [page],
        pageParams: [null],
      });
      client.setQueryData(queryKey, false);
    },
    onError: () => {
      errorToast(feedErrorMessage);
    },
  });
  return { hasNewPosts, load };
}
