import { Button } from "~/ui/button";
import { Loading, Skeleton } from "~/ui/states";
import { PersonRow } from "./person-row";
import { displayName } from "./user";
import { suggestionsHeading, useSuggestions } from "./use-suggestions";

/** The mobile variant. One row, so that its height doesn't depend on the number of suggestions. */
export function SuggestedRail({ offset }: { offset: number }) {
  const { users, isLoading, list, followAt } = useSuggestions(offset);
  if (users.length === 0 && !isLoading) return null;
  return (
    <div className="card py-4 shadow-card">
      <h2 className="px-4 font-serif text-lg sm:px-5">{suggestionsHeading}</h2>
      {isLoading ? (
        <Loading
          label="Loading suggestions"
          className={`${rail} overflow-hidden`}
        >
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-48 w-40 shrink-0" />
          ))}
        </Loading>
      ) : (
        <ul ref={list} className={`${rail} snap-x overflow-x-auto`}>
          {users.map((user, index) => (
            <PersonRow key={user.id} user={user} variant="card">
              <Button
                size="sm"
                aria-label={`Follow ${displayName(user)}`}
                onClick={() => {
                  followAt(index);
                }}
                className="w-full"
              >
                Follow
              </Button>
            </PersonRow>
          ))}
        </ul>
      )}
    </div>
  );
}

const rail = "mt-2 flex gap-3 px-4 pb-1 sm:px-5 scroll-px-4";
