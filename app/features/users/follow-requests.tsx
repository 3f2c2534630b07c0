import { useQueryClient } from "@tanstack/react-query";
import { usePages, type InitialPage } from "~/client/use-pages";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { updateFollower } from "./follower.queries";
import { peoplePageSize } from "./people-page";
import { PersonRow } from "./person-row";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { displayName, type UserSummary } from "./user";
import { userKeys } from "./user-keys";

/** Pending follow requests, above the viewer's own followers. */
export function FollowRequests({
  initialPage,
}: {
  initialPage: InitialPage<UserSummary> | null;
}) {
  const client = useQueryClient();
  const { items = [], ...query } = usePages({
    queryKey: userKeys.requests,
    buildUrl: (page) =>
      urls.api.followRequests({ limit: peoplePageSize, ...page }),
    read: (value) => value as UserSummary,
    initialPage,
  });
  const { list, prepareRemoval } = useFocusAfterRemoval<HTMLUListElement>(
    items.length,
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="card mb-4 shadow-card">
      <h2 id="requests" className="px-4 pt-4 font-serif text-lg">
        Requests
      </h2>
      <ul ref={list}>
        {items.map((user, index) => {
          const answer = (desired: boolean) =>
            submitButtonProps(
              urls.api.follower(user.id),
              ["desired", `${desired}`],
              () => {
                // Each row has two buttons.
                prepareRemoval(2 * index);
                void updateFollower(client, user, desired);
              },
            );
          return (
            <PersonRow key={user.id} user={user} variant="listed">
              <div className="ml-auto flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Decline ${displayName(user)}`}
                  {...answer(false)}
                >
                  Decline
                </Button>
                <Button
                  size="sm"
                  aria-label={`Approve ${displayName(user)}`}
                  {...answer(true)}
                >
                  Approve
                </Button>
              </div>
            </PersonRow>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <div className="p-3 text-center">
          <Button
            variant="quiet"
            pending={query.isFetchingNextPage}
            onClick={query.showMore}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
