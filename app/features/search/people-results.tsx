import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getJson } from "~/client/api-client";
import { FollowButton } from "~/features/users/follow-button";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { PersonRow } from "~/features/users/person-row";
import type { ListedUser } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { EmptyState, ErrorState } from "~/ui/states";
import { maxResults } from "./search";

const toUsers = (value: unknown) => value as ListedUser[];

interface PeopleResultsProps {
  q: string;
  viewerId: string | undefined;
  /** From the loader, or null after client-side navigation. */
  initialPeople: ListedUser[] | null;
  /** What else was found: first if no people were. Its key prevents a new fetch when it moves. */
  children: ReactNode;
}

export function PeopleResults({
  q,
  viewerId,
  initialPeople,
  children,
}: PeopleResultsProps) {
  const { data: people, ...query } = useQuery({
    queryKey: userKeys.search(q),
    queryFn: ({ signal }) => getJson(urls.api.userSearch(q), toUsers, signal),
    enabled: q !== "",
    // Refetches repeated searches, because results change.
    staleTime: initialPeople ? Infinity : 0,
    ...(initialPeople && { initialData: initialPeople }),
  });
  if (q === "") {
    return (
      <EmptyState icon="people" title="Who are you looking for?">
        Type the name of a person or a group, part of it, or a handle.
      </EmptyState>
    );
  }
  if (!people) {
    return (
      <>
        {query.isPending ? (
          <PeopleSkeletons />
        ) : (
          <ErrorState
            title="Couldn't search. Please try again."
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {children}
      </>
    );
  }
  if (people.length === 0) {
    return (
      <>
        {children}
        <EmptyState icon="search" title={`No people found for “${q}”.`}>
          Try a shorter part of the name, or the handle.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <p role="status" className="px-1 text-sm text-ink-soft">
        {people.length < maxResults
          ? `${people.length} ${plural(people.length, "person", "people")} found`
          : `Showing the first ${maxResults}. Type more of the name to find others.`}
      </p>
      <ul className="card overflow-hidden shadow-card">
        {people.map((person) => (
          <PersonRow key={person.id} user={person} variant="listed">
            {person.id !== viewerId && <FollowButton user={person} size="sm" />}
          </PersonRow>
        ))}
      </ul>
      {children}
    </>
  );
}
