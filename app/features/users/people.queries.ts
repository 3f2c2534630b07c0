import { useInfiniteQuery } from "@tanstack/react-query";
import { getPage } from "~/browser/api-client";
import { useShowMore } from "~/browser/use-show-more";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { peoplePageSize } from "./people-page";
import type { PeopleTab } from "./profile-tab";
import type { ListedUser } from "./user";
import { userKeys } from "./user-keys";

const asListed = (value: unknown) => value as ListedUser;

/** The beginning of a list, as the server brought it along at `at` (ms). */
export interface PeopleSeed {
  page: Page<ListedUser>;
  at: number;
}

/** Who follows a person, or whom the person follows, by cursor. */
export function usePeople(
  tab: PeopleTab,
  userId: string,
  seed: PeopleSeed | null,
) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: userKeys.people(tab, userId),
    queryFn: ({ pageParam, signal }) =>
      getPage(
        urls.api[tab](userId, {
          limit: peoplePageSize,
          ...(pageParam !== null && { cursor: pageParam }),
        }),
        asListed,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page<ListedUser>) => next,
    ...(seed && {
      initialData: { pages: [seed.page], pageParams: [null] },
      initialDataUpdatedAt: seed.at,
    }),
  });
  const showMore = useShowMore(query.fetchNextPage);
  return {
    ...query,
    people: data?.pages.flatMap(({ items }) => items),
    showMore,
  };
}
