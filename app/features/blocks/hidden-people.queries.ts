import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { getPage } from "~/browser/api-client";
import { useShowMore } from "~/browser/use-show-more";
import { urls } from "~/shared/urls";
import type { UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import type { HiddenKind } from "./block";
import { userKeys } from "~/features/users/user-keys";

export type HiddenPages = InfiniteData<Page<UserSummary>>;

const asPerson = (value: unknown) => value as UserSummary;
const lists = { blocked: urls.api.blockedUsers, muted: urls.api.mutedUsers };

/** Whom the viewer has blocked or muted. */
export function useHiddenPeople(kind: HiddenKind) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: userKeys.hidden(kind),
    queryFn: ({ pageParam, signal }) =>
      getPage(
        lists[kind](pageParam === null ? {} : { cursor: pageParam }),
        asPerson,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const showMore = useShowMore(query.fetchNextPage);
  return {
    ...query,
    showMore,
    people: data?.pages.flatMap(({ items }) => items),
  };
}
