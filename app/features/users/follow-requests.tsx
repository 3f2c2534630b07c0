import { useQueryClient } from "@tanstack/react-query";
import { usePages } from "~/browser/use-pages";
import type { Seed } from "~/browser/use-pages";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";
import { answerFollower } from "./follower.queries";
import { peoplePageSize } from "./people-page";
import { PersonRow } from "./person-row";
import { useNextButton } from "./use-next-button";
import { displayName } from "./user";
import type { UserSummary } from "./user";
import { userKeys } from "./user-keys";

/** Above one's own followers: who asks to be one. Of nobody it says nothing. */
export function FollowRequests({ seed }: { seed: Seed<UserSummary> | null }) {
  const client = useQueryClient();
  const { items = [], ...query } = usePages({
    queryKey: userKeys.requests,
    urlOf: (page) =>
      urls.api.followRequests({ limit: peoplePageSize, ...page }),
    read: (value) => value as UserSummary,
    seed,
  });
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(items.length);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="card mb-4 shadow-card">
      <h2 id="requests" className="px-4 pt-4 font-serif text-lg">
        Requests
      </h2>
      <ul ref={list}>
        {items.map((user, at) => {
          const answer = (desired: boolean) =>
            press(urls.api.follower(user.id), ["desired", `${desired}`], () => {
              // Two buttons a row.
              leaveFrom(2 * at);
              void answerFollower(client, user, desired);
            });
          return (
            <PersonRow key={user.id} user={user} look="listed">
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
