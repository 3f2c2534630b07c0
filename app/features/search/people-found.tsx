import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { FollowButton } from "~/features/users/follow-button";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { PersonRow } from "~/features/users/person-row";
import { displayName } from "~/features/users/user";
import type { ListedUser } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { EmptyState, ErrorState } from "~/ui/states";
import { foundMax } from "./search";

const asPeople = (value: unknown) => value as ListedUser[];

interface PeopleFoundProps {
  q: string;
  viewerId: string | undefined;
  /** Whom the server found, where it drew the page. */
  drawn: ListedUser[] | null;
}

/** Whom a search finds, in every state it can be in. */
export function PeopleFound({ q, viewerId, drawn }: PeopleFoundProps) {
  const { data: people, ...query } = useQuery({
    queryKey: userKeys.found(q),
    queryFn: ({ signal }) =>
      getJson(urls.api.peopleSearch(q), asPeople, signal),
    enabled: q !== "",
    // Whoever has come, gone or hidden meanwhile is asked for anew.
    staleTime: drawn ? Infinity : 0,
    ...(drawn && { initialData: drawn }),
  });
  if (q === "") {
    return (
      <EmptyState icon="people" title="Who are you looking for?">
        Type a name, a part of one, or a handle.
      </EmptyState>
    );
  }
  if (query.isPending) return <PeopleSkeletons />;
  if (!people) {
    return (
      <ErrorState
        title="The search did not work. Please try again."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (people.length === 0) {
    return (
      <EmptyState icon="search" title={`Nobody was found for “${q}”.`}>
        Try a shorter part of the name, or the handle.
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="px-1 text-sm text-ink-soft">
        {people.length < foundMax
          ? `${people.length} ${plural(people.length, "person", "people")} found`
          : `The first ${foundMax}. Type more of the name to find somebody else.`}
      </p>
      <ul className="card overflow-hidden shadow-card">
        {people.map((person) => (
          <PersonRow key={person.id} user={person} look="listed">
            {person.id !== viewerId && (
              <FollowButton
                user={person}
                name={displayName(person)}
                size="sm"
              />
            )}
          </PersonRow>
        ))}
      </ul>
    </>
  );
}
