import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { usePages, type InitialPage } from "~/client/use-pages";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Icon } from "~/ui/icon";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { updateFollower } from "./follower.queries";
import { PersonRow } from "./person-row";
import { peoplePageSize, profileTabHref } from "./profile-tab";
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
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="card mb-4 shadow-card">
      <h2 id="requests" className="px-4 pt-4 font-serif text-lg">
        Requests
      </h2>
      <ul>
        {items.map((user) => {
          const answer = (desired: boolean) =>
            submitButtonProps(
              urls.api.follower(user.id),
              ["desired", `${desired}`],
              () => {
                restoreFocusAfterRemoval();
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

/** Links from the viewer's own profile to the pending follow requests. `count` is capped at 100. */
export function RequestsNote({ count }: { count: number }) {
  if (count === 0) return null;
  const people = plural(count, "person asks", "people ask");
  return (
    <Link
      to={profileTabHref("followers")}
      preventScrollReset
      className="card flex touch items-center gap-3 p-4 text-sm hover:bg-sunken"
    >
      <Icon name="people" className="size-5 shrink-0 text-gold" />
      <span className="min-w-0 flex-1 font-semibold">
        {count < 100 ? count : "100 or more"} {people} to follow you
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-soft" />
    </Link>
  );
}
