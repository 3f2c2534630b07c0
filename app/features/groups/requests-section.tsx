import { usePages } from "~/client/use-pages";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { PersonRow } from "~/features/users/person-row";
import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { EmptyState } from "~/ui/states";
import type { Group } from "./group";
import { groupKeys, useMembersChange } from "./group.queries";
import type { GroupRequest } from "./membership";

/** For leaders: who asks to join, oldest first. */
export function RequestsSection({ group }: { group: Group }) {
  const { slug, requestsCount } = group;
  const { submit, pending, input } = useMembersChange(slug);
  const query = usePages({
    queryKey: groupKeys.requests(slug),
    buildUrl: (page) => urls.api.group(slug, "/requests", page),
    read: (value) => value as GroupRequest,
  });
  const renderRequest = ({ user, message }: GroupRequest) => {
    const path = `requests/${user.id}`;
    const button = (accept: boolean, label: string) => (
      <Button
        size="sm"
        variant={accept ? "primary" : "secondary"}
        pending={
          pending && input?.path === path && input.body["accept"] === accept
        }
        aria-label={`${label} ${displayName(user)}`}
        onClick={() => {
          restoreFocusAfterRemoval();
          submit({ path, body: { accept } });
        }}
      >
        {label}
      </Button>
    );
    return (
      <PersonRow key={user.id} user={user} variant="listed">
        <p
          dir="auto"
          className="w-full clip-ink text-sm whitespace-pre-line empty:hidden"
        >
          {message}
        </p>
        <div className="flex flex-wrap justify-end gap-2 max-sm:w-full">
          {button(false, "Decline")}
          {button(true, "Accept")}
        </div>
      </PersonRow>
    );
  };
  return (
    <section
      aria-labelledby="requests"
      className="card needs-script overflow-hidden shadow-card max-sm:[&_.truncate]:whitespace-normal"
    >
      <h2 id="requests" className="px-4 pt-4 font-serif text-xl">
        Requests{requestsCount > 0 && ` (${requestsCount})`}
      </h2>
      <InfiniteList
        query={query}
        skeletons={<PeopleSkeletons label="Loading requests" />}
        errorMessage="Couldn't load the requests. Please try again."
        empty={
          <EmptyState icon="people" title="No requests are waiting">
            You'll be notified when someone asks to join.
          </EmptyState>
        }
      >
        {(requests) => <ul>{requests.map(renderRequest)}</ul>}
      </InfiniteList>
    </section>
  );
}
